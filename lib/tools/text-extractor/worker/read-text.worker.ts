import { isWebKit, thisDevice } from '@/lib/image/codecs/this-device'
import { picturesAtOnce } from '@/lib/image/limits'
import { sizeWithin } from '@/lib/image/pixels/geometry'
import { resampleLanczos } from '@/lib/image/pixels/lanczos'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { Tesseract } from '@/lib/tools/text-extractor/engine/tesseract'
import { TesseractPool } from '@/lib/tools/text-extractor/engine/tesseract-pool'
import type { Language } from '@/lib/tools/text-extractor/languages'
import { WHOLE_PAGE } from '@/lib/tools/text-extractor/page-edit'
import { monotonicProgress, progressParts } from '@/lib/tools/text-extractor/progress'
import { runsVertically } from '@/lib/tools/text-extractor/writing-direction'
import { mapAtOnce } from './map-at-once'
import { preparePage } from './prepare-page'
import { PREPARED_PROGRESS, readPage } from './read-page'
import type { EngineArgs, PageReading, ReadArgs, ReadTextJobs } from './read-text'
import { readOwnText } from './own-text'
import { inspectFile, pagesOf } from './scan-pages'
import { coreCount } from '@/lib/workers/client'
import { serve } from '@/lib/workers/serve'

/** Longer side of the displayed picture in pixels. */
const DISPLAY_SIDE = 2000
const DISPLAY_QUALITY = 0.85

/** Engines started ahead of a page: enough to read most pages in bands. On a phone the others start when they have work. */
const ENGINES_AHEAD = { handheld: 1, other: 2 }

// Engines are reused for the same languages, because starting them takes longer than a small picture.
interface Engines {
  readonly models: string
  readonly engines: readonly TesseractPool[]
  /** For tables, if they are read with other data; it starts when there are any. */
  readonly tables: TesseractPool | undefined
  /** For Korean words among others, and names and units among those; they start when there are any in doubt. */
  readonly korean: TesseractPool | undefined
  readonly english: TesseractPool | undefined
}

let running: Engines | undefined

/** Number of engines of each kind that read in parallel. */
function enginesAtOnce(kinds: number): number {
  // In WebKitGTK two engines take 5.3 and 1.5 s for a short page, cold and warm, and one 3.3 to 4.5 and 1.6 to 1.8.
  if (isWebKit()) return 1
  return Math.max(1, Math.floor(coreCount(picturesAtOnce(thisDevice())) / kinds))
}

/** The engines, and those for the second reading if there is any. */
function enginesFor({ engine, models, secondModels, tableModels }: EngineArgs): Engines {
  const all = [models, secondModels].filter((codes) => codes.length > 0)
  const names = all.join()
  if (running?.models !== names) {
    endEngines()
    const size = enginesAtOnce(all.length)
    const poolOf = (codes: readonly string[]) => new TesseractPool(() => Tesseract.start(engine, codes), size)
    const engines = all.map(poolOf)
    const tables = tableModels.length > 0 ? poolOf(tableModels) : undefined
    const isMixed = models.includes('kor') && models.length > 1
    const alone = (code: Language) =>
      isMixed && models.includes(code) ? new TesseractPool(() => Tesseract.start(engine, [code]), 1) : undefined
    running = { models: names, engines, tables, korean: alone('kor'), english: alone('eng') }
  }
  return running
}

function endEngines(): void {
  for (const engine of running?.engines ?? []) engine.end()
  for (const engine of [running?.tables, running?.korean, running?.english]) engine?.end()
  running = undefined
}

async function pictureOf(pixels: Pixels): Promise<Blob> {
  const { width, height } = sizeWithin(pixels, DISPLAY_SIDE)
  const isSmall = width === pixels.width && height === pixels.height
  const small = isSmall ? pixels : resampleLanczos(pixels, { width, height })
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.putImageData(new ImageData(small.data, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: DISPLAY_QUALITY })
}

async function readPages(args: ReadArgs, report: (share: number) => void): Promise<PageReading[]> {
  const { engines, tables, korean, english } = enginesFor(args)
  const [engine, second] = engines
  if (!engine) throw new Error('no language')
  const vertical = args.models.some((code) => code.endsWith('_vert'))
  const { languages, only, wanted } = args
  const pages = only ? 1 : (wanted?.length ?? args.header.pages)
  // They start while the first page is drawn and prepared.
  for (const pool of [engine, second]) pool?.warm(pages)
  const parts = progressParts(report, Array<number>(pages).fill(1))
  return mapAtOnce(pagesOf(args), engine.size, async ({ pixels: drawn, isFlattened }, index): Promise<PageReading> => {
    const onPage = parts[index]!
    let picture: Promise<Blob> | undefined
    const onProgress = (share: number) => {
      // While the engine reads, this thread has nothing else to do.
      if (share > PREPARED_PROGRESS) picture ??= pictureOf(drawn)
      onPage(share)
    }
    const { blocks, pixels, quarterTurns, isPartial, unread } = await readPage(
      drawn,
      { engine, second, tables, korean, english, languages, vertical, isLaid: !!only },
      onProgress,
    )
    const reading = {
      blocks,
      vertical,
      number: only?.page ?? wanted?.[index] ?? index,
      picture: await (pixels === drawn && picture ? picture : pictureOf(pixels)),
      width: pixels.width,
      height: pixels.height,
      edit: { ...(only?.edit ?? { turns: quarterTurns, frame: WHOLE_PAGE }), isFlattened },
      isTurned: quarterTurns > 0,
      isPartial,
      unread,
    }
    onPage(1)
    return reading
  })
}

serve<ReadTextJobs>({
  inspect: ({ file, pdfFolder }) => inspectFile(file, pdfFolder),

  start(args) {
    const count = thisDevice().handheld ? ENGINES_AHEAD.handheld : ENGINES_AHEAD.other
    for (const engine of enginesFor(args).engines) engine.warm(count)
  },

  async direction(source) {
    for await (const { pixels } of pagesOf(source)) return { vertical: runsVertically(preparePage(pixels).marks) }
    return { vertical: false }
  },

  text: ({ file, pdfFolder }, report) => readOwnText(file, pdfFolder, report),

  async read(args, report) {
    try {
      return await readPages(args, monotonicProgress(report))
    } catch (error) {
      // The engine may have crashed, and its memory should be freed.
      endEngines()
      throw error
    }
  },
})
