import { exactValue, swapUnits, type Swap } from './swap'
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

it.each(CATEGORY_IDS)('two swaps of any units of %s restore the content, and so do four', (category) => {
  const ids = unitsOf(category).map(({ id }) => id)
  const all = ids.flatMap((from) =>
    ids.flatMap((to) => VALUES.map((value) => valuesOf(category, from, to, String(value)))),
  )
  const swaps = all.map((values) => {
    const once = swap(values)
    const twice = swap(once.after, once)
    const thrice = swap(twice.after, twice)
    return { once, twice, thrice, fourth: swap(thrice.after, thrice) }
  })
  // As texts: comparing tens of thousands of objects takes Jest seconds.
  const text = (values: ControlValues[]) => values.map(({ from, to, value }) => `${from} ${to} ${value}`).join('\n')
  expect(text(swaps.map(({ twice }) => twice.after))).toBe(text(all))
  expect(text(swaps.map(({ thrice }) => thrice.after))).toBe(text(swaps.map(({ once }) => once.after)))
  expect(text(swaps.map(({ fourth }) => fourth.after))).toBe(text(all))
})

it.each([
  ['1', 'm', 'mi', '0.000621371'],
  ['1', 'cm', 'mi', '0.00000621371'],
  ['1', 'mm', 'mi', '6.21371e-7'],
  ['0.1', 'mm', 'mi', '6.21371e-8'],
  ['1e20', 'km', 'm', '1e+23'],
  ['5', 'ft', 'cm', '152.4'],
])('%s %s swapped with %s is shown as %s', (value, from, to, text) => {
  expect(swap(valuesOf('length', from, to, value)).after.value).toBe(text)
})

it('a swap exchanges the units and keeps the unrounded result', () => {
  const once = swap(valuesOf('length', 'm', 'ft', '1'))
  expect(once.after).toEqual(valuesOf('length', 'ft', 'm', '3.28084'))
  expect(exactValue(once.after, once)).toBe(3.2808398950131235)
  expect(exactValue({ ...once.after, to: 'cm' }, once)).toBe(3.2808398950131235)
  expect(exactValue({ ...once.after, value: '3' }, once)).toBeNull()
  expect(exactValue({ ...once.after, from: 'in' }, once)).toBeNull()
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
