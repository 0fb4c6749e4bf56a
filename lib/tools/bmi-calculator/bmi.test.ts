import fc from 'fast-check'
import { BMI_CLASSES, BMI_STANDARDS, type BmiStandard } from '@/lib/formulas/body-mass-index'
import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { computeBmi, heightQuestion, heightTexts, inOtherUnit, scaleOf } from './bmi'
import { bmiCalculatorFields, type UnitSystem } from './fields'

const valuesOf = (changes: Partial<Raw<typeof bmiCalculatorFields>>) =>
  parseFields(bmiCalculatorFields, { ...defaultsOf(bmiCalculatorFields), ...changes }).values

const bmiOf = (unit: UnitSystem, height: number, weight: number, standard: BmiStandard = 'who') =>
  computeBmi({ unit, height, inches: null, weight, standard })

describe('BMI', () => {
  // CDC, "Calculating BMI": 68 kg at 165 cm and 150 lb at 65 in.
  it('is 24.98 at 68 kg and 165 cm', () => {
    expect(bmiOf('metric', 165, 68)?.bmi).toBeCloseTo(24.98, 2)
  })

  it('is 24.96 at 150 lb and 65 in', () => {
    expect(bmiOf('imperial', 65, 150)?.bmi).toBeCloseTo(24.96, 2)
  })

  // NHLBI, Body Mass Index Table 1: pounds for a BMI of 19 to 30 at 64 and 68 inches.
  it.each([
    [64, [110, 116, 122, 128, 134, 140, 145, 151, 157, 163, 169, 174]],
    [68, [125, 131, 138, 144, 151, 158, 164, 171, 177, 184, 190, 197]],
  ])('agrees with the NHLBI table at %d inches', (height, pounds) => {
    const columns = pounds.map((weight) => Math.round(bmiOf('imperial', height, weight)?.bmi ?? 0))
    expect(columns).toEqual([19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30])
  })

  it('of 24.98 is displayed as 25.0 and therefore overweight', () => {
    expect(bmiOf('metric', 165, 68)?.category).toBe('overweight')
  })

  it('of 22.5 is normal by both standards, of 24 only by the WHO’s', () => {
    expect(bmiOf('metric', 170, 65, 'asian')?.category).toBe('normal')
    expect(bmiOf('metric', 170, 69.36)?.category).toBe('normal')
    expect(bmiOf('metric', 170, 69.36, 'asian')?.category).toBe('overweight')
  })
})

it('the scale holds every category of its standard', () => {
  for (const standard of BMI_STANDARDS) {
    const { min, max } = scaleOf(standard)
    const inside = BMI_CLASSES[standard].slice(1).filter(({ from }) => from > min && from < max)
    expect(inside).toHaveLength(BMI_CLASSES[standard].length - 1)
  }
})

describe('healthy weights', () => {
  it('are 53.5 to 72.0 kg at 170 cm, and to 66.2 kg by the Asian standard', () => {
    // 18.5 × 2.89, 24.9 × 2.89, 22.9 × 2.89
    expect(bmiOf('metric', 170, 65)).toMatchObject({
      healthyMin: expect.closeTo(53.465, 6),
      healthyMax: expect.closeTo(71.961, 6),
    })
    expect(bmiOf('metric', 170, 65, 'asian')?.healthyMax).toBeCloseTo(66.181, 6)
    expect(bmiOf('metric', 170, 65, 'japan')?.healthyMax).toBeCloseTo(71.961, 6)
  })

  it('have a BMI of 18.5 and 24.9 at any height and in both units', () => {
    const height = fc.double({ min: 50, max: 110, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom('metric', 'imperial'), height, (unit, any) => {
        const { healthyMin = 0, healthyMax = 0 } = bmiOf(unit, any, 1) ?? {}
        expect(bmiOf(unit, any, healthyMin)).toMatchObject({ bmi: expect.closeTo(18.5, 9), category: 'normal' })
        expect(bmiOf(unit, any, healthyMax)).toMatchObject({ bmi: expect.closeTo(24.9, 9), category: 'normal' })
      }),
    )
  })

  it('include the distance to them', () => {
    expect(bmiOf('metric', 170, 65)?.toHealthy).toBe(0)
    expect(bmiOf('metric', 170, 50)?.toHealthy).toBeCloseTo(3.465, 6)
    expect(bmiOf('metric', 170, 80)?.toHealthy).toBeCloseTo(-8.039, 6)
  })
})

