import { absolute, engineFile } from '@/lib/platform/engine-files'
import { savesData } from '@/lib/core/connection'
import { areEngineFilesCached, loadEngineFiles, type LoadOptions } from '@/lib/platform/engine-store'
import { startFinding, type HeadFinder } from '@/lib/tools/image-resizer/worker/find-heads'

const SCRIPT = engineFile('heads-finder', 'litert_wasm_compat_internal.js')
const FILES = [
  'litert_wasm_compat_internal.wasm',
  'face_detection_short_range.tflite',
  'selfie_segmentation.tflite',
].map((name) => engineFile('heads-finder', name))

/** What the first use downloads, in bytes. */
export const FINDER_BYTES = [SCRIPT, ...FILES].reduce((sum, { bytes }) => sum + bytes, 0)

/** Whether finding heads downloads nothing. */
export function isFinderKept(): Promise<boolean> {
  return areEngineFilesCached([SCRIPT, ...FILES])
}

let loaded: HeadFinder | undefined

/** Loads what finds heads, once for the page. Throws ToolError `engineFailed`. */
export async function loadFinder(options: LoadOptions): Promise<HeadFinder> {
  if (loaded) return loaded
  startFinding()
  // The script is loaded too, so that it is stored for offline use.
  const [program, detector, segmenter] = await loadEngineFiles([...FILES, SCRIPT], options)
  if (!program || !detector || !segmenter) throw new Error('the finder was not loaded')
  loaded = { scriptUrl: absolute(SCRIPT.url), program, detector, segmenter }
  return loaded
}

/** Downloads the finder ahead, unless the visitor saves data. A failure is ignored: `loadFinder` is called again when it is needed. */
export async function prepareFinder(): Promise<void> {
  if (!savesData(navigator)) await loadFinder({}).catch(() => {})
}
