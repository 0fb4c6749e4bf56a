/** @jest-environment jsdom */
import { engineFolder } from '@/lib/platform/engine-files'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { areEngineFilesCached, keepEngineFiles } from '@/lib/platform/engine-store'
import {
  hasVerticalLines,
  inspectScan,
  readOwnText,
  readPages,
  type PageReading,
} from '@/lib/tools/text-extractor/worker/read-text'
import { stopPreparing, type ExtractSettings } from './engine'
import { inspect, process as extract } from './extract-file'

jest.mock('@/lib/platform/engine-store')
jest.mock('@/lib/platform/rasterize-svg')
jest.mock('./engine', () => ({ ...jest.requireActual<object>('./engine'), stopPreparing: jest.fn() }))
jest.mock('@/lib/tools/text-extractor/worker/read-text')
jest.mock('@/lib/tools/text-extractor/engine/tesseract-variant', () => ({
  supportedVariant: () => Promise.resolve('simd-lstm'),
}))

const cached = jest.mocked(areEngineFilesCached)
const load = jest.mocked(keepEngineFiles)
const read = jest.mocked(readPages)
const looksVertical = jest.mocked(hasVerticalLines)

const FILE = new File(['x'], 'scan.png')
const HEADER = { kind: 'png', pages: 1, width: 100, height: 200 } as const
const JAPANESE: ExtractSettings = { languages: ['jpn', 'eng'], direction: 'auto' }

/** A page that was read with this confidence, in percent. */
function page(confidence: number): PageReading {
  const box = { x0: 0, y0: 0, x1: 1, y1: 0.1 }
  const line = { words: [{ text: 'word', confidence, box, noSpaceBefore: false }], box, startsParagraph: true }
  return {
    ...{ blocks: [[line]], vertical: false, number: 0, picture: new Blob(), width: 100, height: 200 },
    ...{ edit: {} as PageReading['edit'], isTurned: false, isPartial: false },
  }
}

/** Reads a file, and says with which models and what was reported of both progresses. */
async function run(
  settings: ExtractSettings,
  confidences: readonly number[] = [90],
  signal = new AbortController().signal,
) {
  const pages = confidences.map(page)
  let reading = 0
  read.mockImplementation((_, { report } = {}) => {
    report?.(0.4)
    return Promise.resolve([pages[reading++]!])
  })
  load.mockImplementation((_, { report } = {}) => {
    report?.({ loadedBytes: 40, totalBytes: 100 })
    return Promise.resolve([])
  })
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
  const shares: number[] = []
  const onDownload = jest.fn()
  const result = await extract(FILE, HEADER, settings, { signal, report: (share) => shares.push(share) }, onDownload)
  return {
    place: pages.indexOf(result.pages[0]!),
    seconds: result.seconds,
    models: read.mock.calls.map(([{ models }]) => models.join('+')),
    shares: shares.map((share) => Math.round(share * 1000 + 1e-6) / 1000),
    downloads: onDownload.mock.calls.map(
      ([download]: [{ loadedBytes: number } | null]) => download?.loadedBytes ?? null,
    ),
  }
}

beforeEach(() => {
  jest.resetAllMocks()
  cached.mockResolvedValue(true)
  looksVertical.mockResolvedValue(false)
})

test('the download is a third of the work and shown; from the device it is neither', async () => {
  const settings: ExtractSettings = { languages: ['kor'], direction: 'auto' }
  expect(await run(settings)).toMatchObject({ models: ['kor'], shares: [0, 0.012, 0.418], downloads: [null] })
  cached.mockResolvedValue(false)
  expect(await run(settings)).toMatchObject({ shares: [0, 0.12, 0.58], downloads: [40, null] })
  const names = load.mock.calls[0]![0].map(({ url }) => url.split('/').at(-1))
  expect(names).toEqual([
    'tesseract-core-simd-lstm.wasm',
    'tesseract-core-simd-lstm.js',
    'tesseract-worker.js',
    'worker.min.js',
    'kor.traineddata.gz',
  ])
})

