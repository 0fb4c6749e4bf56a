import { getDocument } from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import { openPdf } from './pdf'

jest.mock('pdfjs-dist/legacy/build/pdf.min.mjs', () => ({ getDocument: jest.fn() }))
jest.mock('pdfjs-dist/legacy/build/pdf.worker.min.mjs', () => ({ parser: true }))
jest.mock('./pdf-globals', () => ({ addPdfGlobals: jest.fn() }))

const FOLDER = 'https://site/pdf/'

class Canvas {
  static hasContext = true
  constructor(
    public width: number,
    public height: number,
  ) {}
  getContext(type: string, options?: object) {
    return Canvas.hasContext ? { type, ...options } : null
  }
  transferToImageBitmap() {
    return { width: this.width, height: this.height }
  }
}

/** A document whose pages have this size in points. */
function stubDocument(width = 612, height = 792) {
  const page = {
    getViewport: ({ scale }: { scale: number }) => ({ width: width * scale, height: height * scale, scale }),
    render: jest.fn((_options: { viewport: { scale: number }; intent: string }) => ({ promise: Promise.resolve() })),
    cleanup: jest.fn(),
  }
  const document = { numPages: 3, getPage: jest.fn(async () => page), loadingTask: { destroy: jest.fn() } }
  jest.mocked(getDocument).mockReturnValue({ promise: Promise.resolve(document) } as never)
  return { document, page }
}

beforeEach(() => {
  Canvas.hasContext = true
  Object.assign(globalThis, { OffscreenCanvas: Canvas })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))

it('opens a document with the data of the site, without forms, system fonts and another worker', async () => {
  const { document } = stubDocument()
  const bytes = Uint8Array.of(1)
  const pdf = await openPdf(bytes, FOLDER)
  expect(pdf.pages).toBe(3)
  expect(getDocument).toHaveBeenCalledWith({
    data: bytes,
    cMapUrl: FOLDER,
    cMapPacked: true,
    standardFontDataUrl: FOLDER,
    wasmUrl: FOLDER,
    useWorkerFetch: true,
    disableFontFace: true,
    isOffscreenCanvasSupported: true,
    enableXfa: false,
    CanvasFactory: expect.any(Function),
    FilterFactory: expect.any(Function),
    verbosity: 0,
  })
  expect(globalThis).toMatchObject({ pdfjsWorker: { parser: true } })
  await pdf.close()
  expect(document.loadingTask.destroy).toHaveBeenCalledTimes(1)
})

it.each([
  ['PasswordException', 'pdfEncrypted'],
  ['InvalidPDFException', 'pdfDamaged'],
])('%s is reported as %s', async (name, code) => {
  const failure = Promise.reject(Object.assign(new Error(), { name }))
  jest.mocked(getDocument).mockReturnValue({ promise: failure } as never)
  await expect(openPdf(Uint8Array.of(), FOLDER)).rejects.toMatchObject({ code })
})

describe('a page', () => {
  // 300 dots per inch of 72 points; at most 16 megapixels.
  it.each([
    [600, 600, 2500, 2500],
    [600.1, 300.1, 2501, 1251],
    [2000, 2000, 4000, 4000],
  ])('of %d × %d points is drawn with %d × %d pixels', async (width, height, ...pixels) => {
    const { document, page } = stubDocument(width, height)
    const bitmap = await (await openPdf(Uint8Array.of(), FOLDER)).draw(2)
    expect([bitmap.width, bitmap.height]).toEqual(pixels)
    expect(document.getPage).toHaveBeenCalledWith(2)
    expect(page.render).toHaveBeenCalledWith(expect.objectContaining({ intent: 'print' }))
    expect(page.cleanup).toHaveBeenCalledTimes(1)
  })

  it('without room for a canvas is out of memory', async () => {
    stubDocument()
    Canvas.hasContext = false
    await expect((await openPdf(Uint8Array.of(), FOLDER)).draw(1)).rejects.toMatchObject({ code: 'outOfMemory' })
  })
})

it('the canvases of pdf.js are those of a worker, and filters none', async () => {
  stubDocument()
  await openPdf(Uint8Array.of(), FOLDER)
  const { CanvasFactory, FilterFactory } = jest.mocked(getDocument).mock.lastCall![0] as never as {
    CanvasFactory: new () => Record<
      'create' | 'reset' | 'destroy' | 'getNoAlphaContext',
      (...args: unknown[]) => unknown
    >
    FilterFactory: new () => Record<string, (...args: unknown[]) => unknown>
  }
  const canvases = new CanvasFactory()
  const pair = canvases.create(3, 2) as { canvas: Canvas | null; context: unknown }
  expect(pair).toMatchObject({ canvas: { width: 3, height: 2 }, context: { type: '2d', willReadFrequently: true } })
  const { canvas } = pair
  expect(canvases.getNoAlphaContext(canvas)).toEqual({ type: '2d', alpha: false, willReadFrequently: true })
  canvases.reset(pair, 5, 4)
  expect(canvas).toMatchObject({ width: 5, height: 4 })
  canvases.destroy(pair)
  expect(canvas).toMatchObject({ width: 0, height: 0 })
  expect(pair).toEqual({ canvas: null, context: null })
  expect(() => canvases.reset(pair, 1, 1)).not.toThrow()
  const { destroy, ...filters } = new FilterFactory()
  expect(Object.values(filters).map((filter) => filter())).toEqual(Array(7).fill('none'))
  expect(destroy!()).toBeUndefined()
})
