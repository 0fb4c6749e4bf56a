import { resampleLanczos } from '@/lib/image/pixels/lanczos'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { Tesseract } from '@/lib/tools/text-extractor/engine/tesseract'
import { WHOLE_PAGE } from '@/lib/tools/text-extractor/page-edit'
import { monotonicProgress, progressPart } from '@/lib/tools/text-extractor/progress'
import { runsVertically } from '@/lib/tools/text-extractor/writing-direction'
import { preparePage } from './prepare-page'
import { PREPARED_PROGRESS, readPage } from './read-page'
import type { PageReading, ReadArgs, ReadTextJobs } from './read-text'
import { inspectFile, pagesOf } from './scan-pages'
import { serve } from '@/lib/workers/serve'

/** Longer side of the displayed picture in pixels. */
const DISPLAY_SIDE = 2000
const DISPLAY_QUALITY = 0.85

// Engines are reused for the same languages, because starting them takes longer than a small picture.
let running: { readonly models: string; readonly engines: readonly Promise<Tesseract>[] } | undefined

/** The engine, and the one for the second reading if there is any. */
async function enginesFor({ engine, models, secondModels }: ReadArgs): Promise<Tesseract[]> {
  const all = [models, secondModels].filter((codes) => codes.length > 0)
  const names = all.join()
  if (running?.models !== names) {
    endEngines()
    running = { models: names, engines: all.map((codes) => Tesseract.start(engine, codes)) }
  }
  return Promise.all(running.engines)
}

function endEngines(): void {
  for (const starting of running?.engines ?? [])
    void starting.then(
      (engine) => engine.end(),
      () => undefined,
    )
  running = undefined
}

async function pictureOf(pixels: Pixels): Promise<Blob> {
  const scale = Math.min(1, DISPLAY_SIDE / Math.max(pixels.width, pixels.height))
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  const small = scale === 1 ? pixels : resampleLanczos(pixels, { width, height })
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.putImageData(new ImageData(small.data, width, height), 0, 0)
  // JPEG has no transparency: draw a white background.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: DISPLAY_QUALITY })
}

async function readPages(args: ReadArgs, report: (share: number) => void): Promise<PageReading[]> {
  const [engine, second] = await enginesFor(args)
  if (!engine) throw new Error('no language')
  const vertical = args.models.some((code) => code.endsWith('_vert'))
  const { languages, only } = args
  const pages = only ? 1 : args.header.pages
  const readings: PageReading[] = []
  for await (const { pixels: drawn, isFlattened } of pagesOf(args)) {
    const done = readings.length
    const onPage = progressPart(report, done / pages, (done + 1) / pages)
    let picture: Promise<Blob> | undefined
    const onProgress = (share: number) => {
      // While the engine reads, this thread has nothing else to do.
      if (share > PREPARED_PROGRESS) picture ??= pictureOf(drawn)
      onPage(share)
    }
    const { blocks, pixels, quarterTurns, isPartial } = await readPage(
      drawn,
      { engine, second, languages, vertical, isLaid: !!only },
      onProgress,
    )
    readings.push({
      blocks,
      vertical,
      number: only?.page ?? done,
      picture: await (pixels === drawn && picture ? picture : pictureOf(pixels)),
      width: pixels.width,
      height: pixels.height,
      edit: { ...(only?.edit ?? { turns: quarterTurns, frame: WHOLE_PAGE }), isFlattened },
      isTurned: quarterTurns > 0,
      isPartial,
    })
    onPage(1)
  }
  return readings
}

serve<ReadTextJobs>({
  inspect: ({ file, pdfFolder }) => inspectFile(file, pdfFolder),

  async direction(source) {
    for await (const { pixels } of pagesOf(source)) return { vertical: runsVertically(preparePage(pixels).marks) }
    return { vertical: false }
  },

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
