import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { analyzeColors, inspectPicture, palettePng } from './color-picker/worker/analyze-colors'
import { csvJsonPool } from './csv-json-converter/worker/csv-json'
import { metadataWorkers } from './exif-viewer/worker/read-metadata'
import { inspectIcon, makeFavicons } from './favicon-generator/worker/make-favicons'
import { headWorkers } from './image-resizer/worker/find-heads'
import { inspectForResizer, prepareResizer, resizeImage } from './image-resizer/worker/resize-image'
import { renderMarkdownPool } from './markdown-html/worker/render-markdown'
import { gifWorker } from './mp4-to-gif/worker/make-gif'
import { hasVerticalLines, inspectScan, prepareTextReader, readPages } from './text-extractor/worker/read-text'
import { onBackgroundTick } from './pomodoro-timer/worker/background-timer'
import { noisePool } from './white-noise/worker/make-noise'
import { countTextPool } from './word-counter/worker/count-text'

interface Pool {
  readonly start: () => { readonly url: URL; readonly options: object }
  readonly size: number
  readonly idle: number | undefined
}

const mockAsked: { pool: Pool; name: string; args: unknown; options: object }[] = []

jest.mock('@/lib/workers/client', () => ({
  coreCount: (most: number) => 100 + most,
  WorkerPool: class {
    constructor(
      readonly start: () => unknown,
      readonly size = 1,
      readonly idle?: number,
    ) {}
    run(name: string, args: unknown, options: object) {
      mockAsked.push({ pool: this as never, name, args, options })
      return name === 'tick' ? Promise.reject(new Error('no worker')) : Promise.resolve({ vertical: true })
    }
    close() {
      mockAsked.push({ pool: this as never, name: 'close', args: undefined, options: {} })
    }
    warm() {
      mockAsked.push({ pool: this as never, name: 'warm', args: undefined, options: {} })
    }
  },
}))
jest.mock('@/lib/image/limits', () => ({ LARGE_PIXELS: 24, picturesAtOnce: () => 3 }))

