import type { Pixels } from '@/lib/image/pixels/pixels'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import type { ColorShare } from '@/lib/tools/color-picker/dominant'
import type { Palette } from '@/lib/tools/color-picker/palette'
import { WorkerPool, type RunOptions } from '@/lib/workers/client'

export interface ColorAnalysis {
  /** The decoded picture, for picking colors. */
  readonly pixels: Pixels
  /** The picture reduced for display. */
  readonly preview: ImageBitmap
  readonly dominant: readonly ColorShare[]
  readonly distinct: readonly ColorShare[]
}

export type AnalyzeColorsJobs = {
  inspect: { args: { readonly file: Blob }; result: ImageHeader; progress: never }
  /** Progress is a fraction, 0 to 1. */
  analyze: { args: { readonly source: Blob | ImageBitmap }; result: ColorAnalysis; progress: number }
  strip: { args: { readonly palette: Palette }; result: ArrayBuffer; progress: never }
}

const workers = new WorkerPool<AnalyzeColorsJobs>(
  () => new Worker(new URL('./analyze-colors.worker.ts', import.meta.url), { type: 'module' }),
)

/**
 * Reads the format and size of an image file without decoding it. Throws the ToolErrors of
 * `lib/image/codecs/image-header`.
 */
export function inspectPicture(file: Blob, options: RunOptions<never> = {}): Promise<ImageHeader> {
  return workers.run('inspect', { file }, options)
}

/**
 * Decodes a picture and analyzes its colors. A bitmap as source (an SVG drawn by the page) is transferred to the
 * worker. ToolErrors: `imageTransparent` for one without any color, and those of `decodeImage`.
 */
export function analyzeColors(source: Blob | ImageBitmap, options: RunOptions<number> = {}): Promise<ColorAnalysis> {
  return workers.run('analyze', { source }, { ...options, transfer: 'close' in source ? [source] : [] })
}

/** Draws the palette as a PNG of one row of squares. */
export async function palettePng(palette: Palette): Promise<Blob> {
  return new Blob([await workers.run('strip', { palette })], { type: 'image/png' })
}
