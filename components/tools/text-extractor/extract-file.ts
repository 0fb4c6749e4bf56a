import type { BatchItem } from '@/components/hooks/batch-state'
import type { TaskContext } from '@/components/hooks/useTask'
import { engineFile, engineFolder } from '@/lib/browser/engine-files'
import { areEngineFilesKept, loadEngineFiles, type Download } from '@/lib/browser/engine-store'
import { rasterizeSvg } from '@/lib/browser/rasterize-svg'
import { abortError } from '@/lib/core/errors'
import type { TesseractFiles } from '@/lib/engines/tesseract'
import { supportedVariant, type TesseractVariant } from '@/lib/engines/tesseract-variant'
import { meanConfidence } from '@/lib/tools/text-extractor/confidence'
import { canBeVertical, modelsFor, type Direction, type Language } from '@/lib/tools/text-extractor/languages'
import { forwardOnly, part } from '@/lib/tools/text-extractor/progress'
import {
  hasVerticalLines,
  inspectScan,
  readText,
  type PageReading,
  type ScanHeader,
  type ScanSource,
} from '@/lib/workers/read-text'

export interface ExtractSettings {
  readonly languages: readonly Language[]
  readonly direction: Direction
}

export interface Extraction {
  readonly pages: readonly PageReading[]
  readonly vertical: boolean
  readonly seconds: number
}

/** How surely a file's pages were read as a whole: percent, mean of its words. */
export function confidenceOf({ pages }: Extraction): number {
  return meanConfidence(pages.flatMap(({ blocks }) => blocks.flat().flatMap(({ words }) => words)))
}

export type ExtractItem = BatchItem<ScanHeader, Extraction>

/** For the picker; phones name HEIC by extension only. */
export const SCAN_ACCEPT = 'image/*,.heic,.heif,.avif,application/pdf,.pdf'

/** Share of the bar that loading takes when files have to come over the network. */
const LOADED = 0.3
const LOADED_FROM_DEVICE = 0.03
/** The longer side at which an SVG, which has no pixels of its own, is drawn. */
const DRAWN_SIDE = 2400

function absolute(path: string): string {
  return new URL(path, document.baseURI).href
}

function pdfFolder(): string {
  return absolute(`${engineFolder('pdf-data')}/`)
}

export function inspect(file: File, { signal }: TaskContext<number>): Promise<ScanHeader> {
  return inspectScan({ file, pdfFolder: pdfFolder() }, { signal })
}

async function sourceOf(file: File, header: ScanHeader): Promise<ScanSource> {
  if (header.kind !== 'svg') return { file, header, pdfFolder: pdfFolder() }
  const scale = DRAWN_SIDE / Math.max(header.width, header.height)
  const bitmap = await rasterizeSvg(file, { width: header.width * scale, height: header.height * scale })
  return { file: bitmap, header, pdfFolder: pdfFolder() }
}

/** What reading takes: the engine's files, those of the languages' data, and what the worker starts it by. */
function readerFor(variant: TesseractVariant, models: readonly string[]) {
  const core = (name: string) => engineFile('tesseract-core', name)
  const [worker, script] = [core('tesseract-worker.js'), core(`tesseract-core-${variant}.js`)]
  const program = core(`tesseract-core-${variant}.wasm`)
  const data = models.map((code) => engineFile('tesseract-languages', `${code}.traineddata.gz`))
  const engine: TesseractFiles = {
    workerUrl: absolute(worker.url),
    coreUrl: absolute(script.url),
    languagesUrl: absolute(engineFolder('tesseract-languages')),
  }
  return { needed: [program, script, worker, core('worker.min.js'), ...data], engine }
}

async function isVertical(
  file: File,
  header: ScanHeader,
  { languages, direction }: ExtractSettings,
  signal: AbortSignal,
): Promise<boolean> {
  if (!canBeVertical(languages)) return false
  if (direction !== 'auto') return direction === 'vertical'
  return hasVerticalLines(await sourceOf(file, header), { signal })
}

let turn: Promise<unknown> = Promise.resolve()

/** Lets one piece of work run at a time, in the order of asking; one that was aborted leaves the row. */
function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const mine = turn.then(() => {
    if (signal.aborted) throw abortError()
    return work()
  })
  turn = mine.catch(() => undefined)
  return mine
}

/**
 * The text of one file: what reading needs is loaded first (`onDownload` hears how much has arrived, null when all has),
 * then the worker reads. Files are read one after the other.
 */
export function process(
  file: File,
  header: ScanHeader,
  settings: ExtractSettings,
  { signal, report }: TaskContext<number>,
  onDownload: (download: Download | null) => void,
): Promise<Extraction> {
  return inTurn(signal, async () => {
    const forward = forwardOnly(report)
    forward(0)
    const vertical = await isVertical(file, header, settings, signal)
    const variant = await supportedVariant()
    const models = modelsFor(settings.languages, vertical)
    const { needed, engine } = readerFor(variant, models)
    const loaded = (await areEngineFilesKept(needed)) ? LOADED_FROM_DEVICE : LOADED
    const onLoad = part(forward, 0, loaded)
    try {
      await loadEngineFiles(needed, {
        signal,
        report: (download) => {
          onLoad(download.loadedBytes / download.totalBytes)
          if (loaded === LOADED && !signal.aborted) onDownload(download)
        },
      })
      onDownload(null)
      const started = performance.now()
      const pages = await readText(
        { ...(await sourceOf(file, header)), engine, models, ...settings },
        { signal, report: part(forward, loaded, 1) },
      )
      return { pages, vertical, seconds: (performance.now() - started) / 1000 }
    } finally {
      onDownload(null)
    }
  })
}