beforeEach(() => {
  mockAsked.length = 0
  Object.assign(globalThis, {
    Worker: class {
      constructor(
        readonly url: URL,
        readonly options: object,
      ) {}
    },
  })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'))

/** The script that a pool starts, by its place among the tools. */
function scriptOf({ start }: Pool): string {
  const { url, options } = start()
  expect(options).toEqual({ type: 'module' })
  const file = fileURLToPath(url)
  expect(existsSync(file)).toBe(true)
  return file.replace(/^.*lib\/tools\//, '')
}

const FILE = new Blob(['file'])
const BITMAP = { close: () => {} } as never
const signal = new AbortController().signal
const args = (rest: object) => ({ file: FILE, ...rest }) as never
const picture = (source: object) => ({ source: { kind: 'picture', picture: source } }) as never

test.each<[string, string, () => unknown, unknown, object?]>([
  ['color-picker/worker/analyze-colors', 'inspect', () => inspectPicture(FILE, { signal }), { file: FILE }, { signal }],
  ['color-picker/worker/analyze-colors', 'inspect', () => inspectPicture(FILE), { file: FILE }, {}],
  [
    'color-picker/worker/analyze-colors',
    'analyze',
    () => analyzeColors(FILE, { signal }),
    { source: FILE },
    { signal, transfer: [] },
  ],
  [
    'color-picker/worker/analyze-colors',
    'analyze',
    () => analyzeColors(BITMAP),
    { source: BITMAP },
    { transfer: [BITMAP] },
  ],
  [
    'favicon-generator/worker/make-favicons',
    'inspect',
    () => inspectIcon(FILE, { signal }),
    { file: FILE },
    { signal },
  ],
  [
    'favicon-generator/worker/make-favicons',
    'make',
    () => makeFavicons(picture(FILE), { signal }),
    picture(FILE),
    { signal, transfer: [] },
  ],
  [
    'favicon-generator/worker/make-favicons',
    'make',
    () => makeFavicons(picture(BITMAP)),
    picture(BITMAP),
    { transfer: [BITMAP] },
  ],
  [
    'favicon-generator/worker/make-favicons',
    'make',
    () => makeFavicons({ source: { kind: 'text' } } as never),
    { source: { kind: 'text' } },
    { transfer: [] },
  ],
  [
    'image-resizer/worker/resize-image',
    'inspect',
    () => inspectForResizer(FILE, { signal }),
    { file: FILE },
    { signal },
  ],
  ['image-resizer/worker/resize-image', 'warm', () => prepareResizer(), undefined, {}],
  ['text-extractor/worker/read-text', 'warm', () => prepareTextReader(), undefined, {}],
  ['text-extractor/worker/read-text', 'inspect', () => inspectScan(args({}), { signal }), args({}), { signal }],
  [
    'text-extractor/worker/read-text',
    'direction',
    () => hasVerticalLines(args({}), { signal }),
    args({}),
    { signal, transfer: [] },
  ],
  [
    'text-extractor/worker/read-text',
    'read',
    () => readPages(args({}), { signal }),
    args({}),
    { signal, transfer: [] },
  ],
  [
    'text-extractor/worker/read-text',
    'read',
    () => readPages({ file: BITMAP } as never),
    { file: BITMAP },
    { transfer: [BITMAP] },
  ],
])('%s is asked for %s', async (script, name, ask, given, options) => {
  await ask()
  expect(mockAsked).toEqual([{ pool: expect.anything(), name, args: given, options }])
  expect(scriptOf(mockAsked[0]!.pool)).toBe(`${script}.worker.ts`)
})

test('a palette comes back as a PNG file', async () => {
  const palette = { dominant: [], picked: [] }
  const blob = await palettePng(palette)
  expect(blob.type).toBe('image/png')
  expect(mockAsked[0]).toMatchObject({ name: 'strip', args: { palette }, options: undefined })
  expect(scriptOf(mockAsked[0]!.pool)).toBe('color-picker/worker/analyze-colors.worker.ts')
})

test('a direction is the answer alone', async () => {
  expect(await hasVerticalLines(args({}))).toBe(true)
})

test('pictures up to 24 megapixels are resized together, larger ones alone in a worker that ends', async () => {
  const small = { source: FILE } as never
  const buffer = new ArrayBuffer(1)
  await resizeImage(small, 24, { signal, transfer: [buffer] })
  await resizeImage({ source: BITMAP } as never, 25, { signal })
  expect(mockAsked).toMatchObject([
    { name: 'resize', args: small, options: { signal, transfer: [buffer] }, pool: { size: 103 } },
    { name: 'resize', args: { source: BITMAP }, options: { signal, transfer: [BITMAP] }, pool: { size: 1, idle: 0 } },
  ])
  for (const { pool } of mockAsked) expect(scriptOf(pool)).toBe('image-resizer/worker/resize-image.worker.ts')
})

test('as many icons are made at once as the device has cores, two at most', async () => {
  await makeFavicons(picture(FILE))
  expect(mockAsked[0]?.pool.size).toBe(102)
})

test.each([
  ['mp4-to-gif/worker/make-gif', gifWorker, 1],
  ['image-resizer/worker/find-heads', headWorkers, 1],
  ['exif-viewer/worker/read-metadata', metadataWorkers, 102],
])('%s is the worker of a pool of its own', (script, workers, size) => {
  const pool = workers as unknown as Pool
  expect(scriptOf(pool)).toBe(`${script}.worker.ts`)
  // 102: as many as the device has cores, two at most.
  expect(pool.size).toBe(size)
})

test.each([
  [csvJsonPool, 'csv-json-converter/worker/csv-json'],
  [renderMarkdownPool, 'markdown-html/worker/render-markdown'],
  [noisePool, 'white-noise/worker/make-noise'],
  [countTextPool, 'word-counter/worker/count-text'],
])('%p starts a worker of its own', (create, script) => {
  const pool = create() as unknown as Pool
  expect(scriptOf(pool)).toBe(`${script}.worker.ts`)
  expect(pool.size).toBe(1)
  expect(create()).not.toBe(pool)
})

test('the timer of a hidden page ticks every second in a worker, four times a second beside it, until it is stopped', () => {
  jest.useFakeTimers()
  const listener = jest.fn()
  const stop = onBackgroundTick(listener)
  expect(mockAsked).toMatchObject([{ name: 'tick', args: { every: 1000 }, options: { report: listener } }])
  expect(scriptOf(mockAsked[0]!.pool)).toBe('pomodoro-timer/worker/background-timer.worker.ts')
  jest.advanceTimersByTime(1000)
  expect(listener).toHaveBeenCalledTimes(4)
  stop()
  jest.advanceTimersByTime(1000)
  expect(listener).toHaveBeenCalledTimes(4)
  expect(mockAsked.at(-1)?.name).toBe('close')
  jest.useRealTimers()
})
