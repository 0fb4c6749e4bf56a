import { textAt, uint32At } from '@/lib/core/byte-reader'
import { readBytes } from '@/lib/core/read-bytes'

const BOX_HEADER = 16
/** Maximum number of top-level boxes to search; only fragmented files have more, and they start with the index. */
const MAX_BOXES = 1000

/**
 * The index (`moov`) of an MP4 or MOV, which recorders write last and without which it cannot be decoded; undefined without
 * one. ToolError `fileUnreadable`.
 */
export async function movieBox(file: Blob): Promise<Blob | undefined> {
  let offset = 0
  for (let box = 0; box < MAX_BOXES && offset < file.size; box++) {
    const head = await readBytes(file.slice(offset, offset + BOX_HEADER))
    const short = uint32At(head, 0)
    const size = short === 1 ? uint32At(head, 8) * 2 ** 32 + uint32At(head, 12) : short
    if (textAt(head, 4, 4) === 'moov') return file.slice(offset, offset + (size || file.size))
    if (size < 8) return undefined
    offset += size
  }
  return undefined
}
