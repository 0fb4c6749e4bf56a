import type { TaskContext } from '@/components/ui/feedback/useTask'
import { reductionPercent } from '@/lib/core/bytes'
import { IMAGE_FORMATS, type OutputFormat } from '@/lib/image/formats/image-formats'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { compressImage } from '@/lib/image/compress/compress-image'
import type { Aim } from '@/lib/image/compress/encode-to-aim'
import type { SearchOutcome } from '@/lib/image/compress/size-search'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import type { Rgb } from '@/lib/image/pixels/blend'
import { sizeWithin } from '@/lib/image/recipe'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import type { MadePicture } from './useBatchDownloads'

interface PassSettings {
  readonly quality: number
  /** Target size in bytes, replacing `quality`, and the smallest file that is of use; ignored for lossless formats. */
  readonly target: number | null
  readonly least: number | null
  readonly background: Rgb
  readonly longestSide: number | null
  readonly format: OutputFormat
  readonly loss: Loss
}

export interface PictureResult extends MadePicture {
  readonly reduction: number
  readonly outcome: SearchOutcome | undefined
  /** False when metadata was to stay and could not. */
  readonly metadataAsAsked: boolean
  /** The original, without the metadata that was to go: a new file would have been larger. */
  readonly isKept: boolean
  /** Even the best quality is smaller than the file was to be at least. */
  readonly isBelowLeast: boolean
}

function aimOf({ format, quality, target, least }: PassSettings): Aim {
  if (IMAGE_FORMATS[format].lossless) return { quality: 100 }
  return { quality, targetBytes: target ?? undefined, leastBytes: least ?? undefined }
}

/** One file in one pass; an SVG is drawn by the page at its own size, or smaller, and only encoded by the worker. */
export async function makePicture(
  file: File,
  info: ImageHeader,
  settings: PassSettings,
  { signal, report }: TaskContext<number>,
): Promise<PictureResult> {
  const { background, longestSide, format, loss, target, least } = settings
  const source = info.kind === 'svg' ? await rasterizeSvg(file, sizeWithin(info, longestSide)) : file
  const args = { source, aim: aimOf(settings), background, longestSide, format, loss }
  const made = await compressImage(args, info.width * info.height, { signal, report })
  const { blob, crc32, width, height, metadataAsAsked, isKept } = made
  const isOver = target !== null && blob.size > target
  return {
    blob,
    crc32,
    width,
    height,
    extension: IMAGE_FORMATS[format].extensions[0],
    reduction: reductionPercent(file.size, blob.size),
    outcome: isOver ? 'over' : made.outcome,
    metadataAsAsked,
    isKept,
    isBelowLeast: blob.size < (least ?? 0),
  }
}
