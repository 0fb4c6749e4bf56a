import { roundTo } from '@/lib/core/numbers'

export const BMI_STANDARDS = ['who', 'asian', 'japan'] as const
export type BmiStandard = (typeof BMI_STANDARDS)[number]

export type WhoCategory = 'underweight' | 'normal' | 'overweight' | 'obese'
export type BmiCategory = WhoCategory | 'obese1' | 'obese2' | 'obese3' | 'obese4'

export interface BmiClass {
  readonly category: BmiCategory
  /** The lowest BMI of the category, to one decimal. */
  readonly from: number
}

/**
 * Categories in ascending order. who: WHO Technical Report Series 894 (2000). asian: WHO Western Pacific Region, The
 * Asia-Pacific perspective (2000), which the Korean Society for the Study of Obesity uses. japan: Japan Society for the
 * Study of Obesity, Guidelines for the management of obesity disease 2022.
 */
export const BMI_CLASSES: Readonly<Record<BmiStandard, readonly BmiClass[]>> = {
  who: [
    { category: 'underweight', from: 0 },
    { category: 'normal', from: 18.5 },
    { category: 'overweight', from: 25 },
    { category: 'obese', from: 30 },
  ],
  asian: [
    { category: 'underweight', from: 0 },
    { category: 'normal', from: 18.5 },
    { category: 'overweight', from: 23 },
    { category: 'obese', from: 25 },
  ],
  japan: [
    { category: 'underweight', from: 0 },
    { category: 'normal', from: 18.5 },
    { category: 'obese1', from: 25 },
    { category: 'obese2', from: 30 },
    { category: 'obese3', from: 35 },
    { category: 'obese4', from: 40 },
  ],
}

/** Lowest and highest BMI of the category normal, to one decimal. */
export const HEALTHY_BMI: Readonly<Record<BmiStandard, { readonly min: number; readonly max: number }>> = {
  who: { min: 18.5, max: 24.9 },
  asian: { min: 18.5, max: 22.9 },
  japan: { min: 18.5, max: 24.9 },
}

/** False for the classes of obesity that a standard counts. */
export function isWhoCategory(category: BmiCategory): category is WhoCategory {
  return !/\d$/.test(category)
}

/** Rounds a BMI to the one decimal that is displayed. */
export function displayedBmi(bmi: number): number {
  return roundTo(bmi, 1)
}

/** Category of a BMI, by its displayed value, so that the two never contradict each other. */
export function bmiCategory(bmi: number, standard?: 'who'): WhoCategory
export function bmiCategory(bmi: number, standard: BmiStandard): BmiCategory
export function bmiCategory(bmi: number, standard: BmiStandard = 'who'): BmiCategory {
  const reached = BMI_CLASSES[standard].filter(({ from }) => displayedBmi(bmi) >= from)
  return reached.at(-1)?.category ?? 'underweight'
}
