import type { Rgb } from '@/lib/core/blend'
import type { ImageHeader } from '@/lib/engines/image-header'
import { coreCount, WorkerPool, type RunOptions } from './client'

/** What the icons show: a picture (an SVG as a bitmap drawn by the page), or letters. */
export type FaviconSource =
  | { readonly kind: 'picture'; readonly picture: Blob | ImageBitmap }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly color: Rgb
      /** Of an icon of 64 pixels. */
      readonly fontSize: number
    }

export interface FaviconArgs {
  readonly source: FaviconSource
  /** Under text, and under what has to be opaque. */
  readonly background: Rgb
  /** Percent of the side. */
  readonly radius: number
  readonly sizes: readonly number[]
}

/** PNG files but for `ico`. */
export interface Favicons {
  /** In the order of `sizes`. */
  readonly icons: readonly ArrayBuffer[]
  /** 32 pixels, for a picture of a browser's tab. */
  readonly tab: ArrayBuffer
  readonly apple: ArrayBuffer
  readonly maskable: ArrayBuffer
  readonly ico: ArrayBuffer
}

export type FaviconJobs = {
  inspect: { args: { readonly file: Blob }; result: ImageHeader; progress: never }
  /** Progress is a share, 0 to 1. */
  make: { args: FaviconArgs; result: Favicons; progress: number }
}

const workers = new WorkerPool<FaviconJobs>(
  () => new Worker(new URL('./make-favicons.worker.ts', import.meta.url), { type: 'module' }),
  coreCount(2),
)

/** What an image file is and how large, judged without decoding it. ToolErrors of `lib/engines/image-header`. */
export function inspectIcon(file: Blob, options: RunOptions<never> = {}): Promise<ImageHeader> {
  return workers.run('inspect', { file }, options)
}

/** Every icon of a site. A bitmap as source moves to the worker. */
export function makeFavicons(args: FaviconArgs, options: RunOptions<number> = {}): Promise<Favicons> {
  const { source } = args
  const moved = source.kind === 'picture' && 'close' in source.picture ? [source.picture] : []
  return workers.run('make', args, { ...options, transfer: moved })
}
