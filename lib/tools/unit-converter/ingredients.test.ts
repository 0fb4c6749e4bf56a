import { gramsOf, INGREDIENTS, KITCHEN_UNITS, volumeOf } from './ingredients'
import { UNIT_BY_ID, unitsOf } from './units'

const unit = (id: string) => UNIT_BY_ID.get(id)!

test('a US cup of what the charts weigh by the cup weighs that', () => {
  expect(gramsOf('flour', 1, unit('cup'))).toBe(120)
  expect(gramsOf('rice', 1, unit('cup'))).toBe(198)
  expect(gramsOf('starch', 0.5, unit('cup'))).toBe(56)
})

// Ingredient Weight Chart of King Arthur Baking, and USDA SR Legacy for water, milk and soy sauce.
test.each([
  ['flour', '1 cup', 120],
  ['wholeWheatFlour', '1 cup', 113],
  ['riceFlour', '1 cup', 142],
  ['almondFlour', '1 cup', 96],
  ['starch', '0.25 cup', 28],
  ['sugar', '1 cup', 198],
  ['softSugar', '1 ktbsp', 9],
  ['brownSugar', '1 cup', 213],
  ['powderedSugar', '2 cup', 227],
  ['salt', '1 tbsp', 18],
  ['bakingPowder', '1 tsp', 4],
  ['cocoa', '0.5 cup', 42],
  ['rice', '0.5 cup', 99],
  ['oats', '1 cup', 89],
  ['breadCrumbs', '1 cup', 50],
  ['sesame', '0.5 cup', 71],
  ['walnuts', '1 cup', 113],
  ['butter', '8 tbsp', 113],
  ['oil', '1 cup', 198],
  ['honey', '1 tbsp', 21],
  ['water', '1 cup', 237],
  ['milk', '1 cup', 244],
  ['soySauce', '1 tbsp', 16],
] as const)('%s: %s weighs %d g', (ingredient, measure, grams) => {
  const [amount, id = ''] = measure.split(' ')
  expect(gramsOf(ingredient, Number(amount), unit(id))).toBeCloseTo(grams, 9)
})

test('other measures follow from 236.588 mL to the cup and 16 tablespoons in it', () => {
  expect(gramsOf('flour', 1, unit('kcup'))).toBeCloseTo((120 * 200) / 236.5882365, 6)
  expect(gramsOf('butter', 1, unit('cup'))).toBeCloseTo(226, 6)
  expect(gramsOf('honey', 1, unit('cup'))).toBeCloseTo(336, 6)
  expect(gramsOf('water', 1, unit('L'))).toBeCloseTo(1001.7, 1)
})

test('a volume weighs what it was measured from, and a length holds nothing', () => {
  expect(volumeOf('flour', 120, unit('cup'))).toBe(1)
  expect(volumeOf('butter', 113, unit('tbsp'))).toBeCloseTo(8, 9)
  expect(volumeOf('flour', 120, unitsOf('length')[0])).toBeNull()
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
