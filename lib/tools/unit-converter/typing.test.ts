import { readNumber } from '@/lib/core/read-number'
import { readMeasurement } from './measurement'
import { selectionOf, splitMeasurement, typeValue, type ControlValues } from './typing'

/** Types `text` key by key into an empty field. */
function typed(text: string, held: ControlValues): ControlValues {
  return [...text].reduce((now, key) => ({ ...now, ...typeValue(now, now.value + key) }), {
    ...held,
    value: '',
  })
}

function pair(held: ControlValues): string {
  const { category, from, to } = selectionOf(held)
  return `${category} ${from.id} ${to.id}`
}

const units = (category: string, from: string, to: string): ControlValues => ({ category, from, to, value: '1' })
const CM_FT = units('length', 'cm', 'ft')
const LB_KG = units('weight', 'lb', 'kg')

describe('a unit typed after the number', () => {
  it.each([
    ['180cm', CM_FT, 'length cm ft'],
    ['150 lb', LB_KG, 'weight lb kg'],
    ['70kg', units('weight', 'g', 'lb'), 'weight kg lb'],
    ['5ft', units('length', 'mm', 'cm'), 'length ft cm'],
    ['6 ft 2 in', units('length', 'm', 'cm'), 'length ft cm'],
    ['25평', CM_FT, 'area pyeong m2'],
    // A value in the target's own unit turns the conversion round.
    ['5ft', CM_FT, 'length ft cm'],
    ['5 lb', units('weight', 'kg', 'lb'), 'weight lb kg'],
    ['1234kg', LB_KG, 'weight kg lb'],
    ['5 L/100km', units('fuel', 'kmpl', 'l100km'), 'fuel l100km kmpl'],
    ['3cm', units('length', 'cm', 'cm'), 'length cm cm'],
  ])('%s', (text, held, expected) => {
    const now = typed(text, held)
    expect(pair(now)).toBe(expected)
    expect(pair({ ...now, ...splitMeasurement(now) })).toBe(expected)
  })

  it('is selected only when the field loses focus, so that no incomplete unit is remembered', () => {
    expect(typeValue({ ...CM_FT, value: '180' }, '180c')).toEqual({ value: '180c' })
    expect(splitMeasurement({ ...CM_FT, value: '180cm' })).toEqual({
      value: '180',
      category: 'length',
      from: 'cm',
      to: 'ft',
    })
    expect(splitMeasurement({ ...CM_FT, value: '180' })).toEqual({})
  })

  it('is that of the first part while the next is incomplete', () => {
    expect(pair({ ...LB_KG, value: '6 ft 2 i' })).toBe('length ft cm')
  })

  it('is replaced by the selected one when it is deleted letter by letter', () => {
    const now = ['180c', '180', '18'].reduce(
      (held, text) => ({ ...held, ...typeValue(held, text) }),
      typed('180cm', CM_FT),
    )
    expect(pair(now)).toBe('length cm ft')
  })

  it('is kept for a number that replaces the measurement', () => {
    const pyeong = typed('25평', CM_FT)
    for (const text of ['', '3', '30', '12000']) {
      expect(pair({ ...pyeong, ...typeValue(pyeong, text) })).toBe('area pyeong m2')
    }
  })
})

describe('each key of a measurement', () => {
  const CM = units('length', 'cm', 'cm')

  /** Number and unit after each key; – for none. */
  function figures(text: string): string[] {
    return [...text].map((_, index) => {
      const now = typed(text.slice(0, index + 1), CM)
      const read = readMeasurement(now.value)
      const number = (read?.kind === 'measured' ? read.value : readNumber(now.value, 'plain')) ?? NaN
      return Number.isNaN(number) ? '–' : `${Number(number.toFixed(4))} ${selectionOf(now).from.id}`
    })
  }

  it.each([
    [`5'11"`, ['5 cm', '5 ft', '5.0833 ft', '5.9167 ft', '5.9167 ft']],
    [`5'11''`, ['5 cm', '5 ft', '5.0833 ft', '5.9167 ft', '–', '5.9167 ft']],
    ['5 1/2 in', ['5 cm', '5 cm', '–', '–', '5.5 cm', '5.5 cm', '–', '5.5 in']],
    // Thousands are ambiguous with inches or a fraction before the third digit.
    ['1 234', ['1 cm', '1 cm', '–', '–', '1234 cm']],
    [`1'234`, ['1 cm', '1 ft', '1.1667 ft', '2.9167 ft', '1234 cm']],
  ])('%s', (text, expected) => expect(figures(text)).toEqual(expected))
})

describe('a pasted measurement', () => {
  it.each([
    ['84㎡', 'ko', 'area m2 pyeong'],
    ['84㎡', 'en', 'area m2 ft2'],
    ['72°F', 'en', 'temperature fahrenheit celsius'],
    ['3근', 'ko', 'weight geun kg'],
  ])('of another kind, %s in %s, is converted to what is better known there', (text, locale, expected) => {
    const now = { ...CM_FT, locale, value: '' }
    expect(pair({ ...now, ...typeValue(now, text) })).toBe(expected)
  })

  it('becomes a number and its unit', () => {
    expect(typeValue(CM_FT, '70.5 kg')).toEqual({ value: '70.5', category: 'weight', from: 'kg', to: 'g' })
  })
})

test('a power that is pasted with its unit stays a power', () => {
  expect(typeValue({ ...CM_FT, value: '' }, '1e80 m')).toMatchObject({ value: '1e80', from: 'm' })
})
