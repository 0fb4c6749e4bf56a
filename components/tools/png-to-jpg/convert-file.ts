import type { BatchItem } from '@/components/hooks/batch-state'
import type { TaskContext } from '@/components/hooks/useTask'
import { rasterizeSvg } from '@/lib/browser/rasterize-svg'
import type { Rgb } from '@/lib/core/blend'
import { reductionPercent } from '@/lib/core/bytes'
import { compressImage, inspectImage } from '@/lib/workers/compress-image'

export type ImageInfo = Awaited<ReturnType<typeof inspectImage>>

export interface ConvertSettings {
  readonly background: Rgb
  readonly quality: number
}

interface Converted {
  readonly blob: Blob
  readonly width: number
  readonly height: number
  readonly reduction: number
}

export type ConvertBatchItem = BatchItem<ImageInfo, Converted>

export function inspect(file: File, { signal }: TaskContext<number>): Promise<ImageInfo> {
  return inspectImage(file, { signal })
}

/** One file as a JPG on a background; an SVG is drawn by the page at its own size and only encoded by the worker. */
export async function process(
  file: File,
  info: ImageInfo,
  { background, quality }: ConvertSettings,
  { signal, report }: TaskContext<number>,
): Promise<Converted> {
  const source = info.kind === 'svg' ? await rasterizeSvg(file, info) : file
  const args = { source, aim: { quality }, keepMetadata: false, background }
  const { bytes, width, height } = await compressImage(args, info.width * info.height, { signal, report })
  const reduction = reductionPercent(file.size, bytes.byteLength)
  return { blob: new Blob([bytes], { type: 'image/jpeg' }), width, height, reduction }
}
