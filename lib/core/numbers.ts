/** Adds thousands separators to plain decimal text (`-1234.50`); anything else is returned unchanged. */
export function groupDigits(plain: string): string {
  const match = /^([+-]?)(\d+)(\.\d*)?$/.exec(plain)
  if (!match) return plain
  const [, sign = '', whole = '', fraction = ''] = match
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction
}

/** Rounds half away from zero to `digits` decimals (0 to 12), avoiding the binary error of `value * 10 ** digits`. */
export function roundTo(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value
  const [mantissa, exponent = '0'] = String(Math.abs(value)).split('e')
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`))
  // Doubles from 2^53 on have no decimals to round.
  if (shifted > Number.MAX_SAFE_INTEGER) return value
  return Math.sign(value) * Number(`${shifted}e-${digits}`)
}

/** Limits `value` to the range from `min` to `max`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

/** Writes a number for a `data-value` attribute: all its digits, a decimal point, never an exponent. */
export function machineNumber(value: number): string {
  const text = String(value)
  const [, sign = '', whole = '', fraction = '', power] = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? []
  if (power === undefined) return text
  const point = whole.length + Number(power)
  const digits = whole + fraction
  // There is an exponent from 10^21 on, where no digit is left for a fraction, and below 10^-6.
  return sign + (point <= 0 ? `0.${'0'.repeat(-point)}${digits}` : digits.padEnd(point, '0'))
}

/** Removes trailing zeros from the fraction of decimal text: `1.500` → `1.5`, `2.000e+21` → `2e+21`. */
export function trimZeros(text: string): string {
  return text.replace(/(\.\d*?)0+(?=e|$)/, '$1').replace(/\.(?=e|$)/, '')
}
