import { formatNumber } from '@/lib/core/format'
import { trimZeros } from '@/lib/core/numbers'
import type { UnitId } from './units'

/** Range of magnitudes without an exponent. */
const SMALLEST = 1e-12
const LARGEST = 1e15
/** From here on, few decimals are meant to be few: 0.7 g. */
const SMALL = 0.01
const SIGNIFICANT = 6
const INCH_FRACTIONS = 16

/**
 * Formats a number in the page's language with at most `decimals` decimals. A number of whose digits these would show less than half
 * has six significant digits instead: six decimals make 0.000001 of 0.00000062.
 */
export function resultText(locale: string, value: number, decimals: number): string {
  const size = Math.abs(value)
  if (size >= LARGEST || (size < SMALLEST && size > 0)) return trimZeros(value.toExponential(SIGNIFICANT - 1))
  const isSmall = size > 0 && size < Math.min(SMALL, 10 ** (-decimals / 2))
  return formatNumber(locale, value, isSmall ? SIGNIFICANT - 1 - Math.floor(Math.log10(size)) : decimals)
}

/** Formats the grams of an ingredient: the sources know what a cup weighs to three digits. */
export function gramsText(locale: string, grams: number): string {
  const known = grams < 100 ? grams : Number(grams.toPrecision(3))
  return `${resultText(locale, known, grams < 10 ? 1 : 0)} g`
}

/** Inches in a unit whose lengths are also shown in feet and inches. */
export const INCHES: Readonly<Partial<Record<UnitId, number>>> = { ft: 12, in: 1 }

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/**
 * Formats inches as `5′ 10 7/8″`, rounded to a sixteenth, and says whether that is exact; null below 1/32 inch and above a
 * million feet.
 */
export function feetAndInches(inches: number) {
  const sixteenths = Math.round(Math.abs(inches) * INCH_FRACTIONS)
  if (sixteenths === 0 || sixteenths > 12e6 * INCH_FRACTIONS) return null
  const feet = Math.floor(sixteenths / (12 * INCH_FRACTIONS))
  const whole = Math.floor(sixteenths / INCH_FRACTIONS) % 12
  const part = sixteenths % INCH_FRACTIONS
  const step = divisor(INCH_FRACTIONS, part)
  const fraction = part > 0 ? `${part / step}/${INCH_FRACTIONS / step}` : ''
  const inchText = [whole > 0 || !fraction ? String(whole) : '', fraction].filter(Boolean).join(' ')
  const text = [feet > 0 ? `${feet}′` : '', `${inchText}″`].filter(Boolean).join(' ')
  const exact = Math.abs(Math.abs(inches) * INCH_FRACTIONS - sixteenths) < 1e-9 * sixteenths
  return { text: inches < 0 ? `-${text}` : text, exact }
}
