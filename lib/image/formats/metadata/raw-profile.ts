import { textAt } from '@/lib/core/byte-reader'
import { concatBytes, latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { EXIF_NAME, XMP_NAME } from '@/lib/image/formats/jpeg/segments'

/** A block that ImageMagick, and exiftool after it, keep as hexadecimal digits in a PNG's text. */
export interface RawProfile {
  readonly kind: 'exif' | 'xmp' | 'resources'
  readonly content: Uint8Array
}

/** What stands between keyword and text in an international text that is not compressed (PNG specification, third edition, 11.3.3.4). */
const LANGUAGE = String.raw`(?:\0\0[^\0]*\0[^\0]*\0)?`
const FORM = new RegExp(String.raw`^Raw profile type (\w+)\0${LANGUAGE}\s*\w[^\n]*\n\s*(\d+)\r?\n([\da-f\s]+)$`, 'i')
/** Bytes of a keyword (PNG specification, third edition, 11.3.3.2). */
const LONGEST_KEYWORD = 79
/** A segment's name may stand before a block. */
const HEADERS = [EXIF_NAME, XMP_NAME, '']
/** IPTC as one of Photoshop's image resources. */
const RESOURCE = '8BIM\x04\x04\0\0'

/** IPTC, or resources that hold it, as resources. */
export function asResources(iptc: Uint8Array): Uint8Array {
  if (textAt(iptc, 0, 4) === '8BIM') return iptc
  return concatBytes([latin1(RESOURCE), uint32BigEndian(iptc.length), iptc])
}

/** The kind of raw profile that the keyword of a PNG text chunk names, in lower case; undefined for any other text. */
export function profileType(chunk: Uint8Array): string | undefined {
  return /^raw profile type ([^\0]*)\0/.exec(textAt(chunk, 0, LONGEST_KEYWORD + 1).toLowerCase())?.[1]
}

/** The block in a PNG's plain text chunk, from its keyword on; null for any other text. */
export function rawProfile(chunk: Uint8Array): RawProfile | null {
  if (profileType(chunk) === undefined) return null
  const [, name = '', length, digits = ''] = FORM.exec(new TextDecoder('latin1').decode(chunk)) ?? []
  const pairs = digits.replace(/\s/g, '').match(/../g) ?? []
  if (pairs.length === 0 || pairs.length !== Number(length)) return null
  const bytes = Uint8Array.from(pairs, (pair) => parseInt(pair, 16))
  if (/^(iptc|8bim)$/i.test(name)) return { kind: 'resources', content: asResources(bytes) }
  const header = HEADERS.find((each) => textAt(bytes, 0, each.length) === each)!
  const content = bytes.subarray(header.length)
  if (/^[IM]{2}/.test(textAt(content, 0, 2))) return { kind: 'exif', content }
  return /^(xmp|app1)$/i.test(name) ? { kind: 'xmp', content } : null
}

/** The text of a `tEXt` chunk, from its keyword on, that holds a block: the other way round. */
export function rawProfileText({ kind, content }: RawProfile): Uint8Array {
  const name = kind === 'resources' ? 'iptc' : kind
  const whole = kind === 'exif' ? concatBytes([latin1(EXIF_NAME), content]) : content
  const digits = Array.from(whole, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const lines = digits.match(/.{1,72}/g) ?? []
  return latin1(`Raw profile type ${name}\0\n${name}\n${String(whole.length).padStart(8)}\n${lines.join('\n')}\n`)
}
