import { readBytes } from '@/lib/core/read-bytes'
import { familiarity, isCyrillic } from './common-characters'
import { LATIN_ENCODINGS, likeness, OTHER_ALPHABETS, SINGLE_BYTE, type SingleByte } from './single-byte'
import { isWestern, latinScore } from './windows-1252-score'

/** Labels for `TextDecoder`, whose euc-kr is code page 949, whose shift_jis is 932 and whose gb18030 reads GBK too. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'euc-kr',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  ...SINGLE_BYTE,
] as const
export type Encoding = (typeof ENCODINGS)[number]

export interface Detection {
  readonly encoding: Encoding
  /** False where another encoding may be right. */
  readonly isSure: boolean
}

/** The part of Blob that detection uses. */
export interface ByteSource {
  readonly size: number
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

const WINDOW = 262_144
const SLICE = 4 * 1024 * 1024
const INVALID = -6

function isWithin(byte: number | undefined, from: number, to: number): boolean {
  return byte !== undefined && byte >= from && byte <= to
}

function byteOrderMarkEncoding([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

function isAsciiText(byte: number | undefined): boolean {
  return isWithin(byte, 0x20, 0x7e) || isWithin(byte, 0x09, 0x0d)
}

/** High bytes of U+3000 and U+4E00, which make up text in Chinese and Japanese, and read the other way round are 0 and N. */
const AMBIGUOUS = [0x30, 0x4e]
/** Of pairs of bytes in UTF-16 text, at most about a third are two letters of ASCII: those of Chinese characters. */
const MOST_ASCII_PAIRS = 0.6
/** A padded or damaged file has zeros on both sides. */
const MOST_ON_OTHER_SIDE = 0.1
const FEW_BYTES = 8
/** What a text does not have, but binary data has. */
const CONTROLS = /[\x01-\x08\x0e-\x19\x1c-\x1f]/
/** ISO 2022, of which old mail is made, switches between sets of characters with it. */
const ESCAPE = 0x1b

const bytesAsText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** True where zeros are NULs, which make two at the place of a unit of UTF-16, and the zeros of its letters are fewer. */
function isPadded(bytes: Uint8Array): boolean {
  let runs = 0
  let single = 0
  let hasUnit = false
  // A loop: an expression takes the page a tenth of a second for UTF-16.
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at)) {
    const start = at
    while (bytes[at] === 0) at++
    hasUnit ||= at - start - (start % 2) > 1
    if (at - start > 1) runs++
    else single++
  }
  return hasUnit && single < runs
}

/**
 * Detects UTF-16 without a byte order mark: in every language, spaces, digits and line ends are an ASCII byte with a zero
 * on the same side.
 */
function utf16Order(bytes: Uint8Array): Encoding | undefined {
  if (!bytes.includes(0) || isPadded(bytes)) return undefined
  let little = 0
  let big = 0
  let ascii = 0
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const [first, second] = [bytes[at]!, bytes[at + 1]!]
    if (isAsciiText(first) && isAsciiText(second)) ascii++
    if (second === 0 && isAsciiText(first) && !AMBIGUOUS.includes(first)) little++
    if (first === 0 && isAsciiText(second) && !AMBIGUOUS.includes(second)) big++
  }
  // A few zeros also occur in other files (binary formats, a stray NUL).
  const [most, least] = [Math.max(little, big), Math.min(little, big)]
  const isUtf16 = most * 200 >= bytes.length && least <= most * MOST_ON_OTHER_SIDE
  if (!isUtf16 || ascii > (MOST_ASCII_PAIRS * bytes.length) / 2) return undefined
  // A character or two of UTF-16 may look like UTF-8.
  const highBytes = bytes.reduce((count, byte) => count + (byte >> 7), 0)
  if (highBytes >= FEW_BYTES && isUtf8(bytes)) return undefined
  return little > big ? 'utf-16le' : 'utf-16be'
}

function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1
  if (isWithin(lead, 0xc2, 0xdf)) return 2
  if (isWithin(lead, 0xe0, 0xef)) return 3
  return isWithin(lead, 0xf0, 0xf4) ? 4 : 0
}

