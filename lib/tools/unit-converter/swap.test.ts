import { swapUnits, type Swap } from './swap'
import type { ControlValues } from './typing'
import { CATEGORY_IDS, unitsOf } from './units'

const VALUES = [7, 10, 1, 0.1, 98.6, 1234.5, 0, 1 / 3, 1e-7, 123456789]
const valuesOf = (category: string, from: string, to: string, value: string): ControlValues => ({
  category,
  from,
  to,
  value,
})
const swap = (values: ControlValues, last: Swap | null = null) => swapUnits(values, Number(values.value), last)

describe.each(CATEGORY_IDS)('two swaps of %s', (category) => {
  const pairs = unitsOf(category).flatMap((from) => unitsOf(category).map((to) => [from.id, to.id] as const))

  it.each(pairs)('%s and %s restore the content, and so do four', (from, to) => {
    for (const value of VALUES) {
      const values = valuesOf(category, from, to, String(value))
      const once = swap(values)
      const twice = swap(once.after, once)
      expect(twice.after).toEqual(values)
      const thrice = swap(twice.after, twice)
      expect(thrice.after).toEqual(once.after)
      expect(swap(thrice.after, thrice).after).toEqual(values)
    }
  })
})

it('a swap exchanges the units and uses the unrounded result', () => {
  expect(swap(valuesOf('length', 'm', 'ft', '1')).after).toEqual(valuesOf('length', 'ft', 'm', '3.2808398950131235'))
})

it('content changed after a swap is swapped as it is', () => {
  const once = swap(valuesOf('length', 'mm', 'cm', '10'))
  expect(swap({ ...once.after, value: '5' }, once).after).toEqual(valuesOf('length', 'mm', 'cm', '50'))
  expect(swap({ ...once.after, to: 'm' }, once).after).toEqual(valuesOf('length', 'm', 'cm', '0.01'))
})

it('a measurement is swapped as its number, and without a number only the units are swapped', () => {
  expect(swapUnits(valuesOf('length', 'm', 'cm', '6 ft'), 6, null)).toMatchObject({
    before: { from: 'ft', to: 'cm', value: '6' },
    after: { from: 'cm', to: 'ft', value: '182.88' },
  })
  expect(swapUnits(valuesOf('', '', '', ''), null, null).after).toEqual(valuesOf('length', 'cm', 'mm', ''))
})
