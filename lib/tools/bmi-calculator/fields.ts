import { BMI_STANDARDS } from '@/lib/formulas/body-mass-index'
import { choice, number } from '@/lib/core/fields'

const UNIT_SYSTEMS = ['metric', 'imperial'] as const
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

export const bmiCalculatorFields = {
  unit: choice(UNIT_SYSTEMS),
  /** Centimeters, or feet with the inches field; from 10 on, inches only. */
  height: number({
    default: null,
    unitBy: { field: 'unit', ranges: { metric: { unit: 'cm' }, imperial: { unit: 'ft' } } },
  }),
  inches: number({ default: null, min: 0, unit: 'in', optional: true }),
  weight: number({
    default: null,
    unitBy: {
      field: 'unit',
      ranges: { metric: { unit: 'kg', min: 1, max: 500 }, imperial: { unit: 'lb', min: 1, max: 1_100 } },
    },
  }),
  standard: choice(BMI_STANDARDS),
}
