import type { CheckedBlob } from '@/lib/core/stored-zip'
import type { OutputFormat } from '@/lib/image/formats/image-formats'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import type { Aim } from '@/lib/image/compress/encode-to-aim'
import { thisDevice } from '@/lib/image/codecs/this-device'
import { LARGE_PIXELS, picturesAtOnce } from '@/lib/image/limits'
import { runExclusive } from '@/lib/image/run-exclusive'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import type { Rgb } from '@/lib/image/pixels/blend'
import type { Edit } from '@/lib/tools/image-resizer/crop'
import type { TargetBox } from '@/lib/tools/image-resizer/target'
import type { PersonOutline } from './find-heads'
import type { Hiding } from '@/lib/image/faces/hidden-faces'
import { coreCount, WorkerPool, type RunOptions } from '@/lib/workers/client'
import type { Size } from '@/lib/image/pixels/geometry'

export interface ResizeArgs extends TargetBox {
  /** An image file, or an SVG drawn by the page. */
  readonly source: Blob | ImageBitmap
  readonly edit: Edit
  readonly format: OutputFormat
  /** Of no effect on PNG. */
  readonly aim: Aim
  /** Stated in a JPEG or PNG; undefined: nothing is. */
  readonly dpi?: number
  /** The background's new color, and where the person is in the result. */
  readonly backdrop?: PersonOutline & { readonly color: Rgb }
  /** Faces that nobody is to see. */
  readonly hiding?: Hiding
  /** What of the metadata does not go into the result. */
  readonly loss: Loss
}

export interface ResizeResult extends Required<CheckedBlob>, Size {
  /** False if the source has metadata that was to be kept, but it cannot be, or the format cannot hold it. */
  readonly metadataAsAsked: boolean
  /** The original was within the target, or a new file larger: this is the original, without the metadata that was to go. */
  readonly isKept: boolean
}

export type ResizeJobs = {
  inspect: { args: { readonly file: Blob }; result: ImageHeader; progress: never }
  /** Progress is a share, 0 to 1, that never runs backwards. */
  resize: { args: ResizeArgs; result: ResizeResult; progress: number }
}

function start(): Worker {
  return new Worker(new URL('./resize-image.worker.ts', import.meta.url), { type: 'module' })
}

const workers = new WorkerPool<ResizeJobs>(start, coreCount(picturesAtOnce(thisDevice())))
/** Ended after each picture, because the memory of an encoder never shrinks. */
const largeImageWorker = new WorkerPool<ResizeJobs>(start, 1, 0)

/** Fetches what decodes and resizes pictures unless it is there. */
export function prepareResizer(): void {
  workers.warm()
}

/** What an image file is and how large, judged without decoding it. ToolErrors of `lib/image/codecs/image-header`. */
export function inspectForResizer(file: Blob, options: RunOptions<never> = {}): Promise<ImageHeader> {
  return workers.run('inspect', { file }, options)
}

/**
 * One picture resized and encoded. `mostPixels` (before or after, whichever are more) decides whether it has to wait for
 * other large ones. A bitmap as source moves to the worker.
 */
export function resizeImage(args: ResizeArgs, mostPixels: number, options: RunOptions<number> = {}) {
  const moved = 'close' in args.source ? [args.source] : []
  const run = { ...options, transfer: [...(options.transfer ?? []), ...moved] }
  if (mostPixels <= LARGE_PIXELS) return workers.run('resize', args, run)
  return runExclusive(() => largeImageWorker.run('resize', args, run))
}
