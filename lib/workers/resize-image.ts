import type { OutputFormat } from '@/lib/engines/encode-image'
import type { ImageHeader } from '@/lib/engines/image-header'
import type { Fit } from '@/lib/tools/image-resizer/size'
import { coreCount, WorkerPool, type RunOptions } from './client'

export interface ResizeArgs {
  /** An image file, or an SVG drawn by the page. */
  readonly source: Blob | ImageBitmap
  readonly width: number
  readonly height: number
  readonly fit: Fit
  readonly format: OutputFormat
  /** 0 to 100; of no effect on PNG. */
  readonly quality: number
}

export interface ResizeResult {
  readonly bytes: ArrayBuffer
  readonly width: number
  readonly height: number
  /** The MIME type. */
  readonly type: string
}

export type ResizeJobs = {
  inspect: { args: { readonly file: Blob }; result: ImageHeader; progress: never }
  /** Progress is a share, 0 to 1, that never runs backwards. */
  resize: { args: ResizeArgs; result: ResizeResult; progress: number }
}

/** Pictures above this go through one worker, one at a time: each may need half a gigabyte. */
const LARGE_PIXELS = 24_000_000

function start(): Worker {
  return new Worker(new URL('./resize-image.worker.ts', import.meta.url), { type: 'module' })
}

const workers = new WorkerPool<ResizeJobs>(start, coreCount(4))
const largeImageWorker = new WorkerPool<ResizeJobs>(start)

/** What an image file is and how large, judged without decoding it. ToolErrors of `lib/engines/image-header`. */
export function inspectImage(file: Blob, options: RunOptions<never> = {}): Promise<ImageHeader> {
  return workers.run('inspect', { file }, options)
}

/**
 * One picture resized and encoded. `sourcePixels` (of the inspected picture) decides whether it has to wait for other
 * large ones. A bitmap as source moves to the worker.
 */
export function resizeImage(
  args: ResizeArgs,
  sourcePixels: number,
  options: RunOptions<number> = {},
): Promise<ResizeResult> {
  const pool = sourcePixels > LARGE_PIXELS ? largeImageWorker : workers
  const moved = 'close' in args.source ? [args.source] : []
  return pool.run('resize', args, { ...options, transfer: [...(options.transfer ?? []), ...moved] })
}
