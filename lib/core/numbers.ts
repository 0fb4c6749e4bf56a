const CURRENCY_SIGNS = /[\p{Sc}%\s_]|원|円|엔/gu

/**
 * Removes what people paste around a number (full-width forms, thousands separators, currency signs, spaces) and
 * returns plain ASCII text; text that is no number stays recognisable and is judged by `parseNumber`.
 */
export function plainNumberText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[−–—‐]/g, '-')
    .replace(CURRENCY_SIGNS, '')
    .replace(/[,、'’]/g, '')
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** Text as a person types or pastes it → number; null when empty, NaN when it is no finite decimal number. */
export function parseNumber(text: string): number | null {
  const plain = plainNumberText(text)
  if (plain === '') return null
  if (!NUMBER.test(plain)) return Number.NaN
  const value = Number(plain)
  return Number.isFinite(value) ? value : Number.NaN
}

/** Plain decimal text (`-1234.50`) → the same with thousands separators; anything else is returned as it is. */
export function groupDigits(plain: string): string {
  const match = /^([+-]?)(\d+)(\.\d*)?$/.exec(plain)
  if (!match) return plain
  const [, sign = '', whole = '', fraction = ''] = match
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction
}

/** Rounds half away from zero to `digits` decimals (0 to 12), free of the binary error of `value * 10 ** digits`. */
export function roundTo(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value
  const shifted = Number(`${Math.abs(value)}e${digits}`)
  if (!Number.isFinite(shifted)) return value
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${digits}`)
}

/** `value` kept within `min` and `max`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

/** A number as the plain machine text of a `data-value`: a decimal with a dot, never an exponent. */
export function machineNumber(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
}
