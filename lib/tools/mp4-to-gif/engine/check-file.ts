import { MEGABYTE } from '@/lib/core/bytes'
import { textAt, uint32At } from '@/lib/core/byte-reader'
import { ToolError } from '@/lib/core/errors'
import { MAX_MEGABYTES } from '@/lib/core/file-limits'
import { formatName, NAMED_BYTES } from '@/lib/image/formats/unsupported-formats'
import { isoBrands } from '@/lib/image/formats/kind'
import { readBytes } from '@/lib/core/read-bytes'
import { isAudio, mayHoldVideo } from '@/lib/tools/mp4-to-gif/video-kind'

const PROBE_BYTES = 1024
const BOX_HEADER = 16
/** Maximum number of top-level boxes to search; only fragmented files have more, and they start with the index. */
const MAX_BOXES = 1000

function bytesOf(file: Blob, from: number, length: number): Promise<Uint8Array> {
  return readBytes(file.slice(from, from + length))
}

/**
 * True when an MP4 or MOV has its index (`moov`), which recorders write last and without which it cannot be decoded.
 */
async function hasIndex(file: Blob): Promise<boolean> {
  let offset = 0
  for (let box = 0; box < MAX_BOXES && offset < file.size; box++) {
    const head = await bytesOf(file, offset, BOX_HEADER)
    if (textAt(head, 4, 4) === 'moov') return true
    const short = uint32At(head, 0)
    const size = short === 1 ? uint32At(head, 8) * 2 ** 32 + uint32At(head, 12) : short
    if (size < 8) return false
    offset += size
  }
  return false
}

function notAVideo(head: Uint8Array): ToolError {
  const format = formatName(head)
  return format ? new ToolError('videoIsOther', { format }) : new ToolError('videoNotValid')
}

/**
 * Rejects files that are recognizably not usable. Throws ToolErrors `fileEmpty`, `videoTooLarge`, `videoNoPicture`
 * (sound), `videoIsOther`, `videoNotValid`, `videoTruncated`, `fileUnreadable`.
 */
export async function checkVideoFile(file: Blob): Promise<void> {
  if (file.size === 0) throw new ToolError('fileEmpty')
  const head = await bytesOf(file, 0, PROBE_BYTES)
  const video = mayHoldVideo(head)
  if (!video && isAudio(head)) throw new ToolError('videoNoPicture')
  if (!video) throw notAVideo(await bytesOf(file, 0, NAMED_BYTES))
  if (file.size > MAX_MEGABYTES.video * MEGABYTE) throw new ToolError('videoTooLarge', { limit: MAX_MEGABYTES.video })
  if (isoBrands(head).length > 0 && !(await hasIndex(file))) throw new ToolError('videoTruncated')
}
