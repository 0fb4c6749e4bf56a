import type { CheckedBlob } from '@/lib/core/stored-zip'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { WorkerPool, type RunOptions } from '@/lib/workers/client'
import type { Hiding } from './hidden-faces'

/** What finds faces: the absolute URL of LiteRT's script, its program and the model. */
export interface FaceFinder {
  readonly scriptUrl: string
  readonly program: Blob
  readonly detector: Blob
}

/** The boxes of faces in shares of the picture's sides. */
export interface FoundFaces {
  readonly faces: readonly Rectangle[]
  /** The picture as a small JPEG, where browsers show the file itself not at all, or only tiny. */
  readonly copy?: Size & { readonly blob: Blob }
}

export interface HideArgs extends Hiding {
  readonly file: Blob
  readonly format: 'jpeg' | 'png'
}

export type FaceJobs = {
  find: { args: { readonly file: Blob; readonly finder: FaceFinder }; result: FoundFaces; progress: never }
  hide: { args: HideArgs; result: Required<CheckedBlob>; progress: never }
}

const workers = new WorkerPool<FaceJobs>(
  () => new Worker(new URL('./faces.worker.ts', import.meta.url), { type: 'module' }),
)

/** The faces of a picture file, small ones too. ToolErrors `engineFailed`, `outOfMemory`, and those of decoding. */
export function findFacesIn(file: Blob, finder: FaceFinder): Promise<FoundFaces> {
  return workers.run('find', { file, finder })
}

/** Encodes the picture again with its faces hidden, upright and without metadata. Throws ToolErrors of decoding and encoding. */
export function hideFacesIn(args: HideArgs, options: RunOptions<never> = {}): Promise<Required<CheckedBlob>> {
  return workers.run('hide', args, options)
}
