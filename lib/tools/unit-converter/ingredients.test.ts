import { gramsOf, INGREDIENTS, KITCHEN_UNITS } from './ingredients'
import { unitsOf, type KnownUnit } from './units'

const unit = (id: string): KnownUnit => unitsOf('volume').find((one) => one.id === id) ?? unitsOf('length')[0]

test('a US cup of what the charts weigh by the cup weighs that', () => {
  expect(gramsOf('flour', 1, unit('cup'))).toBe(120)
  expect(gramsOf('rice', 1, unit('cup'))).toBe(198)
  expect(gramsOf('starch', 0.5, unit('cup'))).toBe(56)
})

test('other measures follow from 236.588 mL to the cup and 16 tablespoons in it', () => {
  expect(gramsOf('flour', 1, unit('kcup'))).toBeCloseTo((120 * 200) / 236.5882365, 6)
  expect(gramsOf('butter', 1, unit('cup'))).toBeCloseTo(226, 6)
  expect(gramsOf('honey', 1, unit('cup'))).toBeCloseTo(336, 6)
  expect(gramsOf('water', 1, unit('L'))).toBeCloseTo(1001.7, 1)
})

test('all weigh between bread crumbs and honey, and a length weighs nothing', () => {
  for (const ingredient of INGREDIENTS) {
    const grams = gramsOf(ingredient, 1, unit('cup')) ?? 0
    expect(grams).toBeGreaterThanOrEqual(50)
    expect(grams).toBeLessThanOrEqual(336.001)
  }
  expect(gramsOf('flour', 1, unitsOf('length')[0])).toBeNull()
  expect(KITCHEN_UNITS.map(({ id }) => id)).toEqual(['tsp', 'tbsp', 'kcup', 'cup'])
})
