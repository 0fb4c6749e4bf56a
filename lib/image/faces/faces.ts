import type { CheckedBlob } from '@/lib/core/stored-zip'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { WorkerPool } from '@/lib/workers/client'
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
  /** The faces of a picture file, small ones too. ToolErrors `engineFailed`, `outOfMemory`, and those of decoding. */
  find: { args: { readonly file: Blob; readonly finder: FaceFinder }; result: FoundFaces; progress: never }
  /** The picture encoded again with its faces hidden, upright and without metadata. ToolErrors of decoding and encoding. */
  hide: { args: HideArgs; result: Required<CheckedBlob>; progress: never }
}

/** One worker, which starts with the first picture. */
export const faceWorkers = new WorkerPool<FaceJobs>(
  () => new Worker(new URL('./faces.worker.ts', import.meta.url), { type: 'module' }),
)
