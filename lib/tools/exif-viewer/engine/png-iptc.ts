import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { APP13, jpegSegment } from '@/lib/image/formats/jpeg/segments'

const RESOURCES = 'Photoshop 3.0\0'
/** Bytes of a segment in addition to its length. */
const MAX_CONTENT_BYTES = 0xffff - 2
/** The parser ignores a segment that is not followed by some bytes. */
const TAIL = [0xff, 0xda, 0, 2, 0, 0, 0xff, 0xd9]

/** The bytes of a PNG's `Raw profile type …` text: a name, a length in bytes, hexadecimal digits. */
function profileBytes(text: string): Uint8Array | null {
  const [, length, digits = ''] = /^\s*\w[^\n]*\n\s*(\d+)\n([\da-f\s]+)$/i.exec(text) ?? []
  const pairs = digits.replace(/\s/g, '').match(/../g) ?? []
  return pairs.length === Number(length) ? Uint8Array.from(pairs, (pair) => parseInt(pair, 16)) : null
}

/**
 * The Photoshop resources that a PNG keeps as text (`Raw profile type iptc`, as exiftool writes it) as the head of a
 * JPEG, where a parser finds them; null where the text holds none.
 */
export function iptcAsJpeg(text: string): Uint8Array<ArrayBuffer> | null {
  const profile = profileBytes(text)
  if (!profile || profile.length + RESOURCES.length > MAX_CONTENT_BYTES) return null
  const segment = jpegSegment(APP13, concatBytes([latin1(RESOURCES), profile]))
  return concatBytes([Uint8Array.of(0xff, 0xd8), segment, Uint8Array.from(TAIL)])
}
