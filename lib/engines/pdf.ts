import type { PDFDocumentProxy } from 'pdfjs-dist'
import { ToolError } from '@/lib/core/errors'

/** Dots per inch at which pages are drawn: what Tesseract was trained on. */
const DOTS_PER_INCH = 300
const POINTS_PER_INCH = 72
/** A page is drawn with at most so many pixels, whatever its size on paper. */
const MOST_PIXELS = 16_000_000

interface CanvasAndContext {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

/** Canvases without a document, for a worker. */
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
}

/** SVG filters need a document; pages are drawn without them. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy = () => {}
}

/** An opened PDF. */
export interface Pdf {
  readonly pages: number
  /** Draws a page, the first being 1, as it would be printed at 300 dots per inch. */
  draw(page: number): Promise<ImageBitmap>
  close(): Promise<void>
}

function refusal(error: unknown): Error {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return new ToolError('pdfEncrypted')
  return new ToolError('pdfDamaged')
}

async function draw(document: PDFDocumentProxy, number: number): Promise<ImageBitmap> {
  const page = await document.getPage(number)
  const paper = page.getViewport({ scale: 1 })
  const most = Math.sqrt(MOST_PIXELS / (paper.width * paper.height))
  const viewport = page.getViewport({ scale: Math.min(DOTS_PER_INCH / POINTS_PER_INCH, most) })
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  if (!context) throw new ToolError('outOfMemory')
  // pdf.js draws on any canvas; its types know the page's only.
  const target = { canvas, canvasContext: context } as unknown as { canvas: HTMLCanvasElement }
  await page.render({ ...target, viewport, intent: 'print' }).promise
  page.cleanup()
  return canvas.transferToImageBitmap()
}

/**
 * Opens a PDF with pdf.js, which is loaded here. `dataFolder` is where its character maps, fonts and decoders are served
 * (absolute address). For a worker. ToolErrors `pdfEncrypted` (a password is needed), `pdfDamaged`.
 */
export async function openPdf(bytes: Uint8Array, dataFolder: string): Promise<Pdf> {
  const [{ getDocument }, parser] = await Promise.all([
    import('pdfjs-dist/build/pdf.min.mjs'),
    import('pdfjs-dist/build/pdf.worker.min.mjs'),
  ])
  // With its parser on the same thread, pdf.js starts no worker of its own.
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
      isEvalSupported: false,
      isOffscreenCanvasSupported: true,
      enableXfa: false,
      CanvasFactory: WorkerCanvases,
      FilterFactory: NoFilters,
      verbosity: 0,
    }).promise
    return {
      pages: document.numPages,
      draw: (page) => draw(document, page),
      close: () => document.loadingTask.destroy(),
    }
  } catch (error) {
    throw refusal(error)
  }
}
