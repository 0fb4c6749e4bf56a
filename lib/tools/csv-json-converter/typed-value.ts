/** Papa Parse's pattern of a number (`dynamicTyping`), in parts: sign, digits before and after the dot, exponent. */
const NUMBER = /^\s*(-?)(?:(\d+)\.?|(\d*)\.(\d+))((?:[eE][-+]?\d+)?)\s*$/
const LEADING_ZERO = /^0\d/
const MAX_DIGITS = 15
/** From this value on, doubles cannot represent every integer. */
const TOO_LARGE = 2 ** 53

const [ZERO, NINE] = ['0', '9'].map((digit) => digit.charCodeAt(0)) as [number, number]

function leadingDigits(cell: string): number {
  for (let at = 0; at < cell.length; at++) {
    const code = cell.charCodeAt(at)
    if (code < ZERO || code > NINE) return at
  }
  return cell.length
}

/** What may stand behind the digits that a number begins with, and what a number without any begins with. */
const BEHIND_DIGITS = /[\s.eE]/
const BEFORE_DIGITS = /[\s.-]/
const ASCII_LETTERS = 128
const behindDigits = Array.from({ length: ASCII_LETTERS }, (_, code) => BEHIND_DIGITS.test(String.fromCharCode(code)))
const beforeDigits = Array.from({ length: ASCII_LETTERS }, (_, code) => BEFORE_DIGITS.test(String.fromCharCode(code)))
/** The letters of Korean and Japanese, among which there is no white space, lie between these. */
const [SPACE_OF_CJK, BYTE_ORDER_MARK] = [0x3000, 0xfeff]

/** False for most cells that are no number, by one letter of them. */
function mayBeNumber(cell: string, digits: number): boolean {
  if (digits === cell.length) return digits > 0
  const code = cell.charCodeAt(digits)
  if (code >= ASCII_LETTERS) return code <= SPACE_OF_CJK || code >= BYTE_ORDER_MARK
  return (digits > 0 ? behindDigits : beforeDigits)[code]!
}

/** Converts a numeric cell to JSON without changing its digits; undefined for any other cell. */
export function exactNumber(cell: string): string | undefined {
  // Most cells are whole numbers or none at all, which takes no regular expression to see.
  const digits = leadingDigits(cell)
  if (digits === cell.length && digits > 0 && digits <= MAX_DIGITS && cell.charCodeAt(0) !== ZERO) return cell
  if (!mayBeNumber(cell, digits)) return undefined
  const parts = NUMBER.exec(cell)
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