test.each<[string, ExtractSettings, boolean, string[]]>([
  ['horizontal Japanese', JAPANESE, false, ['jpn+eng']],
  ['vertical Japanese', JAPANESE, true, ['jpn_vert+eng']],
  ['Japanese that is said to be vertical', { ...JAPANESE, direction: 'vertical' }, false, ['jpn_vert+eng']],
  ['Japanese that is said to be horizontal', { ...JAPANESE, direction: 'horizontal' }, true, ['jpn+eng']],
  ['vertical lines without Japanese', { languages: ['eng'], direction: 'auto' }, true, ['eng']],
])('%s', async (_, settings, isVertical, models) => {
  looksVertical.mockResolvedValue(isVertical)
  expect((await run(settings)).models).toEqual(models)
})

test('vertical lines that read badly are tried lying on their side, and the better reading stays', async () => {
  looksVertical.mockResolvedValue(true)
  expect(await run(JAPANESE, [65])).toMatchObject({ place: 0, models: ['jpn_vert+eng'] })
  read.mockClear()
  const worse = await run(JAPANESE, [64, 63])
  expect(worse).toMatchObject({ place: 0, models: ['jpn_vert+eng', 'jpn+eng'] })
  expect(worse.seconds).toBe(2)
  expect(worse.shares).toEqual([0, 0.006, 0.209, 0.506, 0.709])
  expect(await run(JAPANESE, [40, 80])).toMatchObject({ place: 1 })
  read.mockClear()
  expect(await run({ ...JAPANESE, direction: 'vertical' }, [20])).toMatchObject({ models: ['jpn_vert+eng'] })
})

test('files are read one at a time, one that was taken back meanwhile not at all', async () => {
  const finish: (() => void)[] = []
  read.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve([page(90)]))))
  const start = (signal: AbortSignal) =>
    extract(FILE, HEADER, { languages: ['eng'], direction: 'auto' }, { signal, report: jest.fn() }, jest.fn())
  const back = new AbortController()
  const first = start(new AbortController().signal)
  const second = start(back.signal)
  const third = start(new AbortController().signal)
  await new Promise((resolve) => setTimeout(resolve))
  expect(read).toHaveBeenCalledTimes(1)
  back.abort()
  finish[0]?.()
  await first
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(read).toHaveBeenCalledTimes(2)
  finish[1]?.()
  expect((await third).pages).toHaveLength(1)
})

test('who cancels a reading ends what is loaded ahead of it', async () => {
  const abandon = new AbortController()
  const reading = extract(FILE, HEADER, JAPANESE, { signal: abandon.signal, report: jest.fn() }, jest.fn())
  expect(stopPreparing).not.toHaveBeenCalled()
  abandon.abort()
  expect(stopPreparing).toHaveBeenCalledTimes(1)
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})

test('the download is no longer shown when it fails', async () => {
  load.mockRejectedValue(new Error('offline'))
  const onDownload = jest.fn()
  const { signal } = new AbortController()
  const task = extract(
    FILE,
    HEADER,
    { languages: ['eng'], direction: 'auto' },
    { signal, report: jest.fn() },
    onDownload,
  )
  await expect(task).rejects.toThrow('offline')
  expect(onDownload.mock.calls).toEqual([[null]])
})

test('a second reading of Japanese takes further data, and shares the other languages’', async () => {
  await run({ ...JAPANESE, direction: 'horizontal' })
  const names = load.mock.calls[0]![0].map(({ url }) => url.split('/').at(-1))
  expect(names.slice(4)).toEqual(['jpn.traineddata.gz', 'eng.traineddata.gz', 'jpn_fast.traineddata.gz'])
  expect(read.mock.lastCall?.[0].secondModels).toEqual(['jpn_fast', 'eng'])
})

