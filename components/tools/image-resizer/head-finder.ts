import { FACE_FINDER_BYTES, FACE_FINDER_FILES, FACE_FINDER_SCRIPT } from '@/components/ui/pictures/face-finder-files'
import { absolute, engineFile } from '@/lib/platform/engine-files'
import { savesData } from '@/lib/core/connection'
import { areEngineFilesCached, loadEngineFiles, type LoadOptions } from '@/lib/platform/engine-store'
import { headWorkers, type HeadFinder } from '@/lib/tools/image-resizer/worker/find-heads'

const SEGMENTER = engineFile('heads-finder', 'selfie_segmentation.tflite')
const FILES = [...FACE_FINDER_FILES, SEGMENTER]

/** What the first use downloads, in bytes. */
export const FINDER_BYTES = FACE_FINDER_BYTES + SEGMENTER.bytes

/** Whether finding heads downloads nothing. */
export function isFinderKept(): Promise<boolean> {
  return areEngineFilesCached([FACE_FINDER_SCRIPT, ...FILES])
}

let loaded: HeadFinder | undefined

/** Loads what finds heads, once for the page. Throws ToolError `engineFailed`. */
export async function loadFinder(options: LoadOptions): Promise<HeadFinder> {
  if (loaded) return loaded
  headWorkers.warm()
  // The script is loaded too, so that it is stored for offline use.
  const [program, detector, segmenter] = await loadEngineFiles([...FILES, FACE_FINDER_SCRIPT], options)
  if (!program || !detector || !segmenter) throw new Error('the finder was not loaded')
  loaded = { scriptUrl: absolute(FACE_FINDER_SCRIPT.url), program, detector, segmenter }
  return loaded
}

/** Downloads the finder ahead, unless the visitor saves data. A failure is ignored: `loadFinder` is called again when it is needed. */
export async function prepareFinder(): Promise<void> {
  if (!savesData(navigator)) await loadFinder({}).catch(() => {})
}
