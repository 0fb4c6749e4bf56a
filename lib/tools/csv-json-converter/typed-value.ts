/** Papa Parse's pattern of a number (`dynamicTyping`), in parts: sign, digits before and after the dot, exponent. */
const NUMBER = /^\s*(-?)(?:(\d+)\.?|(\d*)\.(\d+))((?:[eE][-+]?\d+)?)\s*$/
const LEADING_ZERO = /^0\d/
const MOST_DIGITS = 15
/** From here on neighbouring whole numbers are one and the same to JSON's readers. */
const TOO_LARGE = 2 ** 53
const WORDS: ReadonlyMap<string, string> = new Map([
  ['', 'null'],
  ['true', 'true'],
  ['TRUE', 'true'],
  ['false', 'false'],
  ['FALSE', 'false'],
])

/** A cell that is a number → the number as JSON writes it, its digits as they were; undefined for any other. */
function exactNumber(cell: string): string | undefined {
  const parts = NUMBER.exec(cell)
  if (!parts) return undefined
  const [, sign = '', alone = '', before = '', fraction = '', exponent = ''] = parts
  const whole = alone || before
  if (LEADING_ZERO.test(whole) || whole.length + fraction.length > MOST_DIGITS) return undefined
  const text = `${sign}${whole || '0'}${fraction && `.${fraction}`}${exponent}`
  return Math.abs(Number(text)) < TOO_LARGE ? text : undefined
}

/**
 * A CSV cell → its JSON text with types told apart as Papa Parse does: empty is null, true and false (also in capitals, as
 * spreadsheets write them) are booleans, a decimal number below 2^53, blanks around it or not, is a number and keeps its
 * digits as written (`1.50`). Other than there all that would lose something stays text: leading zeros, more than 15
 * digits, dates.
 */
export function typedJson(cell: string): string {
  return WORDS.get(cell) ?? exactNumber(cell) ?? JSON.stringify(cell)
}
