import { BMI_STANDARDS } from '@/lib/formulas/body-mass-index'
import { choice, number } from '@/lib/core/fields'

export const UNITS = ['metric', 'imperial'] as const
export type Unit = (typeof UNITS)[number]

export const bmiCalculatorFields = {
  unit: choice(UNITS),
  height: number({ default: null }),
  weight: number({ default: null }),
  standard: choice(BMI_STANDARDS),
}
