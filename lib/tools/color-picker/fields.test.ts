import { checkbox, choices, testFields } from '@/scripts/jest/field-table'
import { colorPickerFields } from './fields'

testFields(colorPickerFields, {
  tab: choices(['dominant', 'picked']),
  pickMode: checkbox(false),
  sampleSize: choices(['1', '3', '5', '11'], { remembered: true }),
  distinct: checkbox(false, { remembered: true }),
  format: choices(['json', 'css', 'tailwind', 'ase', 'gpl', 'png'], { remembered: true }),
})
