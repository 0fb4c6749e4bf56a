import type { CheckedBlob } from '@/lib/core/stored-zip'
import type { OutputFormat } from '@/lib/image/formats/image-formats'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import type { Rgb } from '@/lib/image/pixels/blend'
import { isWebKit, thisDevice } from '@/lib/image/codecs/this-device'
import { LARGE_PIXELS, picturesAtOnce } from '@/lib/image/limits'
import { runExclusive } from '@/lib/image/run-exclusive'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import type { Aim } from './encode-to-aim'
import type { SearchOutcome } from './size-search'
import { coreCount, WorkerPool, type RunOptions } from '@/lib/workers/client'
import type { Size } from '@/lib/image/pixels/geometry'

export interface CompressArgs {
  /** An image file, or an SVG drawn by the page. */
  readonly source: Blob | ImageBitmap
  readonly aim: Aim
  readonly format: OutputFormat
  /** A larger picture is reduced to it. */
  readonly longestSide: number | null
  /** Metadata that is removed from the result. */
  readonly loss: Loss
  /** What shows through transparent pixels. */
  readonly background: Rgb
}

export interface CompressResult extends Required<CheckedBlob>, Size {
  /** How close the file is to `targetBytes`; undefined without a target. */
  readonly outcome: SearchOutcome | undefined
  /** False if metadata was to be kept but the source has none that can be kept, or the format cannot hold it. */
  readonly metadataAsAsked: boolean
  /** A new file would only have been larger: this is the original, without the metadata that was to go. */
  readonly isKept: boolean
}

export type CompressJobs = {
  /** `threads` is how many may work on one picture. */
  prepare: { args: { readonly threads: number }; result: void; progress: never }
  inspect: { args: { readonly file: Blob }; result: ImageHeader; progress: never }
  /** Progress is a share, 0 to 1, that never runs backwards. */
  compress: { args: CompressArgs & { readonly threads: number }; result: CompressResult; progress: number }
}

function start(): Worker {
  return new Worker(new URL('./compress-image.worker.ts', import.meta.url), { type: 'module' })
}

const atOnce = coreCount(picturesAtOnce(thisDevice()))
const workers = new WorkerPool<CompressJobs>(start, atOnce)
// WebKitGTK is slower with two threads: 12 megapixels take 5.2 s cold and 1.7 s warm, with one 2.3 and 1.4 s.
const sharedBy = isWebKit() ? 1 : atOnce
/** Ended after each picture, because the memory of an encoder never shrinks. */
const largeImageWorker = new WorkerPool<CompressJobs>(start, 1, 0)

let preparing: Promise<void> | undefined

/** Loads what compressing to JPEG needs, once; if that fails, the first picture loads it again. */
export function prepareCompressor(): void {
  preparing ??= workers.run('prepare', { threads: sharedBy }).catch(() => undefined)
}

/** Reads the format and size of an image file without decoding it. ToolErrors of `lib/image/codecs/image-header`. */
export function inspectForCompressor(file: Blob, options: RunOptions<never> = {}): Promise<ImageHeader> {
  return workers.run('inspect', { file }, options)
}

/**
 * One picture as a JPEG by MozJPEG, or in another format. `sourcePixels` (of the inspected picture) decides whether it has to wait for other
 * large ones. A bitmap as source moves to the worker.
 */
export function compressImage(args: CompressArgs, sourcePixels: number, options: RunOptions<number> = {}) {
  const moved = 'close' in args.source ? [args.source] : []
  const run = { ...options, transfer: [...(options.transfer ?? []), ...moved] }
  // With several pictures, each has a core of its own.
  const shared = () => ({ ...args, threads: workers.isIdle ? sharedBy : 1 })
  if (sourcePixels <= LARGE_PIXELS) return workers.run('compress', shared(), run)
  return runExclusive(() => largeImageWorker.run('compress', shared(), run))
}