/**
 * True when nearly all bytes outside ASCII form UTF-8 sequences: a few damaged ones do not make it another encoding.
 */
function isUtf8(bytes: Uint8Array): boolean {
  let validSequences = 0
  let invalidBytes = 0
  let truncatedSequences = 0
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes[at]!)
    const tail = bytes.subarray(at + 1, at + length)
    const isTruncated = at + length > bytes.length
    const isValid = length > 0 && tail.every((byte) => isWithin(byte, 0x80, 0xbf))
    if (!isValid) invalidBytes++
    else if (isTruncated) truncatedSequences++
    else if (length > 1) validSequences++
    at += isValid ? length : 1
  }
  // A truncated sequence at the end proves nothing by itself: it may be the last letter of `café` in Windows-1252.
  return invalidBytes * 20 <= validSequences && truncatedSequences <= validSequences
}

type Score = (first: number, second: number | undefined) => readonly [length: 1 | 2, points: number]

/** Scores byte pairs of KS X 1001, Hangul highest; the additional syllables of code page 949 are rare in real text. */
const scoreKorean: Score = (first, second) => {
  if (second === undefined) return [1, 0]
  const isPair = isWithin(second, 0xa1, 0xfe)
  if (isWithin(first, 0xb0, 0xc8) && isPair) return [2, 2]
  if (isWithin(first, 0xa1, 0xfd) && isPair) return [2, 1]
  const isExtended =
    isPair || [0x41, 0x61, 0x81].some((from) => isWithin(second, from, from === 0x81 ? 0xa0 : from + 25))
  return isWithin(first, 0x81, 0xc6) && isExtended ? [2, -1] : [1, INVALID]
}

/**
 * Scores byte pairs of JIS X 0208, kana and punctuation highest, then level 1 kanji; half-width katakana are one byte.
 */
const scoreJapanese: Score = (first, second) => {
  if (isWithin(first, 0xa1, 0xdf)) return [1, 0.5]
  if (second === undefined) return [1, 0]
  if (second < 0x40 || second === 0x7f || second > 0xfc) return [1, INVALID]
  if (isWithin(first, 0x81, 0x83)) return [2, 2]
  if (isWithin(first, 0x87, 0x98)) return [2, 1.5]
  if (isWithin(first, 0x84, 0x9f) || isWithin(first, 0xe0, 0xea)) return [2, 0.5]
  return isWithin(first, 0xfa, 0xfc) ? [2, 0] : [1, INVALID]
}

function totalScore(bytes: Uint8Array, score: Score): number {
  let sum = 0
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at]!
    if (first < 0x80) {
      at++
      continue
    }
    const [length, points] = score(first, bytes[at + 1])
    sum += points
    at += length
  }
  return sum
}

/** Offset of the first byte outside ASCII; -1 when there is none. */
function firstHighByte(bytes: Uint8Array): number {
  return bytes.findIndex((byte) => byte >= 0x80)
}

/** By pairs of bytes alone: Korean, Japanese or neither. */
function byPairs(bytes: Uint8Array): Encoding {
  const korean = totalScore(bytes, scoreKorean)
  const japanese = totalScore(bytes, scoreJapanese)
  const best = Math.max(korean, japanese)
  // Every byte is a letter in Windows-1252, so a binary file must be excluded explicitly.
  const isWestern = !bytes.includes(0) && (best <= 0 || latinScore(bytes) > best)
  if (isWestern) return 'windows-1252'
  if (best <= 0) return 'utf-8'
  return japanese > korean ? 'shift_jis' : 'euc-kr'
}

const BY_WORDS = ['euc-jp', 'gb18030', 'big5'] as const
/** The share of common characters from which another encoding than the one of the pairs is likelier, and by how much more. */
export const FAMILIAR = 0.35
const MORE_FAMILIAR = 0.1
/** From this share on, short Korean text is not taken for Chinese. */
const CERTAIN = 0.5
/** Below it, what is spelled may be nothing. */
const UNFAMILIAR = 0.15
/** Minimum likeness of plausible text in a single-byte encoding. */
export const LIKELY = 0.6
/** Number of bytes that are examined. */
export const SAMPLE = 4096

