import { MATROSKA, WEBM, type InputVideoTrack } from 'mediabunny'
import { textAt } from '@/lib/core/byte-reader'
import { readBytes } from '@/lib/core/read-bytes'

/** The index of a Matroska or WebM file (Cues), or its mention in the list at the start (SeekHead); RFC 9559, 5.1.5. */
const CUES = '\x1c\x53\xbb\x6b'
const INDEX_BYTES = 65_536
const PART = 4096

async function lacksIndex(file: Blob): Promise<boolean> {
  const start = await readBytes(file.slice(0, INDEX_BYTES))
  // A text of 64 KB is too long for one call; parts overlap by the length of the mark.
  for (let at = 0; at < start.length; at += PART - CUES.length) if (textAt(start, at, PART).includes(CUES)) return false
  return true
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
