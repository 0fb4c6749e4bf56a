import {
  choice,
  convertNumber,
  date,
  defaultsOf,
  flag,
  number,
  parseFields,
  readFragment,
  text,
  writeFragment,
} from './fields'

const fields = {
  amount: number({ default: 100, min: 1, max: 1000 }),
  count: number({ default: null, integer: true, optional: true, min: 1 }),
  unit: choice(['kg', 'lbs']),
  start: date(),
  extra: flag(false),
  note: text({ maxLength: 5 }),
}

describe('declared fields', () => {
  it('return their defaults as text for the controls', () => {
    expect(defaultsOf(fields)).toEqual({ amount: '100', count: '', unit: 'kg', start: '', extra: 'false', note: '' })
  })

  it('parse to values', () => {
    const { values, problems } = parseFields(fields, {
      amount: '１，０００',
      count: '3',
      unit: 'lbs',
      start: '2024-02-29',
      extra: 'true',
      note: 'ok',
    })
    expect(problems).toEqual({})
    expect(values).toEqual({
      amount: 1000,
      count: 3,
      unit: 'lbs',
      start: { year: 2024, month: 2, day: 29 },
      extra: true,
      note: 'ok',
    })
  })

  it('report a problem for each, and still return a value out of bounds', () => {
    const { values, problems } = parseFields(fields, {
      amount: '1001',
      count: '1.5',
      unit: 'stone',
      start: '2023-02-29',
      extra: 'no',
      note: '',
    })
    expect(problems).toEqual({
      amount: { code: 'outOfRange', params: { min: 1, max: 1000 } },
      count: { code: 'notInteger', params: {} },
      start: { code: 'notDate', params: {} },
    })
    expect(values.amount).toBe(1001)
    expect(values.unit).toBe('kg')
    expect(values.start).toBeNull()
  })

  it('report an empty field only when it is required', () => {
    const { problems } = parseFields(fields, { ...defaultsOf(fields), amount: '' })
    expect(problems).toEqual({
      amount: { code: 'required', params: {} },
      start: { code: 'required', params: {} },
    })
  })
})

describe('a number whose unit is a choice', () => {
  const weight = number({
    default: null,
    unitBy: { field: 'unit', ranges: { kg: { unit: 'kg', min: 1, max: 300 }, lbs: { unit: 'lb', max: 661 } } },
  })
  const person = { unit: choice(['kg', 'lbs']), weight }

  it('is read in that unit and judged by its bounds', () => {
    const read = (unit: string, text: string) => {
      const { values, problems } = parseFields(person, { unit, weight: text })
      return [values.weight, problems.weight?.code]
    }
    expect(read('kg', '70,5')).toEqual([70.5, undefined])
    expect(read('kg', '100 lb')).toEqual([45.359237, undefined])
    expect(read('lbs', '100 lb')).toEqual([100, undefined])
    expect(read('kg', '301')).toEqual([301, 'outOfRange'])
    expect(read('lbs', '301')).toEqual([301, undefined])
    expect(read('lbs', '662')).toEqual([662, 'tooLarge'])
  })

  it('is converted to the unit of another choice', () => {
    expect(convertNumber(weight, '70', 'kg', 'lbs')).toBe('154.32')
    expect(convertNumber(weight, '１５０', 'lbs', 'kg')).toBe('68.04')
    expect(['', 'heavy'].map((text) => convertNumber(weight, text, 'kg', 'lbs'))).toEqual(['', 'heavy'])
  })

  it('is plain text in a link, whatever the notation', () => {
    expect(writeFragment(person, { unit: 'lbs', weight: '1.234,5 lb' })).toBe('unit=lbs&weight=1234.5')
    expect(readFragment(person, 'unit=lbs&weight=1 kg')).toEqual({ unit: 'lbs', weight: '2.2046226218488' })
  })
})

describe('fragments', () => {
  it('restore the fields they were written from', () => {
    const raw = { amount: '250.5', count: '2', unit: 'lbs', start: '2026-11-21', extra: 'true', note: '가&=#' }
    expect(readFragment(fields, `#${writeFragment(fields, raw)}`)).toEqual(raw)
  })

  it('keep a number empty that the visitor cleared, although it has a default', () => {
    const raw = { ...defaultsOf(fields), amount: '' }
    expect(writeFragment(fields, raw)).toBe('amount=&unit=kg&extra=false')
    expect(readFragment(fields, '#amount=&count=')).toEqual({ amount: '' })
  })

  it('leave out empty and invalid fields', () => {
    const raw = { ...defaultsOf(fields), amount: 'x' }
    expect(writeFragment(fields, raw)).toBe('unit=kg&extra=false')
  })

  it('ignore unknown names and invalid values', () => {
    const fragment = 'amount=abc&count=&unit=stone&start=2023-13-01&extra=yes&note=too-long&__proto__=1&other=2'
    expect(readFragment(fields, fragment)).toEqual({})
  })
})