/** The encoding in which bytes look most like text; `first` unless another one is likelier. */
function likeliest(bytes: Uint8Array, first: Encoding, among: readonly SingleByte[]): Encoding {
  const part = bytes.subarray(0, SAMPLE)
  const own = SINGLE_BYTE.find((encoding) => encoding === first)
  let best = { encoding: first, points: own ? likeness(part, own) : LIKELY }
  for (const encoding of among) {
    const points = likeness(part, encoding)
    if (points > best.points) best = { encoding, points }
  }
  return best.encoding
}

/** Guesses the encoding of bytes that start at a character and may end within one. NULs that fill up fields are no part of the text. */
function guessEncoding(part: Uint8Array): Detection {
  const bytes = part.includes(0) && !CONTROLS.test(bytesAsText(part)) ? part.filter((byte) => byte > 0) : part
  if (isUtf8(bytes)) return { encoding: 'utf-8', isSure: true }
  const first = byPairs(bytes)
  if (first === 'utf-8') return { encoding: first, isSure: false }
  const isLatin = first === 'windows-1252'
  const share = isLatin ? 0 : familiarity(bytes, first)
  if (share < FAMILIAR && isCyrillic(bytes))
    return { encoding: 'windows-1251', isSure: likeliest(bytes, 'windows-1251', OTHER_ALPHABETS) === 'windows-1251' }
  const others = BY_WORDS.map((encoding) => ({ encoding, share: familiarity(bytes, encoding) }))
  const other = others.reduce((best, next) => (next.share > best.share ? next : best))
  const isOpen = share < CERTAIN || other.encoding === 'euc-jp'
  const isOther = isOpen && other.share >= FAMILIAR && other.share > share + MORE_FAMILIAR
  const hasWords = isLatin && isWestern(bytes)
  if (isOther && !hasWords) return { encoding: other.encoding, isSure: true }
  if (!hasWords && share <= UNFAMILIAR)
    return { encoding: likeliest(bytes, first, isLatin ? SINGLE_BYTE : OTHER_ALPHABETS), isSure: false }
  // Where the only accent is that of Éric, it spells a common character of Big5 with the r.
  const isSure = isLatin
    ? !isOther && likeliest(bytes, first, LATIN_ENCODINGS) === first
    : share > UNFAMILIAR && share > other.share
  return { encoding: first, isSure }
}

/**
 * Offset to guess from: one character before the first byte outside ASCII, because the score depends on its neighbors.
 */
function startOfSample(highByte: number): number {
  return Math.max(0, highByte - 1)
}

const sure = (encoding: Encoding): Detection => ({ encoding, isSure: true })

/**
 * Detects the encoding of a text by, in this order: a byte order mark, the zeros of UTF-16, valid UTF-8, words of Cyrillic,
 * the byte pairs of the East Asian encodings and what they spell, and Windows-1252. Examines 256 KB from the first byte
 * outside ASCII. Gives UTF-8 for data that is not text.
 */
export function detectEncoding(bytes: Uint8Array): Detection {
  const certain = byteOrderMarkEncoding(bytes) ?? utf16Order(bytes.subarray(0, WINDOW))
  if (certain) return sure(certain)
  const highByte = firstHighByte(bytes)
  if (highByte < 0) return { encoding: 'utf-8', isSure: !bytes.includes(ESCAPE) }
  const start = startOfSample(highByte)
  return guessEncoding(bytes.subarray(start, start + WINDOW))
}

function partOf(source: ByteSource, start: number, length: number): Promise<Uint8Array> {
  return readBytes(source.slice(start, Math.min(source.size, start + length)))
}

/** `detectEncoding` for a Blob, of which it reads only the parts it needs. Throws ToolError `fileUnreadable`. */
export async function detectSourceEncoding(source: ByteSource): Promise<Encoding> {
  const head = await partOf(source, 0, WINDOW)
  const certain = byteOrderMarkEncoding(head) ?? utf16Order(head)
  if (certain) return certain
  for (let at = 0; at < source.size; at += SLICE) {
    const highByte = firstHighByte(await partOf(source, at, SLICE))
    if (highByte >= 0) return guessEncoding(await partOf(source, startOfSample(at + highByte), WINDOW)).encoding
  }
  return 'utf-8'
}
