import fc from 'fast-check'
import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { computeBmi } from '@/lib/tools/bmi-calculator/bmi'
import { bmiCalculatorFields } from '@/lib/tools/bmi-calculator/fields'
import { weightCalculatorFields } from './fields'
import {
  FORMULAS,
  heightInCm,
  heightInOtherUnit,
  heightProblem,
  heightQuestion,
  idealWeight,
  inchesProblem,
  kgToLbs,
} from './ideal-weight'

const valuesOf = (changes: Partial<Raw<typeof weightCalculatorFields>>) =>
  parseFields(weightCalculatorFields, { ...defaultsOf(weightCalculatorFields), ...changes }).values
const feet = (whole: string, inches: string) => ({ heightUnit: 'ftin', feet: whole, inches })
const weightOf = (changes: Partial<Raw<typeof weightCalculatorFields>>) => idealWeight(valuesOf(changes))

test.each([
  ['who', 24.9, 'normal', 'overweight', 'obese'],
  ['asian', 22.9, 'overweight', 'obese', 'obese'],
  ['japan', 24.9, 'normal', 'obese', 'obese'],
] as const)('the healthy range of %s ends at %d, as in the BMI calculator', (standard, max, ...statuses) => {
  const weights = ['70', '75', '90']
  const found = weights.map((weight) => weightOf({ height: '172', weight, standard }))
  expect(found.map((result) => result?.current?.status)).toEqual(statuses)
  expect(found[0]?.healthyMax).toBeCloseTo(max * 1.72 ** 2, 9)
  const raw = { ...defaultsOf(bmiCalculatorFields), height: '172', weight: '70', standard }
  const bmi = computeBmi(parseFields(bmiCalculatorFields, raw).values)
  expect([bmi?.healthyMin, bmi?.healthyMax]).toEqual([found[0]?.healthyMin, found[0]?.healthyMax])
})

describe('the formulas', () => {
  it('give a man of 5 ft 10 in the weights of the published example', () => {
    // AJ Design, "Ideal Weight": Hamwi 75, Devine 73, Robinson 71, Miller 70.3 kg.
    expect(weightOf(feet('5', '10'))?.formulas).toEqual({
      robinson: expect.closeTo(71, 9),
      miller: expect.closeTo(70.3, 9),
      devine: expect.closeTo(73, 9),
      hamwi: expect.closeTo(75, 9),
    })
  })

  it('give a woman of 5 ft 6 in the weights of the published example', () => {
    // OurDailyCalc, "How Ideal Weight is Calculated": Devine 59.3, Robinson 59.2, Miller 61.3, Hamwi 58.7 kg.
    expect(weightOf({ ...feet('5', '6'), gender: 'female' })?.formulas).toEqual({
      robinson: expect.closeTo(59.2, 9),
      miller: expect.closeTo(61.26, 9),
      devine: expect.closeTo(59.3, 9),
      hamwi: expect.closeTo(58.7, 9),
    })
  })

  it('are compared by average, lowest and highest', () => {
    // (71 + 70.3 + 73 + 75) / 4
    expect(weightOf(feet('5', '10'))).toMatchObject({
      average: expect.closeTo(72.325, 9),
      lowest: expect.closeTo(70.3, 9),
      highest: expect.closeTo(75, 9),
    })
  })

  it('stand beside the standard weight, 63.6 kg at 170 cm and 56.3 kg at 160 cm', () => {
    // 22 × 1.7² = 63.58, 22 × 1.6² = 56.32
    expect(weightOf({ height: '170' })?.standardWeight).toBeCloseTo(63.58, 9)
    expect(weightOf({ height: '160', gender: 'female' })?.standardWeight).toBeCloseTo(56.32, 9)
  })

  it('have their base weights at exactly five feet', () => {
    const atFiveFeet = weightOf({ height: '152.4' })
    expect(atFiveFeet?.formulas.robinson).toBeCloseTo(52, 9)
    expect(atFiveFeet?.underFiveFeet).toBe(false)
  })

  it('are extrapolated below five feet, to at least 0', () => {
    const small = weightOf({ height: '100' })
    expect(small?.underFiveFeet).toBe(true)
    // 56.2 − 1.41 × (60 − 100 / 2.54) and 48 − 2.7 × 20.63, which is below 0
    expect(small?.formulas.miller).toBeCloseTo(27.1118, 4)
    expect(small?.formulas.hamwi).toBe(0)
  })

  it('are never negative, and the average is between the lowest and the highest', () => {
    const height = fc.double({ min: 100, max: 250, noNaN: true })
    fc.assert(
      fc.property(height, fc.constantFrom('male', 'female'), (any, gender) => {
        const result = weightOf({ height: String(any), gender })
        const { lowest = -1, average = -2, highest = -3 } = result ?? {}
        FORMULAS.forEach((formula) => expect(result?.formulas[formula]).toBeGreaterThanOrEqual(0))
        expect(average).toBeGreaterThanOrEqual(lowest - 1e-9)
        expect(average).toBeLessThanOrEqual(highest + 1e-9)
      }),
    )
  })
})

