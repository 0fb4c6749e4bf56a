import { familiarity } from '@/lib/text/common-characters'
import { ENCODINGS, FAMILIAR, LIKELY, SAMPLE, type Detection, type Encoding } from '@/lib/text/encoding'
import { likeness, SINGLE_BYTE } from '@/lib/text/single-byte'

/** Another plausible encoding, and a word decoded with it. */
export interface OtherEncoding {
  readonly encoding: Encoding
  readonly word: string
}

const MOST = 5
const LONGEST_WORD = 16
/** Below this number of bytes, no guess is certain. */
const FEW = 12
const WORD = /[\w'-]*[^\0-\x7f][^\s\0-&(-,/:-@[-^`{-\x7f]*/g
const PAIRS: readonly Encoding[] = ['euc-kr', 'shift_jis', 'euc-jp', 'gb18030', 'big5']
/** More than any text has. */
const CERTAIN = 2

const isPairs = (encoding: Encoding) => PAIRS.includes(encoding)
const leastFor = (encoding: Encoding) => (isPairs(encoding) ? FAMILIAR : LIKELY)

function pointsOf(bytes: Uint8Array, encoding: Encoding): number {
  const single = SINGLE_BYTE.find((one) => one === encoding)
  return single ? likeness(bytes, single) : isPairs(encoding) ? familiarity(bytes, encoding) : 0
}

/** The bytes around the first non-ASCII characters. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const from = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - LONGEST_WORD)
  return bytes.subarray(from, from + SAMPLE)
}

/** True if bytes are plausible text in an encoding. */
export function looksLikeText(bytes: Uint8Array, encoding: Encoding): boolean {
  return pointsOf(sampleOf(bytes), encoding) >= leastFor(encoding)
}

/**
 * Other plausible encodings that decode bytes to a different text: the detected one first, then by likeness. If the used encoding was
 * detected with certainty in enough text, only encodings of the same kind that are as likely.
 */
export function otherEncodings(bytes: Uint8Array, used: Encoding, detected: Detection): readonly OtherEncoding[] {
  const part = sampleOf(bytes)
  const textOf = (encoding: Encoding) => new TextDecoder(encoding).decode(part)
  const isEnough = part.filter((byte) => byte >= 0x80).length > FEW
  const isClear = detected.isSure && detected.encoding === used && isEnough
  const least = isClear ? pointsOf(part, used) : 0
  const text = textOf(used)
  const words: readonly string[] = text.match(WORD) ?? []
  return ENCODINGS.filter((encoding) => !isClear || isPairs(encoding) === isPairs(used))
    .map((encoding) => ({ encoding, points: encoding === detected.encoding ? CERTAIN : pointsOf(part, encoding) }))
    .filter(({ encoding, points }) => points >= Math.max(least, leastFor(encoding)))
    .sort((a, b) => b.points - a.points)
    .map(({ encoding }) => ({ encoding, text: textOf(encoding) }))
    .filter((other, at, all) => other.text !== text && all.findIndex((one) => one.text === other.text) === at)
    .slice(0, MOST)
    .map((other) => {
      const word = other.text.match(WORD)?.find((one) => !words.includes(one)) ?? ''
      return { encoding: other.encoding, word: [...word].slice(0, LONGEST_WORD).join('') }
    })
}
