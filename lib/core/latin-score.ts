/** Bytes that are no character of Windows-1252. */
const UNUSED = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
/** Š Œ Ž š œ ž Ÿ, far rarer than the letters from 0xC0 on. */
const RARE_LETTERS = [0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f]
/** € … – — ™: they stand beside anything. */
const FREE_SIGNS = [0x80, 0x85, 0x96, 0x97, 0x99]
const APOSTROPHE = 0x92
/** ‚ „ ‘ ’ “ ” */
const QUOTES = [0x82, 0x84, 0x91, APOSTROPHE, 0x93, 0x94]
/** Quotation marks and … right behind a letter. */
const CLOSING = [0x85, 0x91, APOSTROPHE, 0x93, 0x94, 0xab, 0xbb]
/** Quotation marks right before one. */
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

/** An apostrophe within a word, or a quotation mark on one side of it: which side, languages see differently. */
function quotePoints(quote: number, before: number, after: number): number {
  const follows = isAsciiLetter(before)
  const leads = isAsciiLetter(after)
  if (quote === APOSTROPHE && follows && leads) return 2
  return (before > BLANK && !leads) || (after > BLANK && !follows) ? 1 : UNLIKELY
}

/** A byte that stands alone between ASCII characters. */
function alonePoints(byte: number, before: number, after: number): number {
  if (QUOTES.includes(byte)) return quotePoints(byte, before, after)
  const isWithinWord = isAsciiLetter(before) || isAsciiLetter(after)
  if (isLetter(byte)) return isWithinWord ? 2 : 1
  if (RARE_LETTERS.includes(byte)) return isWithinWord ? 1 : UNLIKELY
  return byte >= 0xa0 || FREE_SIGNS.includes(byte) ? 1 : UNLIKELY
}

/** Two bytes between ASCII characters: small letters of a word (`größer`), or a letter and the mark beside it. */
function pairPoints(before: number, first: number, second: number, after: number): number {
  const follows = isAsciiLetter(before)
  const leads = isAsciiLetter(after)
  const isLowerPair = isLowerCase(first) && isLowerCase(second)
  if (isLowerPair && follows && isLowerCase(after)) return 2
  if (isLowerPair && isLowerCase(before) !== isLowerCase(after) && follows !== leads) return 1.5
  if (first === APOSTROPHE && follows && isLetter(second)) return 2
  const closes = isLowerCase(before) && isLowerCase(first) && CLOSING.includes(second)
  if (closes && (!leads || second === APOSTROPHE)) return 2
  return OPENING.includes(first) && isLetter(second) && !follows && leads ? 2 : 2 * UNLIKELY
}

function runPoints(bytes: Uint8Array, start: number, end: number): number {
  const [first = 0, second = 0] = bytes.subarray(start, end)
  const before = bytes[start - 1] ?? 0
  const after = bytes[end] ?? 0
  if (end - start === 1) return alonePoints(first, before, after)
  if (end - start === 2) return pairPoints(before, first, second, after)
  return (end - start) * UNLIKELY
}

/**
 * How much bytes look like Western text in Windows-1252, in the points that pairs of other encodings get: its letters and
 * signs stand alone between ASCII characters or in twos.
 */
export function latinScore(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at++) {
    const start = at
    while ((bytes[at] ?? 0) >= 0x80) {
      if (UNUSED.includes(bytes[at] ?? 0)) sum += INVALID
      at++
    }
    if (at > start) sum += runPoints(bytes, start, at)
  }
  return sum
}
