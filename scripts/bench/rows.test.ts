import { cellsOf, withSections } from './results.mjs'
import { isKept, median, ratioOf } from './rows.mjs'

const row = (values: readonly number[], limits = {}) => ({ what: 'a key', unit: 'ms', values, ...limits })

describe('a row', () => {
  it('has a median, whatever the order and of an even count the mean of the two', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([])).toBeNaN()
  })

  it('is within its limits by its median, not by its slowest run', () => {
    expect(isKept(row([10, 12, 90], { most: 16 }))).toBe(true)
    expect(isKept(row([10, 17, 17], { most: 16 }))).toBe(false)
    expect(isKept(row([96], { least: 97 }))).toBe(false)
    expect(isKept(row([]))).toBe(false)
  })

  it('comes to a share of its reference, else of its limit', () => {
    expect(ratioOf(row([5], { against: { name: 'native', values: [10] }, most: 100 }))).toBe(0.5)
    expect(ratioOf(row([8], { most: 16 }))).toBe(0.5)
    expect(ratioOf(row([8]))).toBeUndefined()
    expect(ratioOf(row([8], { against: { name: 'native', values: [0] } }))).toBeUndefined()
  })

  it('is marked beyond its limit, also where the reference is without an error and there is no ratio', () => {
    const beside = (ours: number, native: number) =>
      cellsOf(row([ours], { against: { name: 'native', values: [native] }, most: native * 1.1 + 0.2 }))
    expect(beside(0.1, 0)[0]).toBe('')
    expect(beside(0.5, 0)[0]).toBe('!')
    expect(beside(5, 5)[0]).toBe('1.000')
    expect(beside(6, 5)[0]).toBe('1.200 !')
  })
})

test('a section that was measured again takes the place of its earlier figures, and the others stay', () => {
  const section = (name: string, median: number) => ({
    section: name,
    machine: '2 × x',
    measuredOn: '2026-11-25',
    rows: [row([median], { most: 10 })],
  })
  const before = withSections('', [section('weight', 3), section('load', 7)])
  const after = withSections(before, [section('load', 20)])
  expect(after.match(/^## .+/gm)).toEqual(['## load', '## weight'])
  expect(after).toContain('| 0.300 | a key | 3 |')
  expect(after).toContain('| 2.000 ! | a key | 20 |')
  expect(after).not.toContain('| 7 |')
})
