import { plotPage } from './plot.mjs'
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
})

test('the plots escape names and mark what is beyond its limit', () => {
  const section = { section: 'loads', machine: '2 × x', rows: [row([20], { most: 10 }), row([5], { most: 10 })] }
  const page = plotPage([{ ...section, section: '<b>' }])
  expect(page).toContain('&#60;b&#62;')
  expect(page.match(/<g class="beyond">/g)).toHaveLength(1)
})
