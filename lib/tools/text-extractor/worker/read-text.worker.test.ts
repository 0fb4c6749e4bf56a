import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'
import { SEGMENTATION, Tesseract } from '@/lib/tools/text-extractor/engine/tesseract'
import { WHOLE_PAGE } from '@/lib/tools/text-extractor/page-edit'
import { loadWorker } from '@/scripts/jest/load-worker'
import { preparePage } from './prepare-page'
import { readPage } from './read-page'
import type { ReadArgs, ReadTextJobs } from './read-text'
import { inspectFile, pagesOf } from './scan-pages'

jest.mock('@/lib/tools/text-extractor/engine/tesseract', () => ({
  SEGMENTATION: { block: '6' },
  Tesseract: { start: jest.fn() },
}))
jest.mock('./prepare-page', () => ({ preparePage: jest.fn() }))
jest.mock('./read-page', () => ({ PREPARED_PROGRESS: 0.08, readPage: jest.fn() }))
jest.mock('./scan-pages', () => ({ inspectFile: jest.fn(), pagesOf: jest.fn() }))

const painted: unknown[][] = []
class Picture {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}
class Canvas {
  static hasContext = true
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext(type: string) {
    const context = {
      putImageData: ({ width, height }: Picture, ...place: number[]) => painted.push([type, width, height, ...place]),
    }
    return Canvas.hasContext ? context : null
  }
  convertToBlob(options: object) {
    return Promise.resolve({ width: this.width, height: this.height, ...options })
  }
}
Object.assign(globalThis, { OffscreenCanvas: Canvas, ImageData: Picture })

const ARGS: ReadArgs = {
  file: new Blob(['png']),
  header: { kind: 'pdf', pages: 2, width: 0, height: 0 },
  pdfFolder: '/pdf',
  engine: { workerUrl: 'w', coreUrl: 'c', languagesUrl: 'l' },
  languages: ['eng'],
  models: ['eng', 'kor'],
  secondModels: [],
  tableModels: [],
  direction: 'auto',
}
const BLOCKS = [['line']] as never
/** Node does not say how many cores there are. */
const ENGINE = expect.objectContaining({ size: 1 })
const settle = () => new Promise((resolve) => setImmediate(resolve))

function stubPages(...pages: { pixels: Pixels; isFlattened: boolean }[]) {
  jest.mocked(pagesOf).mockImplementation(async function* () {
    yield* pages
  })
}

/** The engine that is started, and a page that is read half way and then whole, turned as given. */
function stubReading(quarterTurns = 0) {
  const engine = { end: jest.fn() }
  jest.mocked(Tesseract.start).mockResolvedValue(engine as never)
  jest.mocked(readPage).mockImplementation(async (pixels, _options, report) => {
    report(0.5)
    return { blocks: BLOCKS, pixels, quarterTurns, isPartial: false, unread: [] }
  })
  return engine
}

/** A worker of its own, which has not started an engine. */
function start() {
  let run: ReturnType<typeof loadWorker<ReadTextJobs>> | undefined
  jest.isolateModules(() => {
    run = loadWorker<ReadTextJobs>(() => jest.requireActual('./read-text.worker'))
  })
  return run!
}

beforeEach(() => {
  jest.resetAllMocks()
  painted.length = 0
  Canvas.hasContext = true
})

const page = (width: number, height: number, isFlattened = false) => ({
  pixels: createPixels(width, height),
  isFlattened,
})

test('a file is judged before it is read', async () => {
  jest.mocked(inspectFile).mockResolvedValue(ARGS.header)
  const { result } = await start()('inspect', { file: ARGS.file as Blob, pdfFolder: '/pdf' })
  expect(result).toEqual(ARGS.header)
  expect(inspectFile).toHaveBeenCalledWith(ARGS.file, '/pdf')
})

test('the direction is that of the first page', async () => {
  const run = start()
  const column = Array.from({ length: 8 }, (_, row) => ({ x0: 0, y0: row * 12, x1: 10, y1: row * 12 + 10 }))
  const apart = column.map((box) => ({ ...box, x0: 40, x1: 50 }))
  jest.mocked(preparePage).mockReturnValueOnce({ marks: [...column, ...apart] } as never)
  const drawn = [page(1, 1), page(2, 2)] as const
  stubPages(...drawn)
  expect((await run('direction', ARGS)).result).toEqual({ vertical: true })
  expect(jest.mocked(preparePage).mock.calls).toEqual([[drawn[0].pixels]])
  stubPages()
  expect((await run('direction', ARGS)).result).toEqual({ vertical: false })
})

test('pages are read one by one, as they are laid', async () => {
  stubReading(3)
  const drawn = [page(10, 20), page(30, 5, true)] as const
  stubPages(...drawn)
  const { result, progress } = await start()('read', ARGS)
  expect(result).toEqual(
    drawn.map(({ pixels: { width, height }, isFlattened }, number) => ({
      blocks: BLOCKS,
      vertical: false,
      number,
      picture: { width, height, type: 'image/jpeg', quality: 0.85 },
      width,
      height,
      edit: { turns: 3, frame: WHOLE_PAGE, isFlattened },
      isTurned: true,
      isPartial: false,
      unread: [],
    })),
  )
  expect(progress).toEqual([0.25, 0.5, 0.75, 1])
  expect(Tesseract.start).toHaveBeenCalledWith(ARGS.engine, ['eng', 'kor'])
  expect(readPage).toHaveBeenCalledWith(
    drawn[0].pixels,
    expect.objectContaining({ engine: ENGINE, languages: ['eng'], vertical: false, isLaid: false }),
    expect.any(Function),
  )
})

