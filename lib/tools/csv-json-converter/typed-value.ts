const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const NEGATIVE_ZERO = /^-0(?:\.0+)?$/
const MOST_DIGITS = 15
const WORDS: ReadonlyMap<string, string> = new Map([
  ['', 'null'],
  ['true', 'true'],
  ['TRUE', 'true'],
  ['false', 'false'],
  ['FALSE', 'false'],
])

function isExactNumber(cell: string): boolean {
  if (cell.length > MOST_DIGITS + 2 || !PLAIN_NUMBER.test(cell) || NEGATIVE_ZERO.test(cell)) return false
  return cell.replace(/\D/g, '').length <= MOST_DIGITS
}

/**
 * A CSV cell → its JSON text with types told apart: empty is null, true and false (also in capitals, as spreadsheets
 * write them) are booleans, a plain decimal number of up to 15 digits is a number and keeps its digits as written (`1.50`).
 * All else stays text, so that nothing is lost: leading zeros, signs, exponents, separators, dates, longer numbers.
 */
export function typedJson(cell: string): string {
  const word = WORDS.get(cell)
  if (word !== undefined) return word
  return isExactNumber(cell) ? cell : JSON.stringify(cell)
}
