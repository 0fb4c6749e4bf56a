import { trimZeros } from '@/lib/core/numbers'
import { isExact, withoutResidue, type Decimal } from './decimals'
import type { Result } from './result'

/** Significant digits that are shown. */
const SHOWN_DIGITS = 15
/** A fraction of larger numbers says less than its decimals. */
const MAX_DENOMINATOR = 1e9
/** Powers of ten between which a fraction is looked for. */
const FRACTION_EXPONENTS = { from: -10, to: SHOWN_DIGITS }

/** The value as the fraction that it is; null if it is none with a denominator up to 10^9. */
function fractionOf(value: Decimal): string | null {
  if (value.isInteger()) return value.e < FRACTION_EXPONENTS.to ? value.toFixed() : null
  if (value.e < FRACTION_EXPONENTS.from || value.e >= FRACTION_EXPONENTS.to) return null
  const [numerator = value, denominator = value] = value.toFraction(MAX_DENOMINATOR)
  const difference = numerator.minus(value.times(denominator))
  const isSame = isExact(value) ? difference.isZero() : withoutResidue(difference, numerator).isZero()
  return isSame ? `${numerator.toFixed()}/${denominator.toFixed()}` : null
}

/** Rounds a value half up for display. */
export function resultOf(value: Decimal): Result {
  const text = value.isZero() ? '0' : trimZeros(value.toPrecision(SHOWN_DIGITS))
  return { exact: value.toString(), text, fraction: fractionOf(value) }
}
