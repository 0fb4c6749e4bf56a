import { findFacesIn } from '@/lib/image/faces/faces'
import type { Rectangle } from '@/lib/image/pixels/geometry'
import { engineFile } from '@/lib/platform/engine-files'
import { loadEngineFiles } from '@/lib/platform/engine-store'

const SCRIPT = engineFile('heads-finder', 'litert_wasm_compat_internal.js')
const FILES = ['litert_wasm_compat_internal.wasm', 'face_detection_short_range.tflite'].map((name) =>
  engineFile('heads-finder', name),
)

/** What the first use downloads, in bytes. */
export const FACE_FINDER_BYTES = [SCRIPT, ...FILES].reduce((sum, { bytes }) => sum + bytes, 0)

const found = new WeakMap<File, Promise<readonly Rectangle[]>>()

async function look(file: File): Promise<readonly Rectangle[]> {
  // The script is loaded too, so that it is stored for offline use.
  const [program, detector] = await loadEngineFiles([...FILES, SCRIPT], {})
  if (!program || !detector) throw new Error('the finder was not loaded')
  return findFacesIn(file, { scriptUrl: new URL(SCRIPT.url, document.baseURI).href, program, detector })
}

/** The faces of a picture file in shares of its sides; looked for once. ToolErrors of `loadEngineFiles` and `findFacesIn`. */
export function facesOf(file: File): Promise<readonly Rectangle[]> {
  const known = found.get(file)
  if (known) return known
  const faces = look(file)
  found.set(file, faces)
  faces.catch(() => found.delete(file))
  return faces
}
