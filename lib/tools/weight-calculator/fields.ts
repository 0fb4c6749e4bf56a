import { choice, number } from '@/lib/core/fields'
import { BMI_STANDARDS } from '@/lib/formulas/body-mass-index'

export const GENDERS = ['male', 'female'] as const
export type Gender = (typeof GENDERS)[number]

/** Bounds of the height for the formulas, in centimeters. */
export const HEIGHT = { min: 100, max: 250 } as const

/** Bounds of the feet when there is an inches field. */
export const FEET = { min: 3, max: 8 } as const

const weight = number({
  default: null,
  optional: true,
  unitBy: { field: 'weightUnit', ranges: { kg: { unit: 'kg', min: 1 }, lbs: { unit: 'lb', min: 1 } } },
})

export const weightCalculatorFields = {
  heightUnit: choice(['cm', 'ftin']),
  height: number({ default: null, unit: 'cm' }),
  /** Feet with the inches field; from 10 on, inches only. */
  feet: number({ default: null, unit: 'ft' }),
  inches: number({ default: null, unit: 'in', min: 0, max: 11.99 }),
  gender: choice(GENDERS),
  age: number({ default: null, unit: 'year', min: 16, max: 100, optional: true }),
  weight,
  targetWeight: weight,
  weightUnit: choice(['kg', 'lbs']),
  /** Whose healthy range it is; without a control, set by the page's language. */
  standard: choice(BMI_STANDARDS),
}
