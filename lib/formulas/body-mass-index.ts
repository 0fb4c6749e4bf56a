import { roundTo } from '@/lib/core/numbers'

export const BMI_STANDARDS = ['who', 'asian', 'japan'] as const
export type BmiStandard = (typeof BMI_STANDARDS)[number]

export type WhoCategory = 'underweight' | 'normal' | 'overweight' | 'obese'
export type BmiCategory = WhoCategory | 'obese1' | 'obese2' | 'obese3' | 'obese4'

/** Categories in ascending order, with the lowest BMI of each, to one decimal. */
function classes(lowest: Readonly<Partial<Record<BmiCategory, number>>>) {
  return Object.entries(lowest).map(([category, from]) => ({ category: category as BmiCategory, from }))
}

/**
 * who: WHO Technical Report Series 894 (2000). asian: WHO Western Pacific Region, The
 * Asia-Pacific perspective (2000), which the Korean Society for the Study of Obesity uses. japan: Japan Society for the
 * Study of Obesity, Guidelines for the management of obesity disease 2022.
 */
export const BMI_CLASSES = {
  who: classes({ underweight: 0, normal: 18.5, overweight: 25, obese: 30 }),
  asian: classes({ underweight: 0, normal: 18.5, overweight: 23, obese: 25 }),
  japan: classes({ underweight: 0, normal: 18.5, obese1: 25, obese2: 30, obese3: 35, obese4: 40 }),
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
