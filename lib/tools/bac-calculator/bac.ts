import type { Values } from '@/lib/core/fields'
import { roundTo } from '@/lib/core/numbers'
import { totalGrams } from './drinks'
import type { bacCalculatorFields } from './fields'

/** Blood alcohol in percent at the right end of the scale. */
export const SCALE_MAX = 0.3

/**
 * Elimination rates in percent per hour: the mean, and the range among moderate drinkers from an empty stomach to after a
 * meal. Jones, Evidence-based survey of the elimination rates of ethanol from blood, Forensic Sci. Int. 200 (2010).
 */
const ELIMINATION_PER_HOUR = { slow: 0.01, mean: 0.015, fast: 0.02 } as const

/** Widmark factor: share of the body weight in which alcohol is distributed. Widmark 1932, means of men and women. */
const WIDMARK_FACTOR = { male: 0.68, female: 0.55 } as const

const KG_PER_LB = 0.453592

/** Levels in ascending order, with their exclusive upper bounds in percent. */
export const LEVELS = [
  { status: 'minimal', below: 0.05 },
  { status: 'mild', below: 0.08 },
  { status: 'moderate', below: 0.15 },
  { status: 'severe', below: 0.25 },
  { status: 'lifeThreatening', below: Infinity },
] as const
export type BacStatus = 'sober' | (typeof LEVELS)[number]['status']

/**
 * Upper limit of the hours to zero, a thousand years, so that the time fits into a `Date`. Values within the bounds of
 * the fields lead to at most 437 years, so beyond the limit at least one field shows a problem.
 */
const MAX_HOURS = 1_000 * 365 * 24

type BacValues = Values<typeof bacCalculatorFields>

export type Bac = NonNullable<ReturnType<typeof computeBac>>

/** Rounds a blood alcohol to the three decimals that are displayed. */
export function displayedBac(bac: number): number {
  return roundTo(bac, 3)
}

/** Level of a blood alcohol in percent, by its displayed value; sober is exactly 0. */
export function bacStatus(bac: number): BacStatus {
  if (bac <= 0) return 'sober'
  return LEVELS.find(({ below }) => displayedBac(bac) < below)?.status ?? 'lifeThreatening'
}

/**
 * Estimates the current blood alcohol in percent by Widmark's formula, unrounded, from the grams of pure alcohol, and the hours
 * until it is 0, by the mean rate of elimination and from the fastest to the slowest. Null when weight, drinks or
 * hours are missing or negative, or when the time exceeds MAX_HOURS.
 */
export function computeBac(values: BacValues) {
  const { gender, weight, weightUnit, hours } = values
  const grams = totalGrams(values)
  if (weight === null || hours === null || grams === null || weight <= 0 || hours < 0) return null
  const kg = weightUnit === 'kg' ? weight : weight * KG_PER_LB
  const peak = grams / (WIDMARK_FACTOR[gender] * kg * 10)
  const { slow, mean, fast } = ELIMINATION_PER_HOUR
  const hoursAt = (rate: number) => Math.max(0, peak / rate - hours)
  const bac = Math.max(0, peak - mean * hours)
  const hoursToSober = bac / mean
  // Not `>`, which would let NaN through: extreme weights and counts overflow.
  if (!(hoursToSober <= MAX_HOURS)) return null
  const soberRange = { min: hoursAt(fast), max: hoursAt(slow) }
  return { bac, status: bacStatus(bac), hoursToSober, soberRange, grams }
}

const MINUTE = 60_000

/** Hours as whole minutes, rounded up so that they are never too few. Rounding errors of the hours add no minute. */
export function wholeMinutes(hours: number): number {
  return Math.ceil(hours * 60 - 1e-9)
}

/** Time of sobriety in milliseconds since 1970, rounded up to the minute so that it is never too early. */
export function soberTime(now: number, hoursToSober: number): number {
  return Math.ceil((now + hoursToSober * 60 * MINUTE) / MINUTE) * MINUTE
}
