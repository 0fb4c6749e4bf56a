import { bmiCategory, HEALTHY_BMI, isWhoCategory, type WhoCategory } from '@/lib/formulas/body-mass-index'
import { boundsProblem, type Problem, type Raw, type Values } from '@/lib/core/fields'
import { roundTo } from '@/lib/core/numbers'
import {
  cmToFeetAndInches,
  imperialQuestion,
  inchesToCm,
  isWholeHeight,
  metricQuestion,
  totalInches,
  type HeightQuestion,
} from '@/lib/formulas/height'
import { FEET, HEIGHT, type Gender, type weightCalculatorFields } from './fields'

export const FORMULAS = ['robinson', 'miller', 'devine', 'hamwi'] as const
export type Formula = (typeof FORMULAS)[number]

/** Kilograms at five feet, and kilograms per additional inch. */
type LinearFormula = readonly [base: number, perInch: number]

/**
 * Hamwi 1964 (Diabetes Mellitus: Diagnosis and Treatment), Devine 1974 (Drug Intell Clin Pharm 8), Robinson and Miller
 * 1983 (Am J Hosp Pharm 40).
 */
const COEFFICIENTS: Readonly<Record<Formula, Readonly<Record<Gender, LinearFormula>>>> = {
  robinson: { male: [52, 1.9], female: [49, 1.7] },
  miller: { male: [56.2, 1.41], female: [53.1, 1.36] },
  devine: { male: [50, 2.3], female: [45.5, 2.3] },
  hamwi: { male: [48, 2.7], female: [45.5, 2.2] },
}

/**
 * BMI of the standard weight in Japan and Korea, at which illness was rarest. Tokunaga et al., Ideal body weight estimated
 * from the body mass index with the lowest morbidity, Int. J. Obes. 15 (1991).
 */
const STANDARD_BMI = 22

const FIVE_FEET = 60
export const LBS_PER_KG = 2.20462

type WeightValues = Values<typeof weightCalculatorFields>

export interface CurrentWeight {
  readonly kg: number
  readonly bmi: number
  readonly status: WhoCategory
}

/** All weights in kilograms, unrounded. */
export type IdealWeight = NonNullable<ReturnType<typeof idealWeight>>

export function kgToLbs(kg: number): number {
  return kg * LBS_PER_KG
}

/** Height in centimeters from the controls of the chosen unit; null when one is empty or the inches are negative. */
export function heightInCm({ heightUnit, height, feet, inches }: WeightValues): number | null {
  if (heightUnit === 'cm') return height
  if (feet === null || (inches === null ? !isWholeHeight(feet) : inches < 0)) return null
  return inchesToCm(totalInches(feet, inches))
}

/** Asks about a height that people do not have; null if it is likely or empty. */
export function heightQuestion(values: WeightValues): HeightQuestion | null {
  const { heightUnit, height, feet, inches } = values
  if (heightUnit === 'cm') return height === null ? null : metricQuestion(height)
  return feet === null || heightInCm(values) === null ? null : imperialQuestion(feet, inches)
}

/** Checks the height against its bounds, in centimeters or in feet; its inches are checked apart. */
export function heightProblem(values: WeightValues): Problem | undefined {
  if (heightQuestion(values)) return { code: 'unlikelyHeight', params: {} }
  if (values.heightUnit === 'cm') return values.height === null ? undefined : boundsProblem(HEIGHT, values.height)
  return values.feet === null || isWholeHeight(values.feet) ? undefined : boundsProblem(FEET, values.feet)
}

type WeightTexts = Partial<Raw<typeof weightCalculatorFields>>

/** Texts of the height fields for a height in centimeters. */
export function heightTexts(heightUnit: WeightValues['heightUnit'], cm: number): WeightTexts {
  return heightUnit === 'cm' ? { height: String(cm) } : { ...cmToFeetAndInches(cm) }
}

/** Texts of the height in the other unit; {} if it is empty. */
export function heightInOtherUnit(values: WeightValues): WeightTexts {
  const cm = heightInCm(values)
  if (cm === null) return {}
  return heightTexts(values.heightUnit === 'cm' ? 'ftin' : 'cm', roundTo(cm, 2))
}

/** Current weight with its category, the classes of obesity as one; null when it is empty or not positive. */
function currentWeight({ weight, weightUnit, standard }: WeightValues, squareMeters: number): CurrentWeight | null {
  if (weight === null || weight <= 0) return null
  const kg = weightUnit === 'kg' ? weight : weight / LBS_PER_KG
  const bmi = kg / squareMeters
  const category = bmiCategory(bmi, standard)
  return { kg, bmi, status: isWhoCategory(category) ? category : 'obese' }
}

/** Ideal weight in kilograms by a formula for a height in inches; extrapolated below five feet, but at least 0. */
function byFormula(formula: Formula, gender: Gender, inches: number): number {
  const [base, perInch] = COEFFICIENTS[formula][gender]
  return Math.max(0, base + perInch * (inches - FIVE_FEET))
}

/** Computes the four formulas, their comparison and the healthy range; null unless the height is 100 to 250 cm. */
export function idealWeight(values: WeightValues) {
  const cm = heightInCm(values)
  if (cm === null || heightProblem(values) || boundsProblem(HEIGHT, cm)) return null
  const inches = cm / inchesToCm(1)
  const squareMeters = (cm / 100) ** 2
  const healthy = HEALTHY_BMI[values.standard]
  const by = (formula: Formula) => byFormula(formula, values.gender, inches)
  const formulas = { robinson: by('robinson'), miller: by('miller'), devine: by('devine'), hamwi: by('hamwi') }
  const all = Object.values(formulas)
  return {
    formulas,
    average: all.reduce((sum, weight) => sum + weight, 0) / all.length,
    lowest: Math.min(...all),
    highest: Math.max(...all),
    standardWeight: STANDARD_BMI * squareMeters,
    healthyMin: healthy.min * squareMeters,
    healthyMax: healthy.max * squareMeters,
    /** For which the formulas are extrapolated. */
    underFiveFeet: inches < FIVE_FEET,
    current: currentWeight(values, squareMeters),
  }
}

/** 100 cm are 3 feet 3.37 inches, 250 cm are 8 feet 2.43. */
const INCHES: Readonly<Record<number, { readonly min: number; readonly max: number }>> = {
  3: { min: 3.4, max: 11.99 },
  8: { min: 0, max: 2.4 },
}

/** Checks the inches at 3 and 8 feet, where only some of them are within 100 to 250 cm. */
export function inchesProblem({ feet, inches }: WeightValues): Problem | undefined {
  const bounds = feet === null ? undefined : INCHES[feet]
  return bounds && inches !== null ? boundsProblem(bounds, inches) : undefined
}
