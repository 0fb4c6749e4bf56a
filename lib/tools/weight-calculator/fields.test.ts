import { amount, choices, testFields } from '@/scripts/jest/field-table'
import { weightCalculatorFields } from './fields'

testFields(weightCalculatorFields, {
  heightUnit: choices(['cm', 'ftin']),
  height: amount(''),
  feet: amount(''),
  inches: amount('', { from: 0, to: 11.99 }),
  gender: choices(['male', 'female']),
  age: amount('', { from: 16, to: 100, optional: true }),
  weight: amount('', { from: 1, optional: true }),
  targetWeight: amount('', { from: 1, optional: true }),
  weightUnit: choices(['kg', 'lbs']),
})
