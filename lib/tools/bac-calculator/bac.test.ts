import fc from 'fast-check'
import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { bacStatus, computeBac, presetLimit, soberMoment, weightProblem } from './bac'
import { totalGrams, usedRows } from './drinks'
import { bacFields } from './fields'

type Changes = Partial<Raw<typeof bacFields>>
const valuesOf = (changes: Changes) => parseFields(bacFields, { ...defaultsOf(bacFields), ...changes }).values
const bacOf = (changes: Changes) => computeBac(valuesOf(changes))
const man = { gender: 'male', weight: '80', drinkType: 'beer', drinkCount: '2', hours: '2' }

describe('the estimate', () => {
  it('for 80 kg, a man and 2 beers in 2 hours', () => {
    // 28 g ÷ (0.68 × 80 × 10 = 544) = 0.0514706; − 0.030 = 0.0214706
    expect(bacOf(man)?.bac).toBeCloseTo(0.0214706, 7)
  })

  it('for 70 kg, a woman and 2 glasses of wine in 2 hours', () => {
    // 28 ÷ (0.55 × 70 × 10 = 385) = 0.0727273; − 0.030 = 0.0427273
    expect(bacOf({ ...man, gender: 'female', weight: '70', drinkType: 'wine' })?.bac).toBeCloseTo(0.0427273, 7)
  })

  it('for 160 lb, a man and 4 spirits in 1 hour', () => {
    // 160 lb = 72.57472 kg; 56 ÷ (0.68 × 725.7472 = 493.508) = 0.1134733; − 0.015 = 0.0984733
    const result = bacOf({
      ...man,
      weight: '160',
      weightUnit: 'lbs',
      drinkType: 'spirits',
      drinkCount: '4',
      hours: '1',
    })
    expect(result?.bac).toBeCloseTo(0.0984733, 6)
    expect(result?.status).toBe('moderate')
  })

  it('for 70 kg, a man and a bottle of soju just begun', () => {
    // 57.6 ÷ 476 = 0.1210084; ÷ 0.015 = 8.0672 hours
    const result = bacOf({ ...man, weight: '70', drinkType: 'soju-bottle', drinkCount: '1', hours: '0' })
    expect(result?.bac).toBeCloseTo(0.1210084, 7)
    expect(result?.hoursToSober).toBeCloseTo(8.0672, 4)
  })

  it('never falls below 0, and 0 is sober', () => {
    expect(bacOf({ ...man, hours: '24' })).toEqual({ bac: 0, status: 'sober', hoursToSober: 0, grams: 28 })
    expect(bacOf({ ...man, drinkCount: '0' })?.status).toBe('sober')
  })

  it('rises with every drink and falls with every hour and kilogram', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    fc.assert(
      fc.property(number(40, 200), number(0, 20), number(0, 24), (weight, count, hours) => {
        const at = (changes: Changes) =>
          bacOf({ ...man, weight: String(weight), drinkCount: String(count), hours: String(hours), ...changes })?.bac ??
          Number.NaN
        expect(at({ drinkCount: String(count + 1) })).toBeGreaterThanOrEqual(at({}))
        expect(at({ hours: String(hours + 1) })).toBeLessThanOrEqual(at({}))
        expect(at({ weight: String(weight + 1) })).toBeLessThanOrEqual(at({}))
        expect(at({ gender: 'female' })).toBeGreaterThanOrEqual(at({}))
      }),
    )
  })
})

describe('drinks', () => {
  // The documented table; whiskey as spirits.
  it.each([
    ['beer', 14],
    ['wine', 14],
    ['spirits', 14],
    ['whiskey', 14],
    ['soju-shot', 8],
    ['soju-bottle', 57.6],
  ])('%s: %d g', (drinkType, grams) => {
    expect(totalGrams(valuesOf({ drinkType, drinkCount: '1' }))).toBe(grams)
  })

  it('of their own volume and strength weigh ml × abv × 0.789', () => {
    // 500 × 0.05 × 0.789 = 19.725
    const own = { drinkType: 'custom', drinkCount: '2', volume: '500', abv: '5' }
    expect(totalGrams(valuesOf(own))).toBeCloseTo(39.45, 9)
  })

  it('of several kinds add up', () => {
    const mixed = { drinkCount: '2', drinkType2: 'soju-shot', drinkCount2: '3', drinkType4: 'wine', drinkCount4: '0.5' }
    expect(usedRows(valuesOf(mixed))).toEqual(['', '2', '4'])
    expect(totalGrams(valuesOf(mixed))).toBe(28 + 24 + 7)
  })

  it.each([
    ['no count', {}],
    ['a negative count', { drinkCount: '-1' }],
    ['text', { drinkCount: 'many' }],
    ['a further drink without a count', { drinkCount: '1', drinkType2: 'beer' }],
    ['an own drink without a volume', { drinkType: 'custom', drinkCount: '1', abv: '5' }],
    ['an own drink without a strength', { drinkType: 'custom', drinkCount: '1', volume: '500' }],
    ['an own drink stronger than alcohol', { drinkType: 'custom', drinkCount: '1', volume: '500', abv: '101' }],
  ])('with %s give nothing', (_, changes: Changes) => {
    expect(totalGrams(valuesOf(changes))).toBeNull()
  })
})

