import { amount, checkbox, choices, day, testFields } from '@/scripts/jest/field-table'
import { pregnancyCalculatorFields } from './fields'

testFields(pregnancyCalculatorFields, {
  method: choices(['lastPeriod', 'ultrasound', 'ivf']),
  lastPeriod: day('empty'),
  cycleLength: amount('28', { from: 21, to: 35, whole: true }),
  followCycle: checkbox(false),
  scanDate: day('empty'),
  scanWeeks: amount('', { from: 4, to: 41, whole: true }),
  scanDays: amount('0', { from: 0, to: 6, whole: true, optional: true }),
  transferDate: day('empty'),
  embryoAge: choices(['5', '6', '3', '2']),
  asOf: day('today'),
})
