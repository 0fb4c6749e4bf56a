import type { PDFDocumentProxy } from 'pdfjs-dist'
import { ToolError } from '@/lib/core/errors'
import { addPdfGlobals } from './pdf-globals'

/** Resolution at which pages are rendered, the one that Tesseract was trained on. */
const DOTS_PER_INCH = 300
const POINTS_PER_INCH = 72
/** Maximum number of pixels of a rendered page. */
const MAX_PIXELS = 16_000_000

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
  close(): Promise<void>
}

function toToolError(error: unknown): Error {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return new ToolError('pdfEncrypted')
  return new ToolError('pdfDamaged')
}

async function draw(document: PDFDocumentProxy, number: number): Promise<ImageBitmap> {
  const page = await document.getPage(number)
  const paper = page.getViewport({ scale: 1 })
  const most = Math.sqrt(MAX_PIXELS / (paper.width * paper.height))
  const viewport = page.getViewport({ scale: Math.min(DOTS_PER_INCH / POINTS_PER_INCH, most) })
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  if (!context) throw new ToolError('outOfMemory')
  // pdf.js accepts an OffscreenCanvas, but its types do not.
  const target = { canvas, canvasContext: context } as unknown as { canvas: HTMLCanvasElement }
  await page.render({ ...target, viewport, intent: 'print' }).promise
  page.cleanup()
  return canvas.transferToImageBitmap()
}

/**
 * Opens a PDF with pdf.js, in a worker. `dataFolder` is the absolute URL of its character maps, fonts and decoders.
 * Throws ToolErrors `pdfEncrypted` (a password is required) and `pdfDamaged`.
 */
export async function openPdf(bytes: Uint8Array, dataFolder: string): Promise<Pdf> {
  addPdfGlobals()
  // The other build calls functions that Firefox 140 and Safari before 26.2 do not have.
  const [{ getDocument }, parser] = await Promise.all([
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
      close: () => document.loadingTask.destroy(),
    }
  } catch (error) {
    throw toToolError(error)
  }
}
