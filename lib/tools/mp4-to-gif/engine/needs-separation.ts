import { MATROSKA, WEBM, type InputVideoTrack } from 'mediabunny'
import { textAt } from '@/lib/core/byte-reader'
import { readBytes } from '@/lib/core/read-bytes'
import { indexOfText } from '@/lib/image/formats/metadata/signatures'
import { HEAD_BYTES, segmentOf } from './segment'

/** The index of a Matroska or WebM file (Cues), or its mention in the list at the start (SeekHead); RFC 9559, 5.1.5. */
const CUES = '\x1c\x53\xbb\x6b'
/** IDs of the elements SeekID and SeekPosition, whose value counts from the start of the data of the element Segment (5.1.1). */
const [SEEK_ID, SEEK_POSITION] = ['\x53\xab\x84', '\x53\xac']

async function lacksIndex(file: Blob): Promise<boolean> {
  const start = await readBytes(file.slice(0, HEAD_BYTES))
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
