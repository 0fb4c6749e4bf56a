import { amount, checkbox, choices, day, testFields } from '@/scripts/jest/field-table'
import { exifViewerFields } from './fields'

testFields(exifViewerFields, {
  showSensitive: checkbox(false),
  removal: choices(['everything', 'place', 'exceptDate', 'nothing'], { remembered: true }),
  dates: choices(['keep', 'shift', 'set']),
  shiftHours: amount('1', { from: -87_600, to: 87_600 }),
  newDate: day('today'),
  downloadAs: choices(['json', 'txt'], { remembered: true }),
})
