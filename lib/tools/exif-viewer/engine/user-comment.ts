import { decoded } from './legacy-text'

const CODE_BYTES = 8

/** Character codes of EXIF's UserComment (CIPA DC-008, table 9). Bytes of any other code are in the writer's own. */
const DECODERS: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  UNICODE: utf16,
  // Its escape sequences; some write Shift_JIS or EUC-JP instead.
  JIS: (bytes) => (bytes.includes(0x1b) ? new TextDecoder('iso-2022-jp').decode(bytes) : decoded(bytes)),
}

/** Mean distance of successive code points, without spaces: letters of one script are close to each other. */
function roughness(text: string): number {
  const letters = text.replace(/\s/g, '')
  let sum = 0
  for (let index = 1; index < letters.length; index++) {
    sum += Math.abs(letters.charCodeAt(index) - letters.charCodeAt(index - 1))
  }
  return sum
}

/** Number of different bytes at every second position: text of one script shares its high bytes. */
function variety(bytes: Uint8Array, from: 0 | 1): number {
  return new Set(bytes.filter((_, index) => index % 2 === from)).size
}

/** UTF-16 in the order that its mark says, else in the one that reads as text; writers do not always use the file's. */
function utf16(bytes: Uint8Array): string {
  const big = new TextDecoder('utf-16be').decode(bytes)
  const little = new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return little
  const lean = variety(bytes, 0) - variety(bytes, 1) || roughness(big) - roughness(little)
  return lean <= 0 ? big : little
}

function codeOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, CODE_BYTES)).replace(/\0.*$/s, '')
}

/** The bytes of a UserComment whose character code says nothing of its encoding, up to the first NUL; null for another one. */
export function uncoded(bytes: Uint8Array): Uint8Array | null {
  if (DECODERS[codeOf(bytes)]) return null
  const content = bytes.subarray(CODE_BYTES)
  const end = content.indexOf(0)
  return end < 0 ? content : content.subarray(0, end)
}

/** The text of a UserComment by its leading character code, up to its first NUL; '' for blanks. */
export function userComment(bytes: Uint8Array): string {
  const plain = uncoded(bytes)
  const text = plain ? decoded(plain) : DECODERS[codeOf(bytes)]!(bytes.subarray(CODE_BYTES))
  return text.replace(/\0.*$/s, '').trim()
}