describe('the healthy range', () => {
  it('is the weight at BMI 18.5 and 24.9', () => {
    expect(weightOf({ height: '170' })?.healthyMin).toBeCloseTo(18.5 * 2.89, 9)
    expect(weightOf({ height: '170' })?.healthyMax).toBeCloseTo(24.9 * 2.89, 9)
  })

  // WHO cut-offs at 170 cm: 18.5 is 53.5 kg, 25 is 72.25 kg, 30 is 86.7 kg.
  it.each([
    ['50', 'underweight'],
    ['65', 'normal'],
    ['75', 'overweight'],
    ['90', 'obese'],
  ])('calls %s kg at 170 cm %s', (weight, status) => {
    expect(weightOf({ height: '170', weight })?.current?.status).toBe(status)
  })

  it('accepts the current weight in pounds, and none', () => {
    expect(weightOf({ height: '170', weight: '143.3', weightUnit: 'lbs' })?.current?.kg).toBeCloseTo(65, 2)
    expect(weightOf({ height: '170' })?.current).toBeNull()
    expect(weightOf({ height: '170', weight: '0' })?.current).toBeNull()
  })
})

describe('height', () => {
  it.each([
    ['99.9 cm', { height: '99.9' }],
    ['250.1 cm', { height: '250.1' }],
    ['3 ft 3 in', feet('3', '3')],
    ['8 ft 3 in', feet('8', '3')],
    ['feet without inches', feet('5', '')],
    ['inches without feet', feet('', '5')],
    ['negative inches', feet('6', '-3')],
    ['no height', {}],
    ['text', { height: 'tall' }],
  ])('of %s gives no result', (_, changes) => {
    expect(weightOf(changes)).toBeNull()
  })

  it('is accepted from 100 to 250 cm', () => {
    expect(weightOf({ height: '100' })).not.toBeNull()
    expect(weightOf({ height: '250' })).not.toBeNull()
    expect(weightOf(feet('3', '3.4'))).not.toBeNull()
    expect(weightOf(feet('8', '2.4'))).not.toBeNull()
  })

  it('of 5 ft 7 in is 170.18 cm', () => {
    expect(heightInCm(valuesOf(feet('5', '7')))).toBeCloseTo(170.18, 9)
  })

  it.each([`5'7"`, '5 ft 7 in', '67', '170.18 cm'])('of %s in the field for feet needs no inches', (entered) => {
    expect(heightInCm(valuesOf(feet(entered, '')))).toBeCloseTo(170.18, 5)
  })

  it('that people do not have is asked about', () => {
    expect(heightQuestion(valuesOf({ height: '1.75' }))).toEqual({ cm: 175 })
    expect(heightQuestion(valuesOf(feet('175', '')))).toEqual({ cm: 175 })
    expect(heightQuestion(valuesOf({ height: '281' }))).toEqual({ cm: null })
    expect(heightProblem(valuesOf({ height: '1.75' }))?.code).toBe('unlikelyHeight')
    expect(heightProblem(valuesOf({ height: '99' }))?.params).toEqual({ min: 100, max: 250 })
    expect(heightProblem(valuesOf(feet('2', '5')))?.params).toEqual({ min: 3, max: 8 })
    expect(heightProblem(valuesOf(feet('5', '5')))).toBeUndefined()
  })

  it('is the same in the other unit', () => {
    expect(heightInOtherUnit(valuesOf({ height: '170,2' }))).toEqual({ feet: '5', inches: '7.01' })
    expect(heightInOtherUnit(valuesOf(feet('5', '7')))).toEqual({ height: '170.18' })
    expect(heightInOtherUnit(valuesOf({ height: '' }))).toEqual({})
  })

  it('has bounds for the inches at 3 and 8 feet', () => {
    expect(inchesProblem(valuesOf(feet('3', '3')))?.params).toEqual({ min: 3.4, max: 11.99 })
    expect(inchesProblem(valuesOf(feet('8', '3')))?.params).toEqual({ min: 0, max: 2.4 })
    expect(inchesProblem(valuesOf(feet('5', '3')))).toBeUndefined()
  })
})

it('a kilogram is 2.20462 pounds', () => {
  expect(kgToLbs(73)).toBeCloseTo(160.94, 2)
})
