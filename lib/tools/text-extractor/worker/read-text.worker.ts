import { resampleLanczos } from '@/lib/image/pixels/lanczos'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { Tesseract } from '@/lib/tools/text-extractor/engine/tesseract'
import { WHOLE_PAGE } from '@/lib/tools/text-extractor/page-edit'
import { monotonicProgress, progressPart } from '@/lib/tools/text-extractor/progress'
import { runsVertically } from '@/lib/tools/text-extractor/writing-direction'
import { preparePage } from './prepare-page'
import { readPage } from './read-page'
import type { PageReading, ReadArgs, ReadTextJobs } from './read-text'
import { inspectFile, pagesOf } from './scan-pages'
import { serve } from '@/lib/workers/serve'

/** Longer side of the displayed picture in pixels. */
const DISPLAY_SIDE = 2000
const DISPLAY_QUALITY = 0.85

// The engine is reused for the same languages, because starting it takes longer than a small picture.
let running: Tesseract | undefined

async function engineFor({ engine, models }: ReadArgs): Promise<Tesseract> {
  if (running?.languages === models.join('+')) return running
  endEngine()
  running = await Tesseract.start(engine, models)
  return running
}

function endEngine(): void {
  running?.end()
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
  const engine = await engineFor(args)
  const vertical = args.models.some((code) => code.endsWith('_vert'))
  const { languages, only } = args
  const pages = only ? 1 : args.header.pages
  const readings: PageReading[] = []
  for await (const { pixels: drawn, isFlattened } of pagesOf(args)) {
    const done = readings.length
    const onPage = progressPart(report, done / pages, (done + 1) / pages)
    const { blocks, pixels, quarterTurns } = await readPage(
      drawn,
      { engine, languages, vertical, isLaid: !!only },
      onPage,
    )
    readings.push({
      blocks,
      vertical,
      number: only?.page ?? done,
      picture: await pictureOf(pixels),
      width: pixels.width,
      height: pixels.height,
      edit: { ...(only?.edit ?? { turns: quarterTurns, frame: WHOLE_PAGE }), isFlattened },
      isTurned: quarterTurns > 0,
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
      endEngine()
      throw error
    }
  },
})
