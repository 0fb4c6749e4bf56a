import { bmiCategory, HEALTHY_BMI, type BmiCategory, type BmiStandard } from '@/lib/formulas/body-mass-index'
import { boundsProblem, type Problem, type Values } from '@/lib/core/fields'
import type { bmiCalculatorFields, Unit } from './fields'

/** Lowest and highest BMI on the scale. */
export const SCALE = { min: 15, max: 40 } as const

/** Converts pounds per square inch to kilograms per square meter, rounded as the CDC publishes it. */
const IMPERIAL_FACTOR = 703

/** Advisory bounds by unit: centimeters and kilograms, inches and pounds. */
const BOUNDS = {
  metric: { height: { min: 1, max: 300 }, weight: { min: 1, max: 500 } },
  imperial: { height: { min: 1, max: 120 }, weight: { min: 1, max: 1_100 } },
} as const

type BmiValues = Values<typeof bmiCalculatorFields>

export interface Bmi {
  /** Unrounded. */
  readonly bmi: number
  readonly category: BmiCategory
  /** Weights of the healthy range, in kilograms or pounds by the unit. */
  readonly healthyMin: number
  readonly healthyMax: number
  /** Weight to gain (positive) or lose (negative) to reach the healthy range; 0 when the category is normal. */
  readonly toHealthy: number
}

/** Weight per BMI point at a height: kilograms for centimetres, pounds for inches. */
function weightPerPoint(unit: Unit, height: number): number {
  return unit === 'metric' ? (height / 100) ** 2 : height ** 2 / IMPERIAL_FACTOR
}

function toHealthy(category: BmiCategory, weight: number, healthyMin: number, healthyMax: number): number {
  if (category === 'normal') return 0
  return category === 'underweight' ? healthyMin - weight : healthyMax - weight
}

/**
 * Computes the BMI, its category and the healthy weights; null unless height and weight are positive and the results
 * finite.
 */
export function computeBmi({ unit, height, weight, standard }: BmiValues): Bmi | null {
  if (height === null || weight === null || height <= 0 || weight <= 0) return null
  const perPoint = weightPerPoint(unit, height)
  const bmi = weight / perPoint
  const category = bmiCategory(bmi, standard)
  const healthyMin = HEALTHY_BMI[standard].min * perPoint
  const healthyMax = HEALTHY_BMI[standard].max * perPoint
  if (!Number.isFinite(bmi) || !Number.isFinite(healthyMax)) return null
  return { bmi, category, healthyMin, healthyMax, toHealthy: toHealthy(category, weight, healthyMin, healthyMax) }
}

/** Checks a height or weight against the bounds in its unit. */
export function sizeProblem(name: 'height' | 'weight', values: BmiValues): Problem | undefined {
  const value = values[name]
  return value === null ? undefined : boundsProblem(BOUNDS[values.unit][name], value)
}

/** Default standard in a language: health checks in Korea use the Asian cut-offs. */
export function defaultStandard(locale: string): BmiStandard {
  return locale === 'ko' ? 'asian' : 'who'
}
