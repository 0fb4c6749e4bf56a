import type { OPS as Operators, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { ToolError } from '@/lib/core/errors'
import type { Size } from '@/lib/image/pixels/geometry'
import type { TextPiece } from '@/lib/tools/text-extractor/text-layer'
import { addPdfGlobals } from './pdf-globals'

/** Resolution at which pages are rendered, the one that Tesseract was trained on. */
export const DOTS_PER_INCH = 300
export const POINTS_PER_INCH = 72
/** Maximum number of pixels of a rendered page. */
const MAX_PIXELS = 16_000_000
/** Longer side of a page that is only shown. */
const SHOWN_SIDE = 1200

interface CanvasAndContext {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

/** Creates canvases in a worker, where there is no document. */
class WorkerCanvases {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (!canvas) return
    canvas.width = width
    canvas.height = height
  }

  destroy(pair: CanvasAndContext): void {
    this.reset(pair, 0, 0)
    pair.canvas = null
    pair.context = null
  }

  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  }
}

/** Disables SVG filters, which need a document. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  addSelectionHCMFilter = () => 'none'
  destroy = () => {}
}

export interface Pdf {
  readonly pages: number
  /** Renders a page (from 1) at 300 dots per inch. */
  draw(page: number): Promise<ImageBitmap>
  /** The text that a page (from 1) has itself. */
  text(page: number): Promise<TextLayer>
  /** A page for display, turned clockwise by quarters, and the share of it that pictures cover. */
  show(page: number, turns: number): Promise<{ readonly canvas: OffscreenCanvas; readonly pictured: number }>
  /** True when the text of a page is not what is seen, but what was recognized in a picture over or under it. */
  hidesText(page: number): Promise<boolean>
  close(): Promise<void>
}

function toToolError(error: unknown): Error {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return new ToolError('pdfEncrypted')
  return new ToolError('pdfDamaged')
}

/** The text of a page at its places, in points from the top left of the page turned so that most of the text is upright. */
export interface TextLayer extends Size {
  readonly pieces: readonly TextPiece[]
  /** Clockwise quarter turns, 0 to 3. */
  readonly turns: number
}

type Matrix = readonly number[]

/** The product of two transformations, the second one first (PDF 32000-1, 8.3.4). */
function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  const [A, B, C, D, E, F] = [a!, b!, c!, d!, e!, f!]
  return [A * g! + C * h!, B * g! + D * h!, A * i! + C * j!, B * i! + D * j!, A * k! + C * l! + E, B * k! + D * l! + F]
}

const quartersOf = ([a, b]: Matrix) => (Math.round(Math.atan2(b!, a!) / (Math.PI / 2)) + 4) % 4

async function textOf(document: PDFDocumentProxy, number: number): Promise<TextLayer> {
  const page = await document.getPage(number)
  const [{ items, styles }, annotations] = await Promise.all([page.getTextContent(), page.getAnnotations()])
  const found = items.flatMap((item) => ('str' in item ? [item] : []))
  const asIs = page.getViewport({ scale: 1 })
  const letters = [0, 0, 0, 0]
  for (const { str, transform } of found) letters[quartersOf(product(asIs.transform, transform))]! += str.trim().length
  const turns = (4 - letters.indexOf(Math.max(...letters))) % 4
  const viewport = turned(page, turns, 1)
  const pieces = found.map(({ str, transform, width, height, dir, fontName }): TextPiece => {
    const matrix = product(viewport.transform, transform)
    const size = Math.hypot(matrix[2]!, matrix[3]!)
    return {
      ...{ text: str, x: matrix[4]!, y: matrix[5]!, angle: Math.atan2(matrix[1]!, matrix[0]!), size },
      ...{ length: styles[fontName]?.vertical ? height : width, isVertical: styles[fontName]?.vertical ?? false },
      isRightToLeft: dir === 'rtl',
    }
  })
  return {
    pieces: [...pieces, ...annotations.flatMap((each) => filledIn(each, viewport))],
    width: viewport.width,
    height: viewport.height,
    turns,
  }
}

/** The text of a field that was filled in, or of a note on the page, as lines of equal height. */
function filledIn(annotation: Annotation, viewport: { readonly transform: Matrix }): TextPiece[] {
  const { rect, hidden, annotationFlags = 0 } = annotation
  const value = valueOf(annotation)
  if (hidden || annotationFlags & UNSEEN || value.trim() === '') return []
  const [x0, y0, x1, y1] = [rect.slice(0, 2), rect.slice(2)].flatMap(([x, y]) =>
    product(viewport.transform, [1, 0, 0, 1, x!, y!]).slice(4),
  ) as [number, number, number, number]
  const lines = value.split(/\r\n?|\n/)
  const step = Math.abs(y1 - y0) / lines.length
  return lines.map((text, index) => ({
    text,
    x: Math.min(x0, x1),
    y: Math.min(y0, y1) + (index + 0.75) * step,
    angle: 0,
    size: Math.min(step, FIELD_SIZE),
    length: Math.min(Math.abs(x1 - x0), text.length * FIELD_SIZE * 0.5),
    isVertical: false,
    isRightToLeft: false,
  }))
}

/** Height in points up to which the text of a field is taken for the height of the field. */
const FIELD_SIZE = 12

/** The flags Hidden and NoView (PDF 32000-1, 12.5.3); pdf.js sets `hidden` for fields only. */
const UNSEEN = 2 | 32

