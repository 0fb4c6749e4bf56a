import { faceWorkers, type FoundFaces } from '@/lib/image/faces/faces'
import { absolute } from '@/lib/platform/engine-files'
import { loadEngineFiles } from '@/lib/platform/engine-store'
import { FACE_FINDER_FILES, FACE_FINDER_SCRIPT } from './face-finder-files'

const found = new WeakMap<File, Promise<FoundFaces>>()

async function look(file: File): Promise<FoundFaces> {
  // The script is loaded too, so that it is stored for offline use.
  const [program, detector] = await loadEngineFiles([...FACE_FINDER_FILES, FACE_FINDER_SCRIPT], {})
  if (!program || !detector) throw new Error('the finder was not loaded')
  const finder = { scriptUrl: absolute(FACE_FINDER_SCRIPT.url), program, detector }
  return faceWorkers.run('find', { file, finder })
}

/** The faces of a picture file; looked for once. ToolErrors of `loadEngineFiles` and of finding faces. */
export function facesOf(file: File): Promise<FoundFaces> {
  const known = found.get(file)
  if (known) return known
  const faces = look(file)
  found.set(file, faces)
  faces.catch(() => found.delete(file))
  return faces
}
