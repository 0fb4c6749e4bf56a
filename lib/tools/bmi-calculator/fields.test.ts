import { amount, choices, testFields } from '@/scripts/jest/field-table'
import { bmiCalculatorFields } from './fields'

testFields(bmiCalculatorFields, {
  unit: choices(['metric', 'imperial']),
  height: amount(''),
  inches: amount('', { from: 0, optional: true }),
  weight: amount('', { from: 1, to: 500 }),
  standard: choices(['who', 'asian', 'japan']),
})
