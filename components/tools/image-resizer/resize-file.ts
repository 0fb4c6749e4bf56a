import type { BatchItem } from '@/components/ui/files/batch-state'
import type { MadePicture } from '@/components/ui/files/useBatchDownloads'
import type { TaskContext } from '@/components/ui/feedback/useTask'
import { hidingOf, type HideFaces } from '@/components/ui/pictures/hiding'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { frameOn, withFrame, type Edit } from '@/lib/tools/image-resizer/crop'
import { wholeDrawingSize } from '@/lib/tools/image-resizer/plan'
import { BACKDROP_COLORS, type Backdrop } from '@/lib/tools/image-resizer/backdrop-choices'
import { documentOf, dpiOf, hasPixelsOf } from '@/lib/tools/image-resizer/documents'
import { pixelSize, type SizeUnit } from '@/lib/tools/image-resizer/size'
import { mostPixels, type TargetBox } from '@/lib/tools/image-resizer/target'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { IMAGE_FORMATS, type OutputFormat } from '@/lib/image/formats/image-formats'
import { sizeWithin, type Size } from '@/lib/image/pixels/geometry'
import type { OutlineArgs } from '@/lib/tools/image-resizer/worker/find-heads'
import { resizeImage } from '@/lib/tools/image-resizer/worker/resize-image'

/** Sides in pixels or in percent of each picture's own, after its edit. */
export interface ResizeSettings extends TargetBox {
  readonly sizeUnit: SizeUnit
  readonly editOf: (file: File) => Edit
  readonly format: OutputFormat
  readonly quality: number
  /** The bytes that a file is to have at most and at least. */
  readonly target: number | null
  readonly least: number | null
  /** Overrides the sides: longer pictures are reduced to it, and none is enlarged. */
  readonly longestSide: number | null
  readonly loss: Loss
  readonly backdrop: Backdrop
  readonly hide: HideFaces
  /** What the photo is for. */
  readonly document: string
}

export interface Resized extends MadePicture {
  /** The limits in KB that the file misses. */
  readonly missed: 'leastKb' | 'mostKb' | undefined
  /** False when metadata was to stay and could not. */
  readonly metadataAsAsked: boolean
  /** The original, without the metadata that was to go: a new file would have been larger. */
  readonly isKept: boolean
  /** Cropped, turned, mirrored or leveled: it shows something else than the original in the same place. */
  readonly isEdited: boolean
}

export type ResizeBatchItem = BatchItem<ImageHeader, Resized>

function missedLimit(bytes: number, least: number, most: number): Resized['missed'] {
  if (bytes > most) return 'mostKb'
  return bytes < least ? 'leastKb' : undefined
}

function isEdited({ mirrored, turns, level }: Edit, frame: Size, original: Size): boolean {
  const isWhole = frame.width === original.width && frame.height === original.height
  return mirrored || turns !== 0 || level !== 0 || !isWhole
}

/** What the worker needs to even the background; undefined where it stays as it is. ToolErrors of `loadFinder` and of `outline`. */
async function backdropOf(backdrop: Backdrop, what: Omit<OutlineArgs, 'finder'>, signal: AbortSignal) {
  if (backdrop === 'keep') return undefined
  const [{ loadFinder }, { headWorkers }] = await Promise.all([
    import('./head-finder'),
    import('@/lib/tools/image-resizer/worker/find-heads'),
  ])
  const outline = await headWorkers.run('outline', { ...what, finder: await loadFinder({ signal }) }, { signal })
  return { ...outline, color: BACKDROP_COLORS[backdrop] }
}

/** Resizes one file. An SVG is drawn by the page at the target size and only encoded by the worker. */
export async function resizeFile(
  file: File,
  info: ImageHeader,
  settings: ResizeSettings,
  { signal, report }: TaskContext<number>,
): Promise<Resized> {
  const { position, format, quality, target, longestSide } = settings
  const frame = frameOn(settings.editOf(file), info)
  const edit = withFrame({ ...settings.editOf(file), ratio: null }, frame, info)
  const box =
    longestSide === null
      ? { ...pixelSize(settings, frame), fit: settings.fit, position }
      : ({ ...sizeWithin(frame, longestSide), fit: 'exact' } as const)
  const source = info.kind === 'svg' ? await rasterizeSvg(file, wholeDrawingSize(info, edit, box)) : file
  const pixels = Math.max(info.width * info.height, mostPixels({ ...box, original: frame }))
  const chosen = documentOf(settings.document)
  // With another size typed since, the photo is no longer for that document, and its limits do not hold.
  const document = chosen && hasPixelsOf(chosen, box) ? chosen : undefined
  const most = (document?.mostKb ?? Infinity) * 1000
  const least = Math.max((document?.leastKb ?? 0) * 1000, settings.least ?? 0)
  const limits = {
    targetBytes: target ?? undefined,
    leastBytes: least || undefined,
    mostBytes: most < Infinity ? most : undefined,
  }
  const aim = { quality, ...(IMAGE_FORMATS[format].lossless ? {} : limits) }
  const backdrop =
    document && info.kind !== 'svg'
      ? await backdropOf(settings.backdrop, { file, turn: edit, level: edit.level, part: frame }, signal)
      : undefined
  const hiding = info.kind === 'svg' ? undefined : await hidingOf(file, settings.hide)
  // A thumbnail among the metadata may show the face.
  const loss = hiding ? 'everything' : settings.loss
  const output = { format, aim, dpi: document && dpiOf(document), loss, backdrop, hiding }
  const result = await resizeImage({ source, edit, ...box, ...output }, pixels, { signal, report })
  const { blob, crc32, width, height, isKept, metadataAsAsked } = result
  return {
    blob,
    crc32,
    width,
    height,
    extension: format,
    metadataAsAsked,
    isKept,
    isEdited: isEdited(edit, frame, info),
    missed: missedLimit(blob.size, least, Math.min(most, target ?? Infinity)),
  }
}
