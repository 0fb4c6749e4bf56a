import type { TaskContext } from '@/components/ui/feedback/useTask'
import { reductionPercent } from '@/lib/core/bytes'
import { IMAGE_FORMATS, type OutputFormat } from '@/lib/image/formats/image-formats'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { compressImage } from '@/lib/image/compress/compress-image'
import { notesOf, targetBytes, type NoteCode } from '@/lib/image/compress/reduction'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import type { Rgb } from '@/lib/image/pixels/blend'
import { sizeWithin } from '@/lib/image/pixels/geometry'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import type { MadePicture } from './useBatchDownloads'

export interface PassSettings {
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
  /** In percent of the original; negative if the result is larger. */
  readonly reduction: number
  readonly notes: readonly NoteCode[]
}

/** One file in one pass; an SVG is drawn by the page at its own size, or smaller, and only encoded by the worker. */
export async function makePicture(
  file: File,
  info: ImageHeader,
  { quality, target, least, ...settings }: PassSettings,
  { signal, report }: TaskContext<number>,
): Promise<PictureResult> {
  const { lossless, extensions } = IMAGE_FORMATS[settings.format]
  const source = info.kind === 'svg' ? await rasterizeSvg(file, sizeWithin(info, settings.longestSide)) : file
  const most = targetBytes({ target, least }, { kind: info.kind, bytes: file.size })
  const aim = lossless ? { quality: 100 } : { quality, targetBytes: most ?? undefined, leastBytes: least ?? undefined }
  const made = await compressImage({ source, aim, ...settings }, info.width * info.height, { signal, report })
  const { blob, crc32, width, height } = made
  const sizes = { originalBytes: file.size, resultBytes: blob.size, leastBytes: least ?? 0 }
  // A minimum is searched for too, but only a target can be missed.
  const searched = most === null ? undefined : made.outcome
  const outcome = blob.size > (most ?? Infinity) ? 'over' : searched
  return {
    blob,
    crc32,
    width,
    height,
    extension: extensions[0],
    reduction: reductionPercent(file.size, blob.size),
    notes: notesOf({ ...made, ...sizes, outcome }),
  }
}
