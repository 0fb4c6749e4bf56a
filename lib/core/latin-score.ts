/** Bytes that are no character of Windows-1252. */
const UNUSED = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
/** Š Œ Ž š œ ž Ÿ, far rarer than the letters from 0xC0 on. */
const RARE_LETTERS = [0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f]
/** € … – — ™: they stand beside anything. */
const FREE_SIGNS = [0x80, 0x85, 0x96, 0x97, 0x99]
const APOSTROPHE = 0x92
/** ’ ” … », right behind a letter. */
const CLOSING = [APOSTROPHE, 0x94, 0x85, 0xbb]
/** ‘ “ «, right before one. */
const OPENING = [0x91, 0x93, 0xab]
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

/** ‘ ’ “ ” in their places: an opening one before a word, a closing one after it, the apostrophe within it. */
function quotePoints(quote: number, before: number, after: number): number {
  const follows = isAsciiLetter(before)
  const leads = isAsciiLetter(after)
  if (quote === APOSTROPHE && follows) return leads ? 2 : 1
  const isOpening = quote === 0x91 || quote === 0x93
  return (isOpening ? leads && !follows : !leads && before > 0x20) ? 1 : UNLIKELY
}

/** A byte that stands alone between ASCII characters. */
function alonePoints(byte: number, before: number, after: number): number {
  if (byte >= 0x91 && byte <= 0x94) return quotePoints(byte, before, after)
  const isWithinWord = isAsciiLetter(before) || isAsciiLetter(after)
  if (isLetter(byte)) return isWithinWord ? 2 : 1
  if (RARE_LETTERS.includes(byte)) return isWithinWord ? 1 : UNLIKELY
  return byte >= 0xa0 || FREE_SIGNS.includes(byte) ? 1 : UNLIKELY
}

/** Two bytes between ASCII characters: letters within a word (`größer`), or a letter and its quotation mark. */
function pairPoints(before: number, first: number, second: number, after: number): number {
  const isWithinWord = isLowerCase(before) && isLowerCase(first)
  if (isWithinWord && isLowerCase(second) && isLowerCase(after)) return 2
  if (isWithinWord && CLOSING.includes(second)) return isAsciiLetter(after) && second !== APOSTROPHE ? 2 * UNLIKELY : 2
  const opens = OPENING.includes(first) && isLetter(second) && !isAsciiLetter(before) && isAsciiLetter(after)
  return opens ? 2 : 2 * UNLIKELY
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
