import { defaultsOf, parseFields } from '@/lib/core/fields'
import { weightCalculatorFields } from './fields'
import { idealWeight } from './ideal-weight'
import { targetDates } from './target'

const TODAY = { year: 2026, month: 11, day: 22 }

function dates(weight: string, targetWeight: string, weightUnit = 'kg', height = '170') {
  const raw = { ...defaultsOf(weightCalculatorFields), height, weight, targetWeight, weightUnit }
  const { values } = parseFields(weightCalculatorFields, raw)
  const ideal = idealWeight(values)
  return ideal && targetDates(values, ideal, TODAY)
}

test('half a kilogram to one a week: five kilograms take five to ten weeks', () => {
  expect(dates('70', '65')).toMatchObject({
    earliest: { year: 2026, month: 12, day: 27 },
    latest: { year: 2027, month: 1, day: 31 },
  })
  // 10 pounds are 4.536 kg: 31.8 and 63.5 days.
  expect(dates('160', '150', 'lbs')).toMatchObject({
    earliest: { year: 2026, month: 12, day: 24 },
    latest: { year: 2027, month: 1, day: 25 },
  })
})

test('no date for a target that is not lower or below a BMI of 18.5, which is 53.465 kg at 170 cm', () => {
  expect(dates('70', '70')).toBe('notLower')
  expect(dates('70', '53.4')).toBe('unhealthy')
  expect(dates('70', '53.5')).toHaveProperty('earliest')
  expect(dates('', '60')).toBeNull()
  expect(dates('70', '')).toBeNull()
})

// 59.94 kg, which are shown as 59.9 kg and 132.1 lbs.
test('the least healthy weight as it is shown is a target', () => {
  expect(dates('70', '59.9', 'kg', '180')).toHaveProperty('earliest')
  expect(dates('154', '132.1', 'lbs', '180')).toHaveProperty('earliest')
  expect(dates('70', '59.8', 'kg', '180')).toBe('unhealthy')
  expect(dates('154', '132', 'lbs', '180')).toBe('unhealthy')
})