interface Annotation {
  readonly subtype: string
  readonly annotationFlags?: number
  readonly rect: readonly number[]
  readonly hidden?: boolean
  readonly fieldType?: string | null
  readonly fieldValue?: unknown
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[]
  /** What the value of the field is when this box, or this one of several, is ticked. */
  readonly exportValue?: string | null
  readonly buttonValue?: string | null
  readonly contentsObj?: { readonly str: string }
}

/** What an annotation shows as text. The values of lists and buttons are names for programs, which nobody sees. */
function valueOf({ subtype, fieldType, fieldValue, contentsObj, ...field }: Annotation): string {
  if (subtype === 'FreeText') return contentsObj?.str ?? ''
  if (fieldType === 'Tx' && typeof fieldValue === 'string') return fieldValue
  if (fieldType === 'Ch' && Array.isArray(fieldValue)) {
    const shown = new Map(field.options?.map(({ exportValue, displayValue }) => [exportValue, displayValue]))
    return fieldValue.map((value: string) => shown.get(value) ?? value).join('\n')
  }
  const ticked = fieldType === 'Btn' && (field.exportValue ?? field.buttonValue)
  if (!ticked || ticked === 'Off') return ''
  return fieldValue === ticked ? '☑' : '☐'
}

function turned(page: PDFPageProxy, turns: number, scale: number) {
  return page.getViewport({ scale, rotation: page.rotate + turns * 90 })
}

/** The area of pictures on a page, as pdf.js has them: three corners of each, in fractions of the page. */
function areaOf(corners: ArrayLike<number>): number {
  let area = 0
  for (let at = 0; at + 5 < corners.length; at += 6) {
    const [x, y] = [corners[at]!, corners[at + 1]!]
    const [ax, ay, bx, by] = [corners[at + 2]! - x, corners[at + 3]! - y, corners[at + 4]! - x, corners[at + 5]! - y]
    area += Math.abs(ax * by - ay * bx)
  }
  return Math.min(1, area)
}

async function render(page: PDFPageProxy, viewport: ReturnType<typeof turned>, recordImages: boolean) {
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  if (!context) throw new ToolError('outOfMemory')
  // pdf.js accepts an OffscreenCanvas, but its types do not.
  const target = { canvas, canvasContext: context } as unknown as { canvas: HTMLCanvasElement }
  const task = page.render({ ...target, viewport, intent: 'print', recordImages })
  await task.promise
  const pictured = areaOf((task.imageCoordinates as ArrayLike<number> | null) ?? [])
  page.cleanup()
  return { canvas, pictured }
}

async function draw(document: PDFDocumentProxy, number: number): Promise<ImageBitmap> {
  const page = await document.getPage(number)
  const paper = page.getViewport({ scale: 1 })
  const most = Math.sqrt(MAX_PIXELS / (paper.width * paper.height))
  const viewport = page.getViewport({ scale: Math.min(DOTS_PER_INCH / POINTS_PER_INCH, most) })
  return (await render(page, viewport, false)).canvas.transferToImageBitmap()
}

async function show(document: PDFDocumentProxy, number: number, turns: number) {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  return render(page, turned(page, turns, SHOWN_SIDE / Math.max(width, height)), true)
}

/** Text is hidden by its rendering mode (PDF 32000-1, 9.3.6), or all of it lies under the pictures that are drawn later. */
async function hidesText(document: PDFDocumentProxy, number: number, operators: typeof Operators): Promise<boolean> {
  const page = await document.getPage(number)
  const { fnArray, argsArray } = await page.getOperatorList({ intent: 'print' })
  page.cleanup()
  const ofPictures = Object.entries(operators).flatMap(([name, code]) => (name.includes('Image') ? code : []))
  const firstPicture = fnArray.findIndex((code) => ofPictures.includes(code))
  if (fnArray.lastIndexOf(operators.showText) < firstPicture) return true
  return fnArray.some((code, at) => code === operators.setTextRenderingMode && argsArray[at][0] === INVISIBLE)
}

const INVISIBLE = 3

/**
 * Opens a PDF with pdf.js, in a worker. `dataFolder` is the absolute URL of its character maps, fonts and decoders.
 * Throws ToolErrors `pdfEncrypted` (a password is required) and `pdfDamaged`.
 */
export async function openPdf(bytes: Uint8Array, dataFolder: string): Promise<Pdf> {
  addPdfGlobals()
  // The other build calls functions that Firefox 140 and Safari before 26.2 do not have.
  const [{ getDocument, OPS }, parser] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.min.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs'),
  ])
  // With its parser on this thread, pdf.js does not start another worker.
  Object.assign(globalThis, { pdfjsWorker: parser })
  try {
    const document = await getDocument({
      data: bytes,
      cMapUrl: dataFolder,
      cMapPacked: true,
      standardFontDataUrl: dataFolder,
      wasmUrl: dataFolder,
      useWorkerFetch: true,
      disableFontFace: true,
      isOffscreenCanvasSupported: true,
      enableXfa: false,
      CanvasFactory: WorkerCanvases,
      FilterFactory: NoFilters,
      verbosity: 0,
    }).promise
    return {
      pages: document.numPages,
      draw: (page) => draw(document, page),
      text: (page) => textOf(document, page),
      show: (page, turns) => show(document, page, turns),
      hidesText: (page) => hidesText(document, page, OPS),
      close: () => document.loadingTask.destroy(),
    }
  } catch (error) {
    throw toToolError(error)
  }
}
