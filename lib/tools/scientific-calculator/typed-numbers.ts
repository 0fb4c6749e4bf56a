import { machineNumber } from '@/lib/core/numbers'
import { plainDecimal, readNumber } from '@/lib/core/read-number'

/** Functions whose arguments are separated by a comma. */
const SEVERAL_ARGUMENTS = /(?:log|root|ncr|npr|gcd|lcm)\s*$/

/** ½, also after a number as in 5½. Normalized, it would merge with the number. */
export const FRACTION = /(\d*)([¼-¾⅐-⅞])/g
/** A number with 만, 억 and the like, such as 1억 2천만. */
export const COUNTED = /(?:[\d.,]+\s*[십백천만억조十百千万萬億兆]+\s*)+[\d.,]*/g
/** A number with points, commas, or groups of three after spaces or apostrophes. */
export const SEPARATED = /(?<![\d.,])\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d+)?|[\d.,]*\d/g

export function expandFraction(_: string, whole: string, fraction: string): string {
  return `(${whole || 0}+${fraction.normalize('NFKC').replace('⁄', '/')})`
}

export function expandCounted(run: string): string {
  const value = readNumber(run)
  return value === null || Number.isNaN(value) ? run : machineNumber(value)
}

/** True if a comma at the end of `before` separates arguments. */
function isInArguments(before: string): boolean {
  let depth = 0
  for (let index = before.length - 1; index >= 0; index--) {
    if (before[index] === ')') depth++
    if (before[index] === '(' && depth-- === 0) return SEVERAL_ARGUMENTS.test(before.slice(0, index))
  }
  return false
}

/** A number as plain decimal text; unchanged if its commas may separate arguments, or if it cannot be read. */
export function plainSeparated(run: string, at: number, whole: string): string {
  if (isInArguments(whole.slice(0, at))) return run
  return plainDecimal(run.replace(/[ '’]/g, '')) ?? run
}
