import { MEGABYTE } from '@/lib/core/bytes'
import { textAt, uint32At } from '@/lib/core/byte-reader'
import { ToolError } from '@/lib/core/errors'
import { isoBrands } from '@/lib/core/image-kind'
import { readBytes } from '@/lib/core/read-bytes'
import { isSound, mayHoldVideo } from '@/lib/core/video-kind'

const LARGEST_MEGABYTES = 100
const PROBE_BYTES = 1024
const BOX_HEADER = 16
/** More top-level boxes than any camera writes outside fragmented files, which begin with their index. */
const MOST_BOXES = 1000

function bytesOf(file: Blob, from: number, length: number): Promise<Uint8Array> {
  return readBytes(file.slice(from, from + length))
}

/** Whether an MP4 or MOV has its index (`moov`), which recorders write last: without it nothing can be decoded. */
async function hasIndex(file: Blob): Promise<boolean> {
  let offset = 0
  for (let box = 0; box < MOST_BOXES && offset < file.size; box++) {
    const head = await bytesOf(file, offset, BOX_HEADER)
    if (textAt(head, 4, 4) === 'moov') return true
    const short = uint32At(head, 0)
    const size = short === 1 ? uint32At(head, 8) * 2 ** 32 + uint32At(head, 12) : short
    if (size < 8) return false
    offset += size
  }
  return false
}

/**
 * Refuses what can be told from a file's beginning. ToolErrors `fileEmpty`, `videoTooLarge`, `videoNoPicture` (sound),
 * `videoNotValid`, `videoTruncated`, `fileUnreadable`.
 */
export async function checkVideoFile(file: Blob): Promise<void> {
  if (file.size === 0) throw new ToolError('fileEmpty')
  const head = await bytesOf(file, 0, PROBE_BYTES)
  const video = mayHoldVideo(head)
  if (!video && isSound(head)) throw new ToolError('videoNoPicture')
  if (!video) throw new ToolError('videoNotValid')
  if (file.size > LARGEST_MEGABYTES * MEGABYTE) throw new ToolError('videoTooLarge', { limit: LARGEST_MEGABYTES })
  if (isoBrands(head).length > 0 && !(await hasIndex(file))) throw new ToolError('videoTruncated')
}
