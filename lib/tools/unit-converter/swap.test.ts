import { swapped, type Swap } from './swap'
import type { Held } from './typing'
import { CATEGORY_IDS, unitsOf } from './units'

const VALUES = [7, 10, 1, 0.1, 98.6, 1234.5, 0, 1 / 3, 1e-7, 123456789]
const heldOf = (category: string, from: string, to: string, value: string): Held => ({ category, from, to, value })
const swap = (held: Held, last: Swap | null = null) => swapped(held, Number(held.value), last)

describe.each(CATEGORY_IDS)('two swaps of %s', (category) => {
  const pairs = unitsOf(category).flatMap((from) => unitsOf(category).map((to) => [from.id, to.id] as const))

  it.each(pairs)('%s and %s give the same again, and so do four', (from, to) => {
    for (const value of VALUES) {
      const held = heldOf(category, from, to, String(value))
      const once = swap(held)
      const twice = swap(once.put, once)
      expect(twice.put).toEqual(held)
      const thrice = swap(twice.put, twice)
      expect(thrice.put).toEqual(once.put)
      expect(swap(thrice.put, thrice).put).toEqual(held)
    }
  })
})

it('a swap exchanges the units and takes the unrounded result', () => {
  expect(swap(heldOf('length', 'm', 'ft', '1')).put).toEqual(heldOf('length', 'ft', 'm', '3.2808398950131235'))
})

it('what was changed after a swap is swapped as it stands', () => {
  const once = swap(heldOf('length', 'mm', 'cm', '10'))
  expect(swap({ ...once.put, value: '5' }, once).put).toEqual(heldOf('length', 'mm', 'cm', '50'))
  expect(swap({ ...once.put, to: 'm' }, once).put).toEqual(heldOf('length', 'm', 'cm', '0.01'))
})

it('a measurement is swapped as the number it is, and nothing by its units alone', () => {
  expect(swapped(heldOf('length', 'm', 'cm', '6 ft'), 6, null)).toMatchObject({
    away: { from: 'ft', to: 'cm', value: '6' },
    put: { from: 'cm', to: 'ft', value: '182.88' },
  })
  expect(swapped(heldOf('', '', '', ''), null, null).put).toEqual(heldOf('length', 'cm', 'mm', ''))
})
