import { MEGABYTE } from '@/lib/core/bytes'
import { ToolError } from '@/lib/core/errors'
import { MAX_MEGABYTES } from '@/lib/core/file-limits'
import { formatName, NAMED_BYTES } from '@/lib/image/formats/unsupported-formats'
import { IMAGE_FORMATS, type ImageKind } from '@/lib/image/formats/image-formats'
import { imageKind, isoBrands } from '@/lib/image/formats/kind'
import { isAnimated } from '@/lib/image/formats/structure'
import { readBytes } from '@/lib/core/read-bytes'
import { isAudio, mayHoldVideo } from '@/lib/tools/mp4-to-gif/video-kind'
import { movieBox } from './movie-box'

const PROBE_BYTES = 1024

/** Kinds of pictures that may move. AVIF says so by its brand (AV1 Image File Format, 6.2). */
const ANIMATED_KINDS: readonly ImageKind[] = ['gif', 'webp', 'png', 'avif']

async function checkAnimation(file: Blob, kind: ImageKind): Promise<ImageKind> {
  const bytes = await readBytes(file)
  const moves = kind === 'avif' ? isoBrands(bytes).includes('avis') : isAnimated(bytes, kind)
  if (!moves) throw new ToolError('videoIsStill', { format: IMAGE_FORMATS[kind].label })
  return kind
}

function notAVideo(head: Uint8Array): ToolError {
  const format = formatName(head)
  return format ? new ToolError('videoIsOther', { format }) : new ToolError('videoNotValid')
}

/**
 * Rejects files that are recognizably not usable, and returns the kind of an animated picture. Throws ToolErrors `fileEmpty`,
 * `videoTooLarge`, `videoNoPicture` (sound), `videoIsStill` (a picture), `videoIsOther`, `videoNotValid`, `videoTruncated`,
 * `fileUnreadable`.
 */
export async function checkVideoFile(file: Blob): Promise<ImageKind | undefined> {
  if (file.size === 0) throw new ToolError('fileEmpty')
  const head = await readBytes(file.slice(0, PROBE_BYTES))
  const picture = imageKind(head)
  const mayMove = picture !== null && ANIMATED_KINDS.includes(picture)
  const video = mayMove || mayHoldVideo(head)
  if (!video && isAudio(head)) throw new ToolError('videoNoPicture')
  if (!video) throw notAVideo(await readBytes(file.slice(0, NAMED_BYTES)))
  if (file.size > MAX_MEGABYTES.video * MEGABYTE) throw new ToolError('videoTooLarge', { limit: MAX_MEGABYTES.video })
  if (mayMove) return checkAnimation(file, picture)
  if (isoBrands(head).length > 0 && !(await movieBox(file))) throw new ToolError('videoTruncated')
  return undefined
}
