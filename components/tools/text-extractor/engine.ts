import { savesData } from '@/lib/core/connection'
import { absolute, engineFile, engineFolder } from '@/lib/platform/engine-files'
import { areEngineFilesCached, keepEngineFiles } from '@/lib/platform/engine-store'
import { thisDevice } from '@/lib/image/codecs/this-device'
import { supportedVariant } from '@/lib/tools/text-extractor/engine/tesseract-variant'
import {
  modelsFor,
  secondModelsFor,
  tableModelsFor,
  type LineDirection,
  type Language,
} from '@/lib/tools/text-extractor/languages'
import { prepareTextReader, startEngine } from '@/lib/tools/text-extractor/worker/read-text'

export interface ExtractSettings {
  readonly languages: readonly Language[]
  readonly direction: LineDirection
  /** Pages of PDFs are recognized even where they have a text of their own. */
  readonly asPicture?: boolean
}

/** The files that recognition needs on the device, and what the worker starts the engine with. */
export async function engineFor(languages: readonly Language[], vertical: boolean) {
  const variant = await supportedVariant()
  const models = modelsFor(languages, vertical)
  const secondModels = secondModelsFor(languages, vertical)
  const tableModels = tableModelsFor(languages)
  const core = (name: string) => engineFile('tesseract-core', name)
  const [worker, script] = [core('tesseract-worker.js'), core(`tesseract-core-${variant}.js`)]
  const program = core(`tesseract-core-${variant}.wasm`)
  const codes = [...new Set([...models, ...secondModels, ...tableModels])]
  const data = codes.map((code) => engineFile('tesseract-languages', `${code}.traineddata.gz`))
  const engine = {
    workerUrl: absolute(worker.url),
    coreUrl: absolute(script.url),
    languagesUrl: absolute(engineFolder('tesseract-languages')),
  }
  return {
    files: [program, script, worker, core('worker.min.js'), ...data],
    args: { engine, models, secondModels, tableModels },
  }
}

/** The engine that most likely reads with these settings: vertical lines are known only once a page is there. */
function likelyEngine({ languages, direction }: ExtractSettings): ReturnType<typeof engineFor> {
  return engineFor(languages, direction === 'vertical')
}

/** Whether reading with these settings downloads nothing. */
export async function isOnDevice(settings: ExtractSettings): Promise<boolean> {
  return areEngineFilesCached((await likelyEngine(settings)).files)
}

let ahead = new AbortController()

/** Downloads the engine unless it is on the device or the visitor saves data, and starts it where it may. */
async function startAhead(settings: ExtractSettings, mayStart: boolean): Promise<void> {
  const { signal } = ahead
  const { files, args } = await likelyEngine(settings)
  if (!(await areEngineFilesCached(files))) {
    if (savesData(navigator)) return
    await keepEngineFiles(files, { signal })
  }
  if (mayStart && !signal.aborted) await startEngine(args)
}

/** Ends downloads ahead of reading, when the visitor cancels the reading that they were for. */
export function stopPreparing(): void {
  ahead.abort()
  ahead = new AbortController()
}

const ignore = () => {
  // A failure to load is reported when reading starts.
}

/**
 * Fetches what reading needs; call it when a visitor is about to choose a file. The engine is not started on a phone, which may
 * end the page to free memory while the camera or photo library is open.
 */
export function prepareForFile(settings: ExtractSettings): void {
  prepareTextReader()
  if (settings.languages.length > 0) startAhead(settings, !thisDevice().handheld).catch(ignore)
}

/** Call it when files are there, before reading starts. */
export function prepareForReading(settings: ExtractSettings): void {
  if (settings.languages.length > 0) startAhead(settings, true).catch(ignore)
}