test('a page that the visitor laid is the only one, and stays as laid', async () => {
  stubReading()
  stubPages(page(10, 20))
  const edit = { turns: 1, isFlattened: true, frame: { x: 0, y: 0, width: 0.5, height: 1 } }
  const { result, progress } = await start()('read', { ...ARGS, models: ['jpn_vert'], only: { page: 4, edit } })
  expect(result).toMatchObject([{ number: 4, vertical: true, isTurned: false, edit: { ...edit, isFlattened: false } }])
  expect(progress).toEqual([0.5, 1])
  expect(readPage).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ engine: ENGINE, languages: ['eng'], vertical: true, isLaid: true }),
    expect.any(Function),
  )
})

test('a second reading has an engine of its own, which ends with the first', async () => {
  const engines = [{ end: jest.fn() }, { end: jest.fn() }] as const
  stubReading()
  jest
    .mocked(Tesseract.start)
    .mockImplementation((_, [code]) => Promise.resolve(engines[code === 'jpn' ? 0 : 1] as never))
  stubPages(page(1, 1))
  const run = start()
  const japanese: ReadArgs = { ...ARGS, languages: ['jpn'], models: ['jpn'], secondModels: ['jpn_fast'] }
  await run('read', japanese)
  await run('read', japanese)
  expect(Tesseract.start).toHaveBeenCalledTimes(2)
  const [engine, second] = engines
  const given = jest.mocked(readPage).mock.lastCall![1]
  expect(given).toMatchObject({ engine: ENGINE, second: ENGINE })
  expect(given.engine).not.toBe(given.second)
  await run('read', { ...japanese, secondModels: [] })
  await settle()
  expect([engine.end.mock.calls.length, second.end.mock.calls.length]).toEqual([1, 1])
  expect(jest.mocked(readPage).mock.lastCall?.[1].second).toBeUndefined()
})

test('Korean among other languages has an engine of its own, and English beside it, which start when a word is in doubt', async () => {
  stubReading()
  const started: string[] = []
  jest.mocked(Tesseract.start).mockImplementation((_, codes) => {
    started.push(codes.join('+'))
    return Promise.resolve({ recognize: () => Promise.resolve({ blocks: null, text: '' }), end() {} } as never)
  })
  stubPages(page(1, 1))
  const run = start()
  await run('read', { ...ARGS, languages: ['kor'], models: ['kor'] })
  expect(jest.mocked(readPage).mock.lastCall?.[1].korean).toBeUndefined()
  await run('read', { ...ARGS, languages: ['kor', 'eng'], models: ['kor', 'eng'] })
  expect(new Set(started)).toEqual(new Set(['kor', 'kor+eng']))
  const before = started.length
  const { korean, english } = jest.mocked(readPage).mock.lastCall?.[1] ?? {}
  for (const engine of [korean, english]) await engine?.recognize(new Uint8Array(), SEGMENTATION.line, {})
  expect(started.slice(before)).toEqual(['kor', 'eng'])
})

test('other data for tables starts when there is one', async () => {
  stubReading()
  const recognize = () => Promise.resolve({ blocks: null, text: '' })
  jest.mocked(Tesseract.start).mockResolvedValue({ recognize, end() {} } as never)
  stubPages(page(1, 1))
  await start()('read', { ...ARGS, languages: ['ara'], models: ['ara'], tableModels: ['ara', 'eng'] })
  expect(jest.mocked(Tesseract.start).mock.calls.map(([, codes]) => codes)).toEqual([['ara']])
  await jest.mocked(readPage).mock.lastCall?.[1].tables?.recognize(new Uint8Array(), SEGMENTATION.block, {})
  expect(jest.mocked(Tesseract.start).mock.lastCall?.[1]).toEqual(['ara', 'eng'])
})

test('an engine that was started ahead is the one that reads', async () => {
  stubReading()
  stubPages(page(1, 1))
  const run = start()
  const one: ReadArgs = { ...ARGS, header: { ...ARGS.header, pages: 1 }, secondModels: ['jpn_fast'] }
  await run('start', one)
  await run('start', one)
  expect(jest.mocked(Tesseract.start).mock.calls).toEqual([
    [ARGS.engine, ['eng', 'kor']],
    [ARGS.engine, ['jpn_fast']],
  ])
  await run('read', one)
  expect(Tesseract.start).toHaveBeenCalledTimes(2)
})

test.each([
  ['Linux', 2],
  ['Android', 1],
])('on %s, %d start ahead', async (userAgent, engines) => {
  const device = { hardwareConcurrency: 8, userAgent }
  Object.defineProperty(globalThis, 'navigator', { value: device, configurable: true })
  stubReading()
  await start()('start', ARGS)
  expect(Tesseract.start).toHaveBeenCalledTimes(engines)
  Reflect.deleteProperty(globalThis, 'navigator')
})

