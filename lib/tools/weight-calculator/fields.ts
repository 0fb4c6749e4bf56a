import { choice, number } from '@/lib/core/fields'

export const GENDERS = ['male', 'female'] as const
export type Gender = (typeof GENDERS)[number]

/** Heights the formulas are computed for, in centimetres. */
export const HEIGHT = { min: 100, max: 250 } as const

export const weightFields = {
  heightUnit: choice(['cm', 'ftin']),
  height: number({ default: null, ...HEIGHT }),
  feet: number({ default: null, min: 3, max: 8 }),
  inches: number({ default: null, min: 0, max: 11 }),
  gender: choice(GENDERS),
  age: number({ default: null, min: 16, max: 100, optional: true }),
  weight: number({ default: null, min: 1, optional: true }),
  weightUnit: choice(['kg', 'lbs']),
}
