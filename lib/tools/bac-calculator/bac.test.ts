import fc from 'fast-check'
import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { bacStatus, computeBac, LEVELS, SCALE_MAX, soberTime, wholeMinutes } from './bac'
import { SERVINGS, totalGrams, usedRows } from './drinks'
import { bacCalculatorFields } from './fields'

type Changes = Partial<Raw<typeof bacCalculatorFields>>
const valuesOf = (changes: Changes) =>
  parseFields(bacCalculatorFields, { ...defaultsOf(bacCalculatorFields), ...changes }).values
const bacOf = (changes: Changes) => computeBac(valuesOf(changes))
const man = { gender: 'male', weight: '80', drinkType: 'beer', drinkCount: '2', hours: '2' }

describe('the blood alcohol estimate', () => {
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

  it('for 70 kg, a man and a bottle of soju after 0 hours', () => {
    // 360 × 0.16 × 0.789 = 45.4464 g; ÷ 476 = 0.0954756; ÷ 0.015 = 6.36504 hours, ÷ 0.020 = 4.77378, ÷ 0.010 = 9.54756
    const result = bacOf({ ...man, weight: '70', drinkType: 'soju-bottle-16', drinkCount: '1', hours: '0' })
    expect(result?.bac).toBeCloseTo(0.0954756, 7)
    expect(result?.hoursToSober).toBeCloseTo(6.36504, 4)
    expect(result?.soberRange.min).toBeCloseTo(4.77378, 4)
    expect(result?.soberRange.max).toBeCloseTo(9.54756, 4)
  })

  it('is never negative, and 0 is sober', () => {
    expect(bacOf({ ...man, hours: '24' })).toEqual({
      bac: 0,
      status: 'sober',
      hoursToSober: 0,
      soberRange: { min: 0, max: 0 },
      grams: 28,
    })
    expect(bacOf({ ...man, drinkCount: '0' })?.status).toBe('sober')
  })

  it('of 0 still has hours to go at the slow end of the range', () => {
    // 28 ÷ 544 = 0.0514706: gone after 3.43 hours at 0.015, after 5.147 at 0.010 and after 2.574 at 0.020
    const result = bacOf({ ...man, hours: '4' })
    expect([result?.bac, result?.soberRange.min]).toEqual([0, 0])
    expect(result?.soberRange.max).toBeCloseTo(1.14706, 4)
  })

  it('lies within the range of hours', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    fc.assert(
      fc.property(number(40, 200), number(0, 20), number(0, 24), (weight, count, hours) => {
        const result = bacOf({ ...man, weight: String(weight), drinkCount: String(count), hours: String(hours) })
        const { hoursToSober = Number.NaN, soberRange: { min, max } = { min: 1, max: 0 } } = result ?? {}
        expect(min).toBeLessThanOrEqual(hoursToSober + 1e-9)
        expect(max).toBeGreaterThanOrEqual(hoursToSober - 1e-9)
      }),
    )
  })

  it('increases with every drink and decreases with every hour and kilogram', () => {
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
  // NIAAA, "What is a standard drink?": 12, 5 and 1.5 fl oz; the others by their labels.
  it('have the published serving sizes', () => {
    expect(SERVINGS.map(({ drink, milliliters, abv }) => [drink, milliliters, abv])).toEqual([
      ['beer', 355, 5],
      ['wine', 148, 12],
      ['spirits', 44, 40],
      ['whiskey', 44, 40],
      ['soju-shot', 50, 20],
      ['soju-bottle', 360, 20],
      ['soju-shot-16', 50, 16],
      ['soju-bottle-16', 360, 16],
      ['makgeolli', 750, 6],
      ['highball', 350, 7],
    ])
  })

  // The documented table; whiskey as spirits.
  it.each([
    ['beer', 14],
    ['wine', 14],
    ['spirits', 14],
    ['whiskey', 14],
    // Milliliters × strength × 0.789.
    ['soju-shot', 8],
    ['soju-bottle', 57.6],
    ['soju-shot-16', 6.312],
    ['soju-bottle-16', 45.4464],
    ['makgeolli', 35.505],
    ['highball', 19.3305],
  ])('%s: %d g', (drinkType, grams) => {
    expect(totalGrams(valuesOf({ drinkType, drinkCount: '1' }))).toBeCloseTo(grams, 9)
  })

  it('of the same volume and strength contain the same, listed or custom', () => {
    const own = { drinkType: 'custom', drinkCount: '3', volume: '360', abv: '16' }
    expect(totalGrams(valuesOf(own))).toBe(totalGrams(valuesOf({ drinkType: 'soju-bottle-16', drinkCount: '3' })))
  })

  it('with a custom volume and strength contain ml × abv × 0.789 grams', () => {
    // 500 × 0.05 × 0.789 = 19.725
    const own = { drinkType: 'custom', drinkCount: '2', volume: '500', abv: '5' }
    expect(totalGrams(valuesOf(own))).toBeCloseTo(39.45, 9)
  })

  it('of several kinds are added', () => {
    const mixed = {
      drinkCount: '2',
      drinkType2: 'soju-shot-16',
      drinkCount2: '3',
      drinkType4: 'wine',
      drinkCount4: '0.5',
    }
    expect(usedRows(valuesOf(mixed))).toEqual(['', '2', '4'])
    expect(totalGrams(valuesOf(mixed))).toBeCloseTo(28 + 3 * 6.312 + 7, 9)
  })

  it.each([
    ['no count', {}],
    ['a negative count', { drinkCount: '-1' }],
    ['text', { drinkCount: 'many' }],
    ['an additional drink without a count', { drinkCount: '1', drinkType2: 'beer' }],
    ['a custom drink without a volume', { drinkType: 'custom', drinkCount: '1', abv: '5' }],
    ['a custom drink without a strength', { drinkType: 'custom', drinkCount: '1', volume: '500' }],
    ['a custom drink of a negative volume', { drinkType: 'custom', drinkCount: '1', volume: '-1', abv: '5' }],
    ['a custom drink of a negative strength', { drinkType: 'custom', drinkCount: '1', volume: '500', abv: '-1' }],
    ['a custom drink of more than 100 %', { drinkType: 'custom', drinkCount: '1', volume: '500', abv: '101' }],
  ])('with %s give nothing', (_, changes: Changes) => {
    expect(totalGrams(valuesOf(changes))).toBeNull()
  })
})

test('the scale ends at 0.3 %, with the levels of the documented table', () => {
  expect(SCALE_MAX).toBe(0.3)
  expect(LEVELS.map(({ below }) => below)).toEqual([0.05, 0.08, 0.15, 0.25, Infinity])
})

describe('levels', () => {
  // The documented table, by the displayed value with three decimals.
  it.each([
    [0, 'sober'],
    [0.0001, 'minimal'],
    [0.0494, 'minimal'],
    // Shown as 0.050 %.
    [0.0495, 'mild'],
    [0.05, 'mild'],
    [0.0794, 'mild'],
    [0.0795, 'moderate'],
    [0.08, 'moderate'],
    [0.1494, 'moderate'],
    [0.1496, 'severe'],
    [0.15, 'severe'],
    [0.2494, 'severe'],
    [0.2496, 'lifeThreatening'],
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
    ['a tiny weight', { weight: '0.00000001', drinkCount: '20', hours: '0' }],
    ['ten billion drinks', { drinkCount: '10000000000' }],
    ['the smallest positive weight', { weight: '5e-324' }],
    ['a count that overflows', { drinkCount: '1e308', weight: '1e308' }],
  ])('give no result for %s', (_, changes) => {
    expect(bacOf({ ...man, ...changes })).toBeNull()
  })

  it('within their bounds always lead to a result', () => {
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

  it('never lead to an invalid date', () => {
    const any = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(any, any, any, (weight, count, hours) => {
        const result = bacOf({ ...man, weight: String(weight), drinkCount: String(count), hours: String(hours) })
        const moment = soberTime(Date.UTC(2026, 4, 8), result?.hoursToSober ?? 0)
        expect(new Date(moment).toISOString()).toMatch(/^\d{4}-/)
      }),
      { numRuns: 2_000 },
    )
  })

  it('check the weight in kilograms', () => {
    const problem = (weight: string, weightUnit: string) =>
      parseFields(bacCalculatorFields, { ...defaultsOf(bacCalculatorFields), weight, weightUnit }).problems.weight
        ?.params
    expect(problem('300', 'kg')).toBeUndefined()
    expect(problem('301', 'kg')).toEqual({ min: 1, max: 300 })
    // 661 lb = 299.8 kg, 662 lb = 300.3 kg, 2 lb = 0.9 kg
    expect(problem('661', 'lbs')).toBeUndefined()
    expect(problem('662', 'lbs')).toEqual({ min: 2.3, max: 661.3 })
    expect(problem('2', 'lbs')).toEqual({ min: 2.3, max: 661.3 })
  })
})

it('the time of sobriety is never too early', () => {
  const now = Date.UTC(2026, 4, 8, 22, 10, 30)
  expect(soberTime(now, 2.5)).toBe(Date.UTC(2026, 4, 9, 0, 41))
  expect(soberTime(Date.UTC(2026, 4, 8, 22, 10), 2.5)).toBe(Date.UTC(2026, 4, 9, 0, 40))
})

it.each([
  [5.125, 308],
  [1.0001, 61],
  // 0.7 / 0.1 hours are a little more than seven.
  [7 + 1e-14, 420],
])('%d hours are %d whole minutes, never too few', (hours, minutes) => {
  expect(wholeMinutes(hours)).toBe(minutes)
})
