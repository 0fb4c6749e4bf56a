import type { Rectangle } from '@/lib/image/pixels/geometry'
import type { Matte } from '@/lib/tools/image-resizer/backdrop'
import type { Head } from '@/lib/tools/image-resizer/find-heads'
import type { Turn } from '@/lib/tools/image-resizer/turn'
import { WorkerPool } from '@/lib/workers/client'

/** The engine's files: the absolute URL of its script, its program and the two models. */
export interface HeadFinder {
  readonly scriptUrl: string
  readonly program: Blob
  readonly detector: Blob
  readonly segmenter: Blob
}

export interface FindArgs {
  /** A picture file, not an SVG. */
  readonly file: Blob
  readonly turn: Turn
  readonly finder: HeadFinder
}

export interface OutlineArgs extends FindArgs {
  /** Degrees by which the turned picture is leveled. */
  readonly level: number
  /** In pixels of the turned and leveled picture. */
  readonly part: Rectangle
}

/** How far a part of a picture shows the person, and where in it, in shares, the face is. */
export interface PersonOutline {
  readonly matte: Matte
  readonly face: Rectangle
}

export type FindJobs = {
  /** The heads in a picture, the surest first, in pixels of the turned picture. ToolErrors `engineFailed`, `outOfMemory`, and those of decoding. */
  find: { args: FindArgs; result: { readonly heads: readonly Head[] }; progress: never }
  /** Where the person is in a part of a picture. ToolErrors `faceNotFound` and as of `find`. */
  outline: { args: OutlineArgs; result: PersonOutline; progress: never }
}

/** One worker, which starts with the first picture. */
export const headWorkers = new WorkerPool<FindJobs>(
  () => new Worker(new URL('./find-heads.worker.ts', import.meta.url), { type: 'module' }),
)