describe('fields', () => {
  it.each([
    ['no height', { weight: '65' }],
    ['no weight', { height: '170' }],
    ['a height of 0', { height: '0', weight: '65' }],
    ['a negative weight', { height: '170', weight: '-65' }],
    ['text', { height: 'tall', weight: '65' }],
    ['a tiny height', { height: '1e-200', weight: '70' }],
    ['a height whose square overflows', { height: '1e200', weight: '70' }],
    ['a weight that overflows per square inch', { unit: 'imperial', height: '1', weight: '1e308' }],
  ])('give no result for %s', (_, changes) => {
    expect(computeBmi(valuesOf(changes))).toBeNull()
  })

  it('accept full-width digits', () => {
    expect(computeBmi(valuesOf({ height: '１７０', weight: '６５' }))?.bmi).toBeCloseTo(22.491, 3)
  })

  it.each([
    ['metric', '500', undefined],
    ['metric', '500.1', { min: 1, max: 500 }],
    ['imperial', '1100', undefined],
    ['imperial', '1101', { min: 1, max: 1_100 }],
  ] as const)('judge a weight (%s, %s) by the bounds of its unit', (unit, weight, params) => {
    const texts = { ...defaultsOf(bmiCalculatorFields), unit, weight }
    const { problems } = parseFields(bmiCalculatorFields, texts)
    expect(problems.weight?.params).toEqual(params)
  })
})

describe('a height', () => {
  it.each([
    ['5', '5', 65],
    ['65', '', 65],
    [`5'5"`, '', 65],
    ['5 ft 5 in', '', 65],
    ['165.1cm', '', 65],
    ['5', '5 1/2', 65.5],
    ['5', '', 60],
  ])('of %s ft and %s in is as many inches', (height, inches, total) => {
    const imperial = computeBmi(valuesOf({ unit: 'imperial', height, inches, weight: '150' }))
    expect(imperial?.bmi).toBeCloseTo((150 / total ** 2) * 703, 9)
  })

  it.each([
    ['metric', '1.75', 175],
    ['metric', '1,75', 175],
    ['metric', '5', 152.4],
    ['metric', '49.9', 126.75],
    ['metric', '1750', 175],
    ['metric', '300', null],
    ['metric', '10', null],
    ['imperial', '175', 175],
    ['imperial', '1.75', 175],
  ] as const)('%s %s is asked about as %d cm before there is a result', (unit, height, cm) => {
    const values = valuesOf({ unit, height, weight: '70' })
    expect(heightQuestion(values)).toEqual({ cm })
    expect(computeBmi(values)).toBeNull()
    if (cm === null) return
    const taken = valuesOf({ unit, weight: '70', ...heightTexts(unit, cm) })
    expect([heightQuestion(taken), computeBmi(taken) !== null]).toEqual([null, true])
  })

  it.each(['50', '170', '280'])('of %s cm is not asked about', (height) => {
    expect(heightQuestion(valuesOf({ height }))).toBeNull()
  })
})

describe('the other unit', () => {
  it('has the same height and weight, rounded to two decimals', () => {
    const texts = { height: '170', weight: '65', inches: '' }
    expect(inOtherUnit(valuesOf(texts), texts.weight, 'imperial')).toEqual([
      { height: '5', inches: '6.93' },
      { weight: '143.3' },
    ])
    const imperial = { unit: 'imperial', height: '5', inches: '11', weight: '154' }
    expect(inOtherUnit(valuesOf(imperial), imperial.weight, 'metric')).toEqual([
      { height: '180.34', inches: '' },
      { weight: '69.85' },
    ])
  })

  it('leaves what is empty or cannot be read', () => {
    expect(inOtherUnit(valuesOf({ weight: 'heavy' }), 'heavy', 'imperial')).toEqual([{}, { weight: 'heavy' }])
  })
})
