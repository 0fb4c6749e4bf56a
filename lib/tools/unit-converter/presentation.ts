import { formatNumber } from '@/lib/core/format'
import { trimZeros } from '@/lib/core/numbers'

/** Sizes between which a number is written out; others take an exponent. */
const SMALLEST = 1e-12
const LARGEST = 1e15
const SIGNIFICANT = 6
const INCH_PARTS = 16

/**
 * Number in the page's language with at most `decimals` decimals, zeros trimmed; what would show as 0 without being 0 has
 * six significant digits.
 */
export function resultText(locale: string, value: number, decimals: number): string {
  const size = Math.abs(value)
  if (size >= LARGEST || (size < SMALLEST && size > 0)) return trimZeros(value.toExponential(SIGNIFICANT - 1))
  const vanishes = size > 0 && size < 0.5 / 10 ** decimals
  return formatNumber(locale, value, vanishes ? SIGNIFICANT - 1 - Math.floor(Math.log10(size)) : decimals)
}

export interface FeetInches {
  readonly text: string
  /** The length is a whole number of sixteenths of an inch. */
  readonly exact: boolean
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** Inches → `5′ 10 7/8″`, to the nearest sixteenth; null where that would say nothing (under 1/32 inch, past a million feet). */
export function feetAndInches(inches: number): FeetInches | null {
  const sixteenths = Math.round(Math.abs(inches) * INCH_PARTS)
  if (sixteenths === 0 || sixteenths > 12e6 * INCH_PARTS) return null
  const feet = Math.floor(sixteenths / (12 * INCH_PARTS))
  const whole = Math.floor(sixteenths / INCH_PARTS) % 12
  const part = sixteenths % INCH_PARTS
  const step = divisor(INCH_PARTS, part)
  const fraction = part > 0 ? `${part / step}/${INCH_PARTS / step}` : ''
  const inchText = [whole > 0 || !fraction ? String(whole) : '', fraction].filter(Boolean).join(' ')
  const text = [feet > 0 ? `${feet}′` : '', `${inchText}″`].filter(Boolean).join(' ')
  const exact = Math.abs(Math.abs(inches) * INCH_PARTS - sixteenths) < 1e-9 * sixteenths
  return { text: inches < 0 ? `-${text}` : text, exact }
}
