import type { Rgb } from '@/lib/image/pixels/blend'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { coreCount, WorkerPool, type RunOptions } from '@/lib/workers/client'

/** Content of the icons: a picture (for an SVG, a bitmap drawn by the page) or text. */
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
  /** Background of text and of icons that must be opaque. */
  readonly background: Rgb
  /** Percent of the side. */
  readonly radius: number
  /** Empty space at each side of the icon for iOS, in percent. */
  readonly applePadding: number
  readonly sizes: readonly number[]
}

/** PNG files, except `ico`. */
export interface FaviconFiles {
  /** In the order of `sizes`. */
  readonly icons: readonly ArrayBuffer[]
  /** Icon of 32 pixels for the preview of a browser tab. */
  readonly tab: ArrayBuffer
  readonly apple: ArrayBuffer
  readonly maskable: ArrayBuffer
  readonly ico: ArrayBuffer
}

export type FaviconJobs = {
  inspect: { args: { readonly file: Blob }; result: ImageHeader; progress: never }
  /** Progress is a fraction, 0 to 1. */
  make: { args: FaviconArgs; result: FaviconFiles; progress: number }
}

const workers = new WorkerPool<FaviconJobs>(
  () => new Worker(new URL('./make-favicons.worker.ts', import.meta.url), { type: 'module' }),
  coreCount(2),
)

/**
 * Reads the format and size of an image file without decoding it. Throws the ToolErrors of
 * `lib/image/codecs/image-header`.
 */
export function inspectIcon(file: Blob, options: RunOptions<never> = {}): Promise<ImageHeader> {
  return workers.run('inspect', { file }, options)
}

/** Creates all icons of a site. A bitmap as source is transferred to the worker. */
export function makeFavicons(args: FaviconArgs, options: RunOptions<number> = {}): Promise<FaviconFiles> {
  const { source } = args
  const transfer = source.kind === 'picture' && 'close' in source.picture ? [source.picture] : []
  return workers.run('make', args, { ...options, transfer })
}
