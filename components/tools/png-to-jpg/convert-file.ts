import type { BatchItem } from '@/components/ui/files/batch-state'
import type { TaskContext } from '@/components/ui/feedback/useTask'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import type { Rgb } from '@/lib/image/pixels/blend'
import { reductionPercent } from '@/lib/core/bytes'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { compressImage } from '@/lib/image/compress/compress-image'
import type { Size } from '@/lib/image/pixels/geometry'

export interface ConvertSettings {
  readonly background: Rgb
  readonly quality: number
}

interface Converted extends Size {
  readonly blob: Blob
  readonly reduction: number
}

export type ConvertBatchItem = BatchItem<ImageHeader, Converted>

/** One file as a JPG on a background; an SVG is drawn by the page at its own size and only encoded by the worker. */
export async function convertFile(
  file: File,
  info: ImageHeader,
  { background, quality }: ConvertSettings,
  { signal, report }: TaskContext<number>,
): Promise<Converted> {
  const source = info.kind === 'svg' ? await rasterizeSvg(file, info) : file
  const args = { source, aim: { quality }, keepMetadata: false, background }
  const { bytes, width, height } = await compressImage(args, info.width * info.height, { signal, report })
  const reduction = reductionPercent(file.size, bytes.byteLength)
  return { blob: new Blob([bytes], { type: 'image/jpeg' }), width, height, reduction }
}