describe('levels', () => {
  // The documented table, by the value shown with three decimals.
  it.each([
    [0, 'sober'],
    [0.0001, 'minimal'],
    [0.0494, 'minimal'],
    [0.05, 'mild'],
    [0.0794, 'mild'],
    [0.08, 'moderate'],
    [0.1494, 'moderate'],
    [0.15, 'severe'],
    [0.2494, 'severe'],
    [0.25, 'lifeThreatening'],
    [1, 'lifeThreatening'],
  ])('%d %% is %s', (bac, status) => {
    expect(bacStatus(bac)).toBe(status)
  })
})

describe('fields', () => {
  it.each([
    ['no weight', { weight: '' }],
    ['a weight of 0', { weight: '0' }],
    ['a negative weight', { weight: '-80' }],
    ['no hours', { hours: '' }],
    ['negative hours', { hours: '-1' }],
  ])('give no result for %s', (_, changes) => {
    expect(bacOf({ ...man, ...changes })).toBeNull()
  })

  it.each([
    ['a weight next to nothing', { weight: '0.00000001', drinkCount: '20', hours: '0' }],
    ['ten thousand million drinks', { drinkCount: '10000000000' }],
    ['the smallest weight there is', { weight: '5e-324' }],
    ['more drinks than a number can hold', { drinkCount: '1e308', weight: '1e308' }],
  ])('give no result for %s', (_, changes) => {
    expect(bacOf({ ...man, ...changes })).toBeNull()
  })

  it('within their bounds always give a result', () => {
    const row = (name: string) => ({
      [`drinkType${name}`]: 'custom',
      [`drinkCount${name}`]: '20',
      [`volume${name}`]: '5000',
      [`abv${name}`]: '100',
    })
    const most = { gender: 'female', weight: '1', hours: '0', ...row(''), ...row('2'), ...row('3'), ...row('4') }
    // 4 × 20 × 5,000 × 0.789 = 315,600 g ÷ 5.5 ÷ 0.015
    expect(bacOf(most)?.hoursToSober).toBeCloseTo(3_825_454.545, 2)
  })

  it('never lead to a moment that is no date', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(any, any, any, (weight, count, hours) => {
        const result = bacOf({ ...man, weight: String(weight), drinkCount: String(count), hours: String(hours) })
        const moment = result && soberMoment(Date.UTC(2026, 4, 8), result.hoursToSober)
        if (moment !== null) expect(new Date(moment).toISOString()).toMatch(/^\d{4}-/)
      }),
      { numRuns: 2_000 },
    )
  })

  it('bound the weight after conversion to kilograms', () => {
    const problem = (weight: string, weightUnit: string) => weightProblem(valuesOf({ weight, weightUnit }))?.params
    expect(problem('300', 'kg')).toBeUndefined()
    expect(problem('301', 'kg')).toEqual({ min: 1, max: 300 })
    // 661 lb = 299.8 kg, 662 lb = 300.3 kg, 2 lb = 0.9 kg
    expect(problem('661', 'lbs')).toBeUndefined()
    expect(problem('662', 'lbs')).toEqual({ min: 2.3, max: 661.3 })
    expect(problem('2', 'lbs')).toEqual({ min: 2.3, max: 661.3 })
  })

  it('start with the 0.03 % of Korea and Japan there, and with 0.08 % elsewhere', () => {
    expect(['ko', 'ja', 'en'].map(presetLimit)).toEqual(['0.03', '0.03', '0.08'])
  })
})

it('the clock time of zero is never too early', () => {
  const now = Date.UTC(2026, 4, 8, 22, 10, 30)
  expect(soberMoment(now, 2.5)).toBe(Date.UTC(2026, 4, 9, 0, 41))
  expect(soberMoment(Date.UTC(2026, 4, 8, 22, 10), 2.5)).toBe(Date.UTC(2026, 4, 9, 0, 40))
})
