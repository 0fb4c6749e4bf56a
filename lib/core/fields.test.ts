import { choice, date, defaultsOf, flag, number, parseFields, readFragment, text, writeFragment } from './fields'

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

describe('a number field that accepts measurements', () => {
  const height = { height: number({ default: 1, measurement: true }) }

  it.each([`5'11`, '5 1/2', '5 1'])('does not read %s as a number', (text) => {
    const { values, problems } = parseFields(height, { height: text })
    expect([values.height, problems.height?.code]).toEqual([null, 'notNumber'])
    expect(readFragment(height, new URLSearchParams({ height: text }).toString())).toEqual({})
  })

  it('reads thousands separators', () => {
    expect(parseFields(height, { height: `1'234` }).values.height).toBe(1234)
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
