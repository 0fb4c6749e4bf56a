import { trimZeros } from '@/lib/core/numbers'
import { roundToPrecision } from './arithmetic'

/** Formats a result: 15 significant digits, an exponent from 10^15 up and below 10^-6, no trailing zeros. */
export function resultText(value: number): string {
  return trimZeros(roundToPrecision(value).toPrecision(15)).replace(/^-0$/, '0')
}
