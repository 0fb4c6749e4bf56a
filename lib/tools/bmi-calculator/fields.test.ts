import { amount, choices, testFields } from '@/scripts/jest/field-table'
import { bmiCalculatorFields } from './fields'

testFields(bmiCalculatorFields, {
  unit: choices(['metric', 'imperial']),
  height: amount(''),
  weight: amount(''),
  standard: choices(['who', 'asian']),
})
