import { choice, number } from '@/lib/core/fields'

export const GENDERS = ['male', 'female'] as const
export type Gender = (typeof GENDERS)[number]

/** Bounds of the height for the formulas, in centimeters. */
export const HEIGHT = { min: 100, max: 250 } as const

export const weightCalculatorFields = {
  heightUnit: choice(['cm', 'ftin']),
  height: number({ default: null, ...HEIGHT }),
  feet: number({ default: null, min: 3, max: 8 }),
  inches: number({ default: null, min: 0, max: 11 }),
  gender: choice(GENDERS),
  age: number({ default: null, min: 16, max: 100, optional: true }),
  weight: number({ default: null, min: 1, optional: true }),
  weightUnit: choice(['kg', 'lbs']),
}
