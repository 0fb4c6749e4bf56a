import type { TaskContext } from '@/components/ui/feedback/useTask'
import { absolute, engineFolder } from '@/lib/platform/engine-files'
import { areEngineFilesCached, keepEngineFiles, type Download } from '@/lib/platform/engine-store'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { abortError, ToolError } from '@/lib/core/errors'
import { canBeVertical } from '@/lib/tools/text-extractor/languages'
import { MAX_PAGES } from '@/lib/tools/text-extractor/limits'
import { monotonicProgress, progressPart } from '@/lib/tools/text-extractor/progress'
import {
  hasVerticalLines,
  inspectScan,
  readOwnText,
  readPages,
  type ScanHeader,
  type ScanSource,
} from '@/lib/tools/text-extractor/worker/read-text'
import { engineFor, stopPreparing, type ExtractSettings } from './engine'
import { confidenceOf, type Extraction } from './extraction'

export { isOnDevice, prepareForFile, prepareForReading } from './engine'

/** Share of the progress bar for loading the engine, from the network or from the device. */
const DOWNLOAD_SHARE = 0.3
const CACHED_SHARE = 0.03
/** Longer side in pixels at which an SVG is rasterized. */
const SVG_SIDE = 2400

function pdfFolder(): string {
  return absolute(`${engineFolder('pdf-data')}/`)
}

export function inspect(file: File, { signal }: TaskContext<number>): Promise<ScanHeader> {
  return inspectScan({ file, pdfFolder: pdfFolder() }, { signal })
}

/** What is read of a file: all of it, one page as the visitor laid it, or some pages. */
type Part = Pick<ScanSource, 'only' | 'wanted'>

async function sourceOf(file: File, header: ScanHeader, part: Part): Promise<ScanSource> {
  const source = { file, header, pdfFolder: pdfFolder(), ...part }
  if (header.kind !== 'svg') return source
  const scale = SVG_SIDE / Math.max(header.width, header.height)
  const bitmap = await rasterizeSvg(file, { width: header.width * scale, height: header.height * scale })
  return { ...source, file: bitmap }
}

async function isVertical(
  file: File,
  header: ScanHeader,
  { languages, direction }: ExtractSettings,
  part: Part,
  signal: AbortSignal,
): Promise<boolean> {
  if (!canBeVertical(languages)) return false
  if (direction !== 'auto') return direction === 'vertical'
  return hasVerticalLines(await sourceOf(file, header, part), { signal })
}

let queue: Promise<unknown> = Promise.resolve()

/** Runs one task at a time, in the order of the calls. Skips tasks that were aborted while waiting. */
function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const result = queue.then(() => {
    if (signal.aborted) throw abortError()
    return work()
  })
  queue = result.catch(() => undefined)
  return result
}

/** Confidence in percent below which vertical lines are tried as the horizontal lines of a page on its side. */
const SIDEWAYS_BELOW = 65

/** Share of the progress bar for the text that a PDF has itself, which takes hundredths of a second a page. */
const OWN_TEXT_SHARE = 0.1

/**
 * Reads the text of one file. Pages of a PDF that have a text of their own keep it; the others are recognized, after loading the
 * files of the engine. `onDownload` receives the progress of the download, and null when it has ended. Files are read one at a
 * time. With `only`, recognizes one page as the visitor laid it. Throws ToolError `scanTooLong` for too many pages to recognize.
 */
export function process(
  file: File,
  header: ScanHeader,
  settings: ExtractSettings,
  { signal, report }: TaskContext<number>,
  onDownload: (download: Download | null) => void,
  only?: ScanSource['only'],
): Promise<Extraction> {
  signal.addEventListener('abort', stopPreparing, { once: true })
  return inTurn(signal, async () => {
    const forward = monotonicProgress(report)
    forward(0)
    if (header.kind !== 'pdf' || settings.asPicture || only)
      return recognize(file, header, settings, { only }, { signal, report: forward }, onDownload)
    const started = performance.now()
    const own = await readOwnText(
      { file, pdfFolder: pdfFolder() },
      { signal, report: progressPart(forward, 0, OWN_TEXT_SHARE) },
    )
    const seconds = (performance.now() - started) / 1000
    const wanted = own.flatMap((page, index) => (page ? [] : [index]))
    if (wanted.length === 0) return { pages: own.flatMap((page) => page ?? []), seconds }
    const rest = { signal, report: progressPart(forward, OWN_TEXT_SHARE, 1) }
    const read = await recognize(file, header, settings, { wanted }, rest, onDownload)
    const pages = own.map((page, index) => page ?? read.pages[wanted.indexOf(index)]!)
    return { pages, seconds: seconds + read.seconds }
  })
}

async function recognize(
  file: File,
  header: ScanHeader,
  settings: ExtractSettings,
  part: Part,
  { signal, report }: TaskContext<number>,
  onDownload: (download: Download | null) => void,
): Promise<Extraction> {
  const count = part.only ? 1 : (part.wanted?.length ?? header.pages)
  const limit = MAX_PAGES.recognized
  if (count > limit) throw new ToolError('scanTooLong', { pages: count, limit })
  const read = async (vertical: boolean, onProgress: (share: number) => void): Promise<Extraction> => {
    const { files, args } = await engineFor(settings.languages, vertical)
    const loadShare = (await areEngineFilesCached(files)) ? CACHED_SHARE : DOWNLOAD_SHARE
    const onLoad = progressPart(onProgress, 0, loadShare)
    try {
      await keepEngineFiles(files, {
        signal,
        report: (download) => {
          onLoad(download.loadedBytes / download.totalBytes)
          if (loadShare === DOWNLOAD_SHARE && !signal.aborted) onDownload(download)
        },
      })
    } finally {
      onDownload(null)
    }
    const started = performance.now()
    const pages = await readPages(
      { ...(await sourceOf(file, header, part)), ...args, ...settings },
      { signal, report: progressPart(onProgress, loadShare, 1) },
    )
    return { pages, seconds: (performance.now() - started) / 1000 }
  }
  if (!(await isVertical(file, header, settings, part, signal))) return read(false, report)
  if (settings.direction === 'vertical') return read(true, report)
  const down = await read(true, progressPart(report, 0, 0.5))
  if (confidenceOf(down) >= SIDEWAYS_BELOW) return down
  const across = await read(false, progressPart(report, 0.5, 1))
  const best = confidenceOf(across) > confidenceOf(down) ? across : down
  return { ...best, seconds: down.seconds + across.seconds }
}
