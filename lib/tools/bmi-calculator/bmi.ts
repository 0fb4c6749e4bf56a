import { bmiCategory, HEALTHY_BMI, type BmiCategory, type BmiStandard } from '@/lib/formulas/body-mass-index'
import { convertNumber, type Raw, type Values } from '@/lib/core/fields'
import {
  cmToFeetAndInches,
  imperialQuestion,
  inchesToCmText,
  metricQuestion,
  totalInches,
  type HeightQuestion,
} from '@/lib/formulas/height'
import { bmiCalculatorFields, type UnitSystem } from './fields'

/** Lowest and highest BMI on the scale; the highest Japanese category starts at 40. */
export function scaleOf(standard: BmiStandard): { readonly min: number; readonly max: number } {
  return { min: 15, max: standard === 'japan' ? 45 : 40 }
}

/** Converts pounds per square inch to kilograms per square meter, rounded as the CDC publishes it. */
const IMPERIAL_FACTOR = 703

type BmiValues = Values<typeof bmiCalculatorFields>
export type Bmi = NonNullable<ReturnType<typeof computeBmi>>

/** Weight per BMI point at a height: kilograms for centimeters, pounds for inches. */
function weightPerPoint(unit: UnitSystem, height: number): number {
  return unit === 'metric' ? (height / 100) ** 2 : height ** 2 / IMPERIAL_FACTOR
}

/** Weight to gain (positive) or lose (negative) to reach the healthy range; 0 when the category is normal. */
function toHealthy(category: BmiCategory, weight: number, healthyMin: number, healthyMax: number): number {
  if (category === 'normal') return 0
  return category === 'underweight' ? healthyMin - weight : healthyMax - weight
}

/** Height in centimeters, or in inches from one or both fields; null if it is empty. */
function enteredHeight({ unit, height, inches }: BmiValues): number | null {
  return unit === 'metric' || height === null ? height : totalInches(height, inches)
}

/** Asks about a height that people do not have; null if it is likely or empty. */
export function heightQuestion({ unit, height, inches }: BmiValues): HeightQuestion | null {
  if (height === null) return null
  return unit === 'metric' ? metricQuestion(height) : imperialQuestion(height, inches)
}

/**
 * Computes the BMI, unrounded, its category and the healthy weights in kilograms or pounds by the unit; null unless the height is one that people have and the weight
 * positive.
 */
export function computeBmi(values: BmiValues) {
  const { unit, weight, standard } = values
  const height = enteredHeight(values)
  if (height === null || weight === null || weight <= 0 || heightQuestion(values)) return null
  const perPoint = weightPerPoint(unit, height)
  const bmi = weight / perPoint
  const category = bmiCategory(bmi, standard)
  const healthyMin = HEALTHY_BMI[standard].min * perPoint
  const healthyMax = HEALTHY_BMI[standard].max * perPoint
  return { bmi, category, healthyMin, healthyMax, toHealthy: toHealthy(category, weight, healthyMin, healthyMax) }
}

type BmiTexts = Partial<Raw<typeof bmiCalculatorFields>>

/** Texts of the height fields for a height in centimeters. */
export function heightTexts(unit: UnitSystem, cm: number): BmiTexts {
  if (unit === 'metric') return { height: String(cm), inches: '' }
  const { feet, inches } = cmToFeetAndInches(cm)
  return { height: feet, inches }
}

/** Texts of height and weight in the other unit; unchanged if empty or unreadable. */
export function inOtherUnit(
  values: BmiValues,
  weightText: string,
  to: UnitSystem,
): [height: BmiTexts, weight: BmiTexts] {
  const height = enteredHeight(values)
  const weight = convertNumber(bmiCalculatorFields.weight, weightText, values.unit, to)
  const heights =
    height === null ? {} : to === 'imperial' ? heightTexts(to, height) : { height: inchesToCmText(height), inches: '' }
  return [heights, { weight }]
}
