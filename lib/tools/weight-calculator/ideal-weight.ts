import { bmiCategory, HEALTHY_BMI, type BmiCategory } from '@/lib/formulas/body-mass-index'
import { boundsProblem, type Problem, type Values } from '@/lib/core/fields'
import { HEIGHT, type Gender, type weightCalculatorFields } from './fields'

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

const CM_PER_INCH = 2.54
const FIVE_FEET = 60
const LBS_PER_KG = 2.20462

type WeightValues = Values<typeof weightCalculatorFields>

export interface CurrentWeight {
  readonly kg: number
  readonly bmi: number
  readonly status: BmiCategory
}

/** All weights in kilograms, unrounded. */
export interface IdealWeight {
  readonly formulas: Readonly<Record<Formula, number>>
  readonly average: number
  readonly lowest: number
  readonly highest: number
  readonly healthyMin: number
  readonly healthyMax: number
  /** True below five feet, for which the formulas are extrapolated. */
  readonly underFiveFeet: boolean
  readonly current: CurrentWeight | null
}

export function kgToLbs(kg: number): number {
  return kg * LBS_PER_KG
}

/** Height in centimeters from the controls of the chosen unit; null when one is empty or negative. */
export function heightInCm({ heightUnit, height, feet, inches }: WeightValues): number | null {
  if (heightUnit === 'cm') return height
  if (feet === null || inches === null || feet < 0 || inches < 0) return null
  return (feet * 12 + inches) * CM_PER_INCH
}

/** Current weight with its WHO category; null when it is empty or not positive. */
function currentWeight({ weight, weightUnit }: WeightValues, squareMetres: number): CurrentWeight | null {
  if (weight === null || weight <= 0) return null
  const kg = weightUnit === 'kg' ? weight : weight / LBS_PER_KG
  const bmi = kg / squareMetres
  return { kg, bmi, status: bmiCategory(bmi) }
}

/** Ideal weight in kilograms by a formula for a height in inches; extrapolated below five feet, but at least 0. */
function byFormula(formula: Formula, gender: Gender, inches: number): number {
  const [base, perInch] = COEFFICIENTS[formula][gender]
  return Math.max(0, base + perInch * (inches - FIVE_FEET))
}

/** Computes the four formulas, their comparison and the healthy range; null unless the height is 100 to 250 cm. */
export function idealWeight(values: WeightValues): IdealWeight | null {
  const cm = heightInCm(values)
  if (cm === null || boundsProblem(HEIGHT, cm)) return null
  const inches = cm / CM_PER_INCH
  const squareMetres = (cm / 100) ** 2
  const by = (formula: Formula) => byFormula(formula, values.gender, inches)
  const formulas = { robinson: by('robinson'), miller: by('miller'), devine: by('devine'), hamwi: by('hamwi') }
  const all = Object.values(formulas)
  return {
    formulas,
    average: all.reduce((sum, weight) => sum + weight, 0) / all.length,
    lowest: Math.min(...all),
    highest: Math.max(...all),
    healthyMin: HEALTHY_BMI.who.min * squareMetres,
    healthyMax: HEALTHY_BMI.who.max * squareMetres,
    underFiveFeet: inches < FIVE_FEET,
    current: currentWeight(values, squareMetres),
  }
}

/** Checks the inches at 3 and 8 feet, where only some of them are within 100 to 250 cm. */
export function inchesProblem({ feet, inches }: WeightValues): Problem | undefined {
  if (inches === null || (feet !== 3 && feet !== 8)) return undefined
  const lowest = Math.ceil((HEIGHT.min / CM_PER_INCH - feet * 12) * 10) / 10
  const highest = Math.floor((HEIGHT.max / CM_PER_INCH - feet * 12) * 10) / 10
  return boundsProblem({ min: Math.max(0, lowest), max: Math.min(11, highest) }, inches)
}
