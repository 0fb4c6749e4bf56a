/** Papa Parse's pattern of a number (`dynamicTyping`), in parts: sign, digits before and after the dot, exponent. */
const NUMBER = /^\s*(-?)(?:(\d+)\.?|(\d*)\.(\d+))((?:[eE][-+]?\d+)?)\s*$/
/** What most cells are: a whole number as JSON writes it, or something that no number begins like. */
const PLAIN_INTEGER = /^[1-9]\d{0,14}$/
const NOT_NUMBER = /^[^\s\d.-]/
const LEADING_ZERO = /^0\d/
const MAX_DIGITS = 15
/** From this value on, doubles cannot represent every integer. */
const TOO_LARGE = 2 ** 53
/** Converts a numeric cell to JSON without changing its digits; undefined for any other cell. */
export function exactNumber(cell: string): string | undefined {
  if (PLAIN_INTEGER.test(cell)) return cell
  const parts = NOT_NUMBER.test(cell) ? null : NUMBER.exec(cell)
  if (!parts) return undefined
  const [, sign = '', integer = '', before = '', fraction = '', exponent = ''] = parts
  const whole = integer || before
  if (LEADING_ZERO.test(whole) || whole.length + fraction.length > MAX_DIGITS) return undefined
  const text = `${sign}${whole || '0'}${fraction && `.${fraction}`}${exponent}`
  return Math.abs(Number(text)) < TOO_LARGE ? text : undefined
}

/** Compared one by one: a look-up hashes the cell, which took Chrome two thirds of a conversion. */
function wordJson(cell: string): string | undefined {
  switch (cell) {
    case '':
      return 'null'
    case 'true':
    case 'TRUE':
      return 'true'
    case 'false':
    case 'FALSE':
      return 'false'
  }
}

/**
 * Converts a CSV cell to JSON with the type that Papa Parse's `dynamicTyping` detects: empty is null, true and false
 * (also in capitals, as in spreadsheets) are booleans, a decimal number below 2^53 is a number with its digits as
 * written (`1.50`). Unlike there, everything that a number would not preserve remains text: leading zeros, more than 15
 * digits, dates.
 */
export function typedJson(cell: string): string {
  return wordJson(cell) ?? exactNumber(cell) ?? JSON.stringify(cell)
}
