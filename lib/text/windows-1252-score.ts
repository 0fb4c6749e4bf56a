/** Bytes without a character in Windows-1252. */
const UNUSED = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
/** Š Œ Ž š œ ž Ÿ, far rarer than the letters from 0xC0 on. */
const RARE_LETTERS = [0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f]
/** € … – — ™, which occur next to any character. */
const NEUTRAL_SIGNS = [0x80, 0x85, 0x96, 0x97, 0x99]
const APOSTROPHE = 0x92
/** ‚ „ ‘ ’ “ ” */
const QUOTES = [0x82, 0x84, 0x91, APOSTROPHE, 0x93, 0x94]
/** Quotation marks and … directly after a letter. */
const CLOSING = [0x85, 0x91, APOSTROPHE, 0x93, 0x94, 0xab, 0xbb]
/** Quotation marks directly before a letter. */
const OPENING = [0x82, 0x84, 0x91, 0x93, 0x94, 0xab, 0xbb]
const BLANK = 0x20
const INVALID = -6
const UNLIKELY = -1

function isAsciiLetter(byte: number): boolean {
  const folded = byte | 0x20
  return folded >= 0x61 && folded <= 0x7a
}

/** A lower-case letter of Windows-1252, ASCII or not. */
function isLowerCase(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0xdf && byte !== 0xf7)
}

function isLetter(byte: number): boolean {
  return byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7
}

/** Scores an apostrophe within a word, or a quotation mark on either side of one; which side depends on the language. */
function quotePoints(quote: number, before: number, after: number): number {
  const isAfterLetter = isAsciiLetter(before)
  const isBeforeLetter = isAsciiLetter(after)
  if (quote === APOSTROPHE && isAfterLetter && isBeforeLetter) return 2
  return (before > BLANK && !isBeforeLetter) || (after > BLANK && !isAfterLetter) ? 1 : UNLIKELY
}

/** Scores a single byte between ASCII characters. */
function singlePoints(byte: number, before: number, after: number): number {
  if (QUOTES.includes(byte)) return quotePoints(byte, before, after)
  const isWithinWord = isAsciiLetter(before) || isAsciiLetter(after)
  if (isLetter(byte)) return isWithinWord ? 2 : 1
  if (RARE_LETTERS.includes(byte)) return isWithinWord ? 1 : UNLIKELY
  return byte >= 0xa0 || NEUTRAL_SIGNS.includes(byte) ? 1 : UNLIKELY
}

/** Scores two bytes between ASCII characters: lower-case letters of a word (`größer`), or a letter next to a quotation mark. */
function pairPoints(before: number, first: number, second: number, after: number): number {
  const isAfterLetter = isAsciiLetter(before)
  const isBeforeLetter = isAsciiLetter(after)
  const isLowerPair = isLowerCase(first) && isLowerCase(second)
  if (isLowerPair && isAfterLetter && isLowerCase(after)) return 2
  if (isLowerPair && isLowerCase(before) !== isLowerCase(after) && isAfterLetter !== isBeforeLetter) return 1.5
  if (first === APOSTROPHE && isAfterLetter && isLetter(second)) return 2
  const closes = isLowerCase(before) && isLowerCase(first) && CLOSING.includes(second)
  if (closes && (!isBeforeLetter || second === APOSTROPHE)) return 2
  return OPENING.includes(first) && isLetter(second) && !isAfterLetter && isBeforeLetter ? 2 : 2 * UNLIKELY
}

function runPoints(bytes: Uint8Array, start: number, end: number): number {
  const [first = 0, second = 0] = bytes.subarray(start, end)
  const before = bytes[start - 1]!
  const after = bytes[end]!
  if (end - start === 1) return singlePoints(first, before, after)
  if (end - start === 2) return pairPoints(before, first, second, after)
  return (end - start) * UNLIKELY
}

/**
 * What Western European text hardly has, and Polish, Czech, Hungarian and Turkish text, one of DOS or in ISO 8859-15 has when it
 * is read as Windows-1252: £ukasz, Plzeò, Jiøí, tûzõ, Iðdýr, Caf‚, c½ur, 5 ¤.
 */
const FOREIGN =
  /[ðþýÐÞÝ¤]|[£¥¯³¹¼¾]\p{Ll}{2}|\p{Ll}[£¥¯³¹¼½¾]\p{Ll}|[ìò]\p{Ll}|õ[^]*û|û[^]*õ|ø[áí]|ø[^]*[èìò]|[èìò][^]*ø|\p{L}[‚ƒ„†‡ˆ‰•˜\x82-\x84\x86-\x89\x95\x98]|\p{Ll}…\p{Ll}/u

/** True for bytes that are Western European text in Windows-1252, not that of another code page that looks like it. */
export function isWestern(bytes: Uint8Array): boolean {
  return latinScore(bytes) > 0 && !FOREIGN.test(new TextDecoder('windows-1252').decode(bytes))
}

/**
 * Scores how much bytes resemble Western European text in Windows-1252, where runs of bytes outside ASCII are one or
 * two long. The scale is that of the scores of byte pairs in encoding.ts.
 */
export function latinScore(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at++) {
    const start = at
    while (bytes[at]! >= 0x80) {
      if (UNUSED.includes(bytes[at]!)) sum += INVALID
      at++
    }
    if (at > start) sum += runPoints(bytes, start, at)
  }
  return sum
}
