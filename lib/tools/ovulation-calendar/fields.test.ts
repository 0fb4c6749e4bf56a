import { amount, day, testFields } from '@/scripts/jest/field-table'
import { AVERAGE, ovulationCalendarFields } from './fields'

testFields(ovulationCalendarFields, {
  lastPeriod: day('empty'),
  cycleLength: amount('28', { from: 21, to: 35, whole: true }),
  periodLength: amount('5', { from: 3, to: 8, whole: true }),
  lutealLength: amount('14', { from: 10, to: 16, whole: true }),
  ...Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`earlier${index + 1}`, day('empty')])),
})

test('a length that is not a number is replaced by 28, 5 and 14 days', () => {
  expect(AVERAGE).toEqual({ cycleLength: 28, periodLength: 5, lutealLength: 14 })
})
