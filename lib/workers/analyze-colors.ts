import type { Pixels } from '@/lib/core/pixels'
import type { ImageHeader } from '@/lib/engines/image-header'
import type { ColorShare } from '@/lib/tools/color-picker/dominant'
import type { Palette } from '@/lib/tools/color-picker/palette'
import { WorkerPool, type RunOptions } from './client'

export interface ColorAnalysis {
  /** The decoded picture itself, for picking. */
  readonly pixels: Pixels
  /** The same, small enough to be drawn. */
  readonly preview: ImageBitmap
  readonly dominant: readonly ColorShare[]
  readonly distinct: readonly ColorShare[]
}

export type AnalyzeColorsJobs = {
  inspect: { args: { readonly file: Blob }; result: ImageHeader; progress: never }
  /** Progress is a share, 0 to 1. */
  analyze: { args: { readonly source: Blob | ImageBitmap }; result: ColorAnalysis; progress: number }
  strip: { args: { readonly palette: Palette }; result: ArrayBuffer; progress: never }
}

const workers = new WorkerPool<AnalyzeColorsJobs>(
  () => new Worker(new URL('./analyze-colors.worker.ts', import.meta.url), { type: 'module' }),
)

/** What an image file is and how large, judged without decoding it. ToolErrors of `lib/engines/image-header`. */
export function inspectPicture(file: Blob, options: RunOptions<never> = {}): Promise<ImageHeader> {
  return workers.run('inspect', { file }, options)
}

/** Decodes a picture and finds its colours. A bitmap as source (an SVG drawn by the page) moves to the worker. */
export function analyzeColors(source: Blob | ImageBitmap, options: RunOptions<number> = {}): Promise<ColorAnalysis> {
  return workers.run('analyze', { source }, { ...options, transfer: 'close' in source ? [source] : [] })
}

/** The palette as a PNG of one row of squares. */
export async function palettePng(palette: Palette): Promise<Blob> {
  return new Blob([await workers.run('strip', { palette })], { type: 'image/png' })
}
