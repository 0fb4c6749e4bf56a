import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import { openPdf } from './pdf'

jest.mock('pdfjs-dist/legacy/build/pdf.min.mjs', () => ({
  getDocument: jest.fn(),
  OPS: { setTextRenderingMode: 38, showText: 44, paintFormXObjectBegin: 74, paintImageXObject: 85 },
}))
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
    rotate: 0,
    // Upright, or turned by 180°; the origin of a PDF is at the bottom left.
    getViewport: ({ scale, rotation = 0 }: { scale: number; rotation?: number }) => ({
      ...{ width: width * scale, height: height * scale, scale, rotation },
      transform: rotation === 180 ? [-1, 0, 0, 1, width, 0] : [1, 0, 0, -1, 0, height],
    }),
    getTextContent: jest.fn(async (): Promise<object> => ({ items: [], styles: {} })),
    getAnnotations: jest.fn(async (): Promise<object[]> => []),
    render: jest.fn((_options: { viewport: { scale: number }; intent: string }) => ({ promise: Promise.resolve() })),
    getOperatorList: jest.fn(async (_options: { intent: string }): Promise<object> => ({})),
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

describe('the text of a page', () => {
  const item = (str: string, transform: number[]) => ({
    str,
    transform,
    width: 40,
    height: 10,
    dir: 'ltr',
    fontName: 'f',
  })
  const textOf = async () => (await openPdf(Uint8Array.of(), FOLDER)).text(1)

  it('is at its places from the top left', async () => {
    const { page } = stubDocument(600, 800)
    page.getTextContent.mockResolvedValue({
      items: [item('word', [12, 0, 0, 12, 50, 700]), { type: 'beginMarkedContent' }],
      styles: { f: { vertical: false } },
    })
    const { pieces, ...rest } = await textOf()
    expect(rest).toEqual({ width: 600, height: 800, turns: 0 })
    const place = { x: 50, y: 100, size: 12, length: 40, isVertical: false, isRightToLeft: false }
    expect(pieces).toEqual([expect.objectContaining({ text: 'word', ...place })])
    expect(pieces[0]!.angle).toBeCloseTo(0)
  })

  it('is turned upright, with the page', async () => {
    const { page } = stubDocument(600, 800)
    page.getTextContent.mockResolvedValue({ items: [item('word', [-12, 0, 0, -12, 550, 100])], styles: {} })
    const { pieces, turns } = await textOf()
    expect(turns).toBe(2)
    expect(pieces[0]).toMatchObject({ x: 50, y: 100 })
    expect(pieces[0]!.angle).toBeCloseTo(0)
  })

  it('has what was filled into fields and written onto the page', async () => {
    const { page } = stubDocument(600, 800)
    const rect = [50, 690, 150, 710]
    page.getAnnotations.mockResolvedValue([
      { subtype: 'Widget', rect, fieldType: 'Tx', fieldValue: 'Kim' },
      { subtype: 'Widget', rect, fieldType: 'Tx', fieldValue: 'hidden', hidden: true },
      { subtype: 'FreeText', rect, contentsObj: { str: 'two\nlines' }, annotationFlags: 4 },
      { subtype: 'FreeText', rect, contentsObj: { str: 'hidden' }, annotationFlags: 2 },
      { subtype: 'FreeText', rect, contentsObj: { str: 'no view' }, annotationFlags: 36 },
      { subtype: 'Link', rect },
    ])
    const { pieces } = await textOf()
    expect(pieces.map(({ text, x, y }) => [text, x, y])).toEqual([
      ['Kim', 50, 105],
      ['two', 50, 97.5],
      ['lines', 50, 107.5],
    ])
  })

  it('has the entries of a list and the ticks of boxes as they are shown, not their values', async () => {
    const { page } = stubDocument(600, 800)
    const field = { subtype: 'Widget', rect: [50, 690, 150, 710] }
    const options = [
      { exportValue: 'kr', displayValue: 'Korea' },
      { exportValue: 'jp', displayValue: 'Japan' },
    ]
    page.getAnnotations.mockResolvedValue([
      { ...field, fieldType: 'Ch', fieldValue: ['jp', 'typed'], options },
      { ...field, fieldType: 'Ch', fieldValue: [], options },
      { ...field, fieldType: 'Btn', fieldValue: 'Yes', exportValue: 'Yes' },
      { ...field, fieldType: 'Btn', fieldValue: 'Off', exportValue: 'Yes' },
      { ...field, fieldType: 'Btn', fieldValue: '2', buttonValue: '1' },
      { ...field, fieldType: 'Btn', fieldValue: '2', buttonValue: '2' },
      // Without an appearance, nothing tells which of the group it is.
      { ...field, fieldType: 'Btn', fieldValue: '2', buttonValue: null },
      { ...field, fieldType: 'Btn', fieldValue: null },
    ])
    expect((await textOf()).pieces.map(({ text }) => text)).toEqual(['Japan', 'typed', '☑', '☐', '☐', '☑'])
  })
})

it('a page for display is turned, and says how much of it pictures cover', async () => {
  const { page } = stubDocument(600, 800)
  const task = { promise: Promise.resolve(), imageCoordinates: [0, 0, 0, 0.5, 0.5, 0, 0.5, 0.5, 0.5, 1, 0.6, 0.5] }
  page.render.mockReturnValue(task as never)
  const { canvas, pictured } = await (await openPdf(Uint8Array.of(), FOLDER)).show(1, 2)
  expect(page.render).toHaveBeenCalledWith(
    expect.objectContaining({ viewport: expect.objectContaining({ rotation: 180 }) }),
  )
  expect(canvas.height).toBe(1200)
  expect(pictured).toBeCloseTo(0.3)
})

it.each<[string, boolean, ...[keyof typeof OPS, number?][]]>([
  ['drawn over a picture is seen', false, ['paintImageXObject'], ['setTextRenderingMode', 0], ['showText']],
  ['above a picture is seen', false, ['showText'], ['paintImageXObject'], ['showText']],
  ['in the invisible mode is hidden', true, ['paintImageXObject'], ['setTextRenderingMode', 3], ['showText']],
  ['under a picture is hidden', true, ['paintFormXObjectBegin'], ['showText'], ['paintImageXObject']],
])('text %s', async (_, isHidden, ...operators) => {
  const { page } = stubDocument()
  page.getOperatorList.mockResolvedValue({
    fnArray: operators.map(([name]) => OPS[name]),
    argsArray: operators.map(([, mode]) => (mode === undefined ? null : [mode])),
  })
  expect(await (await openPdf(Uint8Array.of(), FOLDER)).hidesText(1)).toBe(isHidden)
  expect(page.getOperatorList).toHaveBeenCalledWith({ intent: 'print' })
  expect(page.cleanup).toHaveBeenCalledTimes(1)
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