test('the worker gets the addresses of the engine and of the data for PDF, and what to read', async () => {
  expect((await run({ languages: ['eng'], direction: 'horizontal' })).seconds).toBe(1)
  const at = (path: string) => `http://localhost${path}`
  const core = at(engineFolder('tesseract-core'))
  const pdfFolder = at(`${engineFolder('pdf-data')}/`)
  expect(read.mock.lastCall?.[0].file).toBe(FILE)
  expect(rasterizeSvg).not.toHaveBeenCalled()
  expect(read.mock.lastCall?.[0]).toMatchObject({
    ...{ header: HEADER, pdfFolder, only: undefined },
    ...{ languages: ['eng'], direction: 'horizontal', models: ['eng'] },
    engine: {
      workerUrl: `${core}/tesseract-worker.js`,
      coreUrl: `${core}/tesseract-core-simd-lstm.js`,
      languagesUrl: at(engineFolder('tesseract-languages')),
    },
  })
  const { signal } = new AbortController()
  await inspect(FILE, { signal, report: () => {} })
  expect(inspectScan).toHaveBeenLastCalledWith({ file: FILE, pdfFolder }, { signal })
})

test('an SVG is drawn so that its longer side has 2,400 pixels', async () => {
  jest.mocked(rasterizeSvg).mockResolvedValue('drawn' as never)
  read.mockResolvedValue([page(90)])
  const context = { signal: new AbortController().signal, report: () => {} }
  const settings: ExtractSettings = { languages: ['eng'], direction: 'auto' }
  await extract(FILE, { ...HEADER, kind: 'svg' }, settings, context, () => {})
  expect(rasterizeSvg).toHaveBeenCalledWith(FILE, { width: 1200, height: 2400 })
  expect(read.mock.lastCall?.[0].file).toBe('drawn')
})

describe('a PDF', () => {
  const PDF = { kind: 'pdf', pages: 3, width: 0, height: 0 } as const
  const settings: ExtractSettings = { languages: ['eng'], direction: 'auto' }
  const context = () => ({ signal: new AbortController().signal, report: () => {} })

  it('with a text of its own needs no engine', async () => {
    const own = [page(100), page(100)]
    jest.mocked(readOwnText).mockResolvedValue(own)
    expect((await extract(FILE, PDF, settings, context(), () => {})).pages).toEqual(own)
    expect(load).not.toHaveBeenCalled()
    expect(read).not.toHaveBeenCalled()
  })

  it('is recognized where it has none, page by page', async () => {
    const [own, recognized] = [page(100), [page(80), page(70)]]
    jest.mocked(readOwnText).mockResolvedValue([null, own, null])
    read.mockResolvedValue(recognized)
    const { pages } = await extract(FILE, PDF, settings, context(), () => {})
    expect(pages).toEqual([recognized[0], own, recognized[1]])
    expect(read.mock.lastCall?.[0].wanted).toEqual([0, 2])
  })

  it('may be long where its pages have a text of their own, but has a hundred others at most', async () => {
    const own = Array<PageReading>(150).fill(page(100))
    const scans = Array<null>(100).fill(null)
    const LONG = { ...PDF, pages: 251 }
    read.mockResolvedValue(scans.map(() => page(80)))
    jest.mocked(readOwnText).mockResolvedValue([...own, ...scans])
    expect((await extract(FILE, LONG, settings, context(), () => {})).pages).toHaveLength(250)
    jest.mocked(readOwnText).mockResolvedValue([...own, ...scans, null])
    const refusal = { code: 'scanTooLong', params: { pages: 101, limit: 100 } }
    await expect(extract(FILE, LONG, settings, context(), () => {})).rejects.toMatchObject(refusal)
    const asPicture = extract(FILE, LONG, { ...settings, asPicture: true }, context(), () => {})
    await expect(asPicture).rejects.toMatchObject({ code: 'scanTooLong', params: { pages: 251 } })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is recognized whole when asked for, and one page where the visitor lays it', async () => {
    read.mockResolvedValue([page(80)])
    await extract(FILE, PDF, { ...settings, asPicture: true }, context(), () => {})
    const only = { page: 1, edit: {} as PageReading['edit'] }
    await extract(FILE, PDF, settings, context(), () => {}, only)
    expect(readOwnText).not.toHaveBeenCalled()
    expect(read.mock.calls.map(([args]) => args.only)).toEqual([undefined, only])
  })
})
