import { roundTo } from '@/lib/core/numbers'

export const BMI_STANDARDS = ['who', 'asian'] as const
export type BmiStandard = (typeof BMI_STANDARDS)[number]

export const BMI_CATEGORIES = ['underweight', 'normal', 'overweight', 'obese'] as const
export type BmiCategory = (typeof BMI_CATEGORIES)[number]

/**
 * Lowest BMI of normal, overweight and obese. who: WHO Technical Report Series 894 (2000). asian: WHO Western Pacific
 * Region, The Asia-Pacific perspective (2000), which the Korean Society for the Study of Obesity uses.
 */
export const BMI_CUTOFFS: Readonly<Record<BmiStandard, readonly [number, number, number]>> = {
  who: [18.5, 25, 30],
  asian: [18.5, 23, 25],
}

/** Lowest and highest BMI of the category normal, to one decimal. */
export const HEALTHY_BMI: Readonly<Record<BmiStandard, { readonly min: number; readonly max: number }>> = {
  who: { min: 18.5, max: 24.9 },
  asian: { min: 18.5, max: 22.9 },
}

/** Rounds a BMI to the one decimal that is displayed. */
export function displayedBmi(bmi: number): number {
  return roundTo(bmi, 1)
}

/** Category of a BMI, by its displayed value, so that the two never contradict each other. */
export function bmiCategory(bmi: number, standard: BmiStandard = 'who'): BmiCategory {
  const passed = BMI_CUTOFFS[standard].filter((cutoff) => displayedBmi(bmi) >= cutoff).length
  return BMI_CATEGORIES[passed] ?? 'obese'
}
