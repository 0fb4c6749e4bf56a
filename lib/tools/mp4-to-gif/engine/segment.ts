import { readBytes } from '@/lib/core/read-bytes'
import { indexOfText } from '@/lib/image/formats/metadata/signatures'

/** The element that holds the data of a Matroska or WebM file (RFC 9559, 5.1). */
const SEGMENT = '\x18\x53\x80\x67'
export const HEAD_BYTES = 65_536

/** Where the data begins and ends, by the start of a file; Infinity for the end of a stream, which states no size, and of any other file. */
export function segmentOf(start: Uint8Array): { readonly content: number; readonly end: number } {
  const found = indexOfText(start, SEGMENT, 0, start.length)
  const at = found + SEGMENT.length
  // The number of leading zero bits of a size is one less than the number of its bytes (RFC 8794, 4.1).
  const length = Math.clz32(start[at]!) - 23
  const [first = 0, ...rest] = start.subarray(at, at + length)
  const size = rest.reduce((sum, byte) => sum * 256 + byte, first & (0xff >> length))
  const content = at + length
  return { content, end: found >= 0 && size < 2 ** (7 * length) - 1 ? content + size : Infinity }
}

/** True for a WebM or Matroska file that ends before its data does. */
export async function isCutOff(file: Blob): Promise<boolean> {
  const { end } = segmentOf(await readBytes(file.slice(0, HEAD_BYTES)))
  return end > file.size && end < Infinity
}
