import { boundsProblem, type Problem, type Values } from '@/lib/core/fields'
import { roundTo } from '@/lib/core/numbers'
import { totalGrams } from './drinks'
import type { bacFields, LegalLimit } from './fields'

/** Percent of blood alcohol at the end of the scale picture. */
export const SCALE_MAX = 0.3

/** Percent that the body clears in an hour. */
const CLEARED_PER_HOUR = 0.015

/** Part of the body's weight that alcohol spreads over. Widmark 1932, means of men and women. */
const WIDMARK_FACTOR = { male: 0.68, female: 0.55 } as const

const KG_PER_LB = 0.453592

/** Usual body weights, in kilograms. */
const WEIGHT = { min: 1, max: 300 } as const

/** Levels in rising order: each is below the value, in percent. */
export const LEVELS = [
  { status: 'minimal', below: 0.05 },
  { status: 'mild', below: 0.08 },
  { status: 'moderate', below: 0.15 },
  { status: 'severe', below: 0.25 },
  { status: 'lifeThreatening', below: Infinity },
] as const
export type BacStatus = 'sober' | (typeof LEVELS)[number]['status']

/**
 * Hours to zero past which nothing is computed: a thousand years. Fields within their bounds reach 437 years at most, so
 * that one of them always says what is wrong, and what is left is a moment that a `Date` can hold.
 */
const MAX_HOURS = 1_000 * 365 * 24

type BacValues = Values<typeof bacFields>

export interface Bac {
  /** Percent, unrounded. */
  readonly bac: number
  readonly status: BacStatus
  readonly hoursToSober: number
  /** Grams of pure alcohol drunk. */
  readonly grams: number
}

/** Blood alcohol in percent as it is shown. */
export function shownBac(bac: number): number {
  return roundTo(bac, 3)
}

/** Level of a blood alcohol in percent, by the value that is shown; sober is 0 and nothing else. */
export function bacStatus(bac: number): BacStatus {
  if (bac <= 0) return 'sober'
  return LEVELS.find(({ below }) => shownBac(bac) < below)?.status ?? 'lifeThreatening'
}

/**
 * Widmark's estimate now and how long it takes to reach 0; null when weight, drinks or hours are missing or negative, or
 * so far off that no body would be sober within a thousand years.
 */
export function computeBac(values: BacValues): Bac | null {
  const { gender, weight, weightUnit, hours } = values
  const grams = totalGrams(values)
  if (weight === null || hours === null || grams === null || weight <= 0 || hours < 0) return null
  const kg = weightUnit === 'kg' ? weight : weight * KG_PER_LB
  const peak = grams / (WIDMARK_FACTOR[gender] * kg * 10)
  const bac = Math.max(0, peak - CLEARED_PER_HOUR * hours)
  const hoursToSober = bac / CLEARED_PER_HOUR
  // Not `>`: weights and counts past what a number can hold give NaN.
  if (!(hoursToSober <= MAX_HOURS)) return null
  return { bac, status: bacStatus(bac), hoursToSober, grams }
}

/** What is wrong with a weight by its bounds, worded in the unit it was typed in. */
export function weightProblem({ weight, weightUnit }: BacValues): Problem | undefined {
  if (weight === null) return undefined
  if (weightUnit === 'kg') return boundsProblem(WEIGHT, weight)
  const min = Math.ceil((WEIGHT.min / KG_PER_LB) * 10) / 10
  const max = Math.floor((WEIGHT.max / KG_PER_LB) * 10) / 10
  return boundsProblem({ min, max }, weight)
}

/** Limit pre-set in a language: Korea's and Japan's 0.03 %, else that of most US states. */
export function presetLimit(locale: string): LegalLimit {
  return locale === 'ko' || locale === 'ja' ? '0.03' : '0.08'
}

const MINUTE = 60_000

/** The moment (milliseconds since 1970) that many hours after `now`, at the next full minute: never too early. */
export function soberMoment(now: number, hoursToSober: number): number {
  return Math.ceil((now + hoursToSober * 60 * MINUTE) / MINUTE) * MINUTE
}
