import { trimZeros } from '@/lib/core/numbers'
import { asFraction, type Decimal } from './decimals'
import type { Result } from './result'

/** Significant digits that are shown. */
const SHOWN_DIGITS = 15
/** Powers of ten between which a fraction is looked for. */
const FRACTION_EXPONENTS = { from: -10, to: SHOWN_DIGITS }

/** The value as the fraction that it is; null if it is none with a denominator up to 10^9. */
function fractionOf(value: Decimal): string | null {
  if (value.isInteger()) return value.e < FRACTION_EXPONENTS.to ? value.toFixed() : null
  if (value.e < FRACTION_EXPONENTS.from || value.e >= FRACTION_EXPONENTS.to) return null
  return (
    asFraction(value)
      ?.map((part) => part.toFixed())
      .join('/') ?? null
  )
}

/** Rounds a value half up for display. */
export function resultOf(value: Decimal): Result {
  const text = value.isZero() ? '0' : trimZeros(value.toPrecision(SHOWN_DIGITS))
  return { exact: value.toString(), text, fraction: fractionOf(value) }
}
