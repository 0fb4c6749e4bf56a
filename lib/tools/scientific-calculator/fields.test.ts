import { choices, testFields, words } from '@/scripts/jest/field-table'
import { scientificCalculatorFields } from './fields'

testFields(scientificCalculatorFields, {
  expression: words('', { longest: 1_000 }),
  angleMode: choices(['deg', 'rad'], { remembered: true }),
})
