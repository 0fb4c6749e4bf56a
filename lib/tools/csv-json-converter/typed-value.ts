/** Papa Parse's pattern of a number (`dynamicTyping`), in parts: sign, digits before and after the dot, exponent. */
const NUMBER = /^\s*(-?)(?:(\d+)\.?|(\d*)\.(\d+))((?:[eE][-+]?\d+)?)\s*$/
const LEADING_ZERO = /^0\d/
const MAX_DIGITS = 15
/** From this value on, doubles cannot represent every integer. */
const TOO_LARGE = 2 ** 53

/** Letters with which no number begins, nor the white space before one: ASCII behind the digits, Korean and Japanese. */
const BEGINS_WORD = /^[:-~\u3001-\ufefe]/

/** Converts a numeric cell to JSON without changing its digits; undefined for any other cell. */
export function exactNumber(cell: string): string | undefined {
  // Sees most words at once.
  const parts = BEGINS_WORD.test(cell) ? null : NUMBER.exec(cell)
  if (!parts) return undefined
  const [, sign = '', integer = '', before = '', fraction = '', exponent = ''] = parts
  const whole = integer || before
  if (LEADING_ZERO.test(whole) || whole.length + fraction.length > MAX_DIGITS) return undefined
  const text = `${sign}${whole || '0'}${fraction && `.${fraction}`}${exponent}`
  const isLost = Number(text) === 0 && /[1-9]/.test(whole + fraction)
  return Math.abs(Number(text)) < TOO_LARGE && !isLost ? text : undefined
}

/** The JSON of a cell that is a word for a value, or empty. Compared one by one: a look-up hashes the cell, which took Chrome two thirds of a conversion. */
export function wordJson(cell: string): string | undefined {
  switch (cell) {
    case '':
      return 'null'
    case 'NaN':
    case 'nan':
    case 'None':
      return 'null'
    case 'true':
    case 'True':
    case 'TRUE':
      return 'true'
    case 'false':
    case 'False':
    case 'FALSE':
      return 'false'
  }
}

/** What JSON escapes (ECMA-262, QuoteJSONString), and any other half of a character. */
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/

/** A text as JSON. Most have nothing to escape, which `JSON.stringify` took Firefox a third of a conversion to find out. */
export function textJson(text: string): string {
  return ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`
}

/**
 * Converts a CSV cell to JSON with the type that Papa Parse's `dynamicTyping` detects: empty is null, and so is what pandas
 * writes for nothing; true and false (also with capitals, as of spreadsheets and Python) are booleans, a decimal number below 2^53 is a number with its digits as
 * written (`1.50`). Unlike there, everything that a number would not preserve remains text: leading zeros, more than 15
 * digits, dates.
 */
export function typedJson(cell: string): string {
  return wordJson(cell) ?? exactNumber(cell) ?? textJson(cell)
}

/** True for a text that `typedJson` takes for something else. */
export function looksTyped(text: string): boolean {
  return text !== '' && (wordJson(text) ?? exactNumber(text)) !== undefined
}