test('where one of two engines does not start, the other one ends', async () => {
  const engine = { end: jest.fn() }
  jest
    .mocked(Tesseract.start)
    .mockImplementation((_, [code]) =>
      code === 'jpn' ? Promise.resolve(engine as never) : Promise.reject(new Error('engineFailed')),
    )
  stubPages(page(1, 1))
  jest.mocked(readPage).mockImplementation(async (_, { second }) => {
    await second?.recognize(new Uint8Array(), SEGMENTATION.block, {})
    throw new Error('read without it')
  })
  await expect(start()('read', { ...ARGS, models: ['jpn'], secondModels: ['jpn_fast'] })).rejects.toThrow(
    'engineFailed',
  )
  await settle()
  expect(engine.end).toHaveBeenCalledTimes(1)
})

test.each([
  [8, 8, [], 4, ''],
  [8, 4, [], 2, ''],
  [3, 8, [], 3, ''],
  [8, 8, ['jpn_fast'], 2, ''],
  [1, 8, ['jpn_fast'], 1, ''],
  [8, 8, [], 1, 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'],
])(
  'of %d cores and %d GB, with %j beside, %d engines read as many pages at once',
  async (cores, memory, beside, size, userAgent) => {
    const device = { hardwareConcurrency: cores, deviceMemory: memory, userAgent }
    Object.defineProperty(globalThis, 'navigator', { value: device, configurable: true })
    stubReading()
    const ends: (() => void)[] = []
    jest
      .mocked(readPage)
      .mockImplementation(
        (pixels) =>
          new Promise((resolve) =>
            ends.push(() => resolve({ blocks: BLOCKS, pixels, quarterTurns: 0, isPartial: false, unread: [] })),
          ),
      )
    stubPages(...Array.from({ length: 6 }, () => page(1, 1)))
    const header = { ...ARGS.header, pages: 6 }
    const reading = start()('read', { ...ARGS, header, secondModels: beside })
    await settle()
    expect(ends).toHaveLength(size)
    expect(Tesseract.start).toHaveBeenCalledTimes(size * (1 + beside.length))
    expect(jest.mocked(readPage).mock.lastCall![1].engine.size).toBe(size)
    for (let page = 0; page < 6; page++) {
      ends[page]!()
      await settle()
    }
    expect((await reading).result.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5])
    Reflect.deleteProperty(globalThis, 'navigator')
  },
)

test.each([
  [2000, 10, 2000, 10],
  [4000, 10, 2000, 5],
  [3, 8001, 1, 2000],
  [2500, 13, 2000, 10],
])('a page of %d × %d is shown as a JPEG of %d × %d', async (width, height, ...shown) => {
  stubReading()
  stubPages(page(width, height))
  const { result } = await start()('read', ARGS)
  expect(result[0]?.picture).toMatchObject({ width: shown[0], height: shown[1] })
  expect(painted).toEqual([['2d', ...shown, 0, 0]])
  expect(result[0]).toMatchObject({ width, height })
})

test('a page is made a picture while the engine reads, and once more if it turns out to lie otherwise', async () => {
  stubReading()
  const made: number[] = []
  const turned = createPixels(20, 10)
  jest.mocked(readPage).mockImplementation(async (pixels, _options, report) => {
    report(0.08)
    made.push(painted.length)
    report(0.5)
    report(0.6)
    made.push(painted.length)
    return { blocks: BLOCKS, pixels: made.length > 2 ? turned : pixels, quarterTurns: 0, isPartial: false, unread: [] }
  })
  stubPages(page(10, 20), page(10, 20))
  const { result } = await start()('read', ARGS)
  expect(made).toEqual([0, 1, 1, 2])
  expect(painted).toHaveLength(3)
  expect(result.map(({ picture }) => picture)).toMatchObject([
    { width: 10, height: 20 },
    { width: 20, height: 10 },
  ])
})

test('the engine is kept for the same languages, and ends for others and after a failure', async () => {
  const engine = stubReading()
  const run = start()
  stubPages(page(1, 1))
  await run('read', ARGS)
  await run('read', ARGS)
  expect(Tesseract.start).toHaveBeenCalledTimes(1)
  expect(engine.end).not.toHaveBeenCalled()
  await run('read', { ...ARGS, models: ['kor'] })
  expect(Tesseract.start).toHaveBeenLastCalledWith(ARGS.engine, ['kor'])
  expect(engine.end).toHaveBeenCalledTimes(1)
  jest.mocked(readPage).mockRejectedValueOnce(new Error('crashed'))
  await expect(run('read', { ...ARGS, models: ['kor'] })).rejects.toThrow('crashed')
  expect(engine.end).toHaveBeenCalledTimes(2)
  await run('read', { ...ARGS, models: ['kor'] })
  expect(Tesseract.start).toHaveBeenCalledTimes(3)
  Canvas.hasContext = false
  await expect(run('read', ARGS)).rejects.toThrow('no canvas')
})
