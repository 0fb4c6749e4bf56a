import { MATROSKA, WEBM, type InputVideoTrack } from 'mediabunny'
import { textAt } from '@/lib/core/byte-reader'
import { readBytes } from '@/lib/core/read-bytes'
import { indexOfText } from '@/lib/image/formats/metadata/signatures'

/** The index of a Matroska or WebM file (Cues), or its mention in the list at the start (SeekHead); RFC 9559, 5.1.5. */
const CUES = '\x1c\x53\xbb\x6b'
const INDEX_BYTES = 65_536
/** IDs of the elements SeekID and SeekPosition, whose value counts from the start of the data of the element Segment (5.1.1, 5.1.2). */
const [SEEK_ID, SEEK_POSITION, SEGMENT] = ['\x53\xab\x84', '\x53\xac', '\x18\x53\x80\x67']

/** Where the data of the element Segment begins and ends; Infinity for the end of a stream, which states no size. */
function segmentOf(start: Uint8Array): { readonly content: number; readonly end: number } {
  const at = indexOfText(start, SEGMENT, 0, start.length) + SEGMENT.length
  // The number of leading zero bits of a size is one less than the number of its bytes (RFC 8794, 4.1).
  const length = Math.clz32(start[at]!) - 23
  const [first = 0, ...rest] = start.subarray(at, at + length)
  const size = rest.reduce((sum, byte) => sum * 256 + byte, first & (0xff >> length))
  const content = at + length
  return { content, end: size < 2 ** (7 * length) - 1 ? content + size : Infinity }
}

/** True for a WebM or Matroska file that ends before its data does. */
export async function isCutOff(file: Blob): Promise<boolean> {
  const { end } = segmentOf(await readBytes(file.slice(0, INDEX_BYTES)))
  return end > file.size && end < Infinity
}

async function lacksIndex(file: Blob): Promise<boolean> {
  const start = await readBytes(file.slice(0, INDEX_BYTES))
  const at = indexOfText(start, CUES, 0, start.length)
  if (at < 0) return true
  const place = at + CUES.length + SEEK_POSITION.length
  const isMention = textAt(start, at - SEEK_ID.length, SEEK_ID.length) === SEEK_ID
  if (!isMention || textAt(start, at + CUES.length, SEEK_POSITION.length) !== SEEK_POSITION) return false
  const position = start.slice(place + 1, place + 1 + (start[place]! & 0x0f)).reduce((sum, byte) => sum * 256 + byte, 0)
  // In a truncated file, Cues are listed but missing.
  return segmentOf(start).content + position >= file.size
}

/**
 * True for a WebM or Matroska file that mediabunny cannot read as it is: a stream without an index, in which it finds no key
 * frame before a later cluster, or one with transparency, which it joins to the picture in a worker that it starts from a
 * Blob. Where scripts come with this site's policy no such worker starts, and elsewhere there is no need of it.
 */
export async function needsSeparation(file: Blob, track: InputVideoTrack): Promise<boolean> {
  const format = await track.input.getFormat()
  return (format === WEBM || format === MATROSKA) && ((await track.canBeTransparent()) || (await lacksIndex(file)))
}
