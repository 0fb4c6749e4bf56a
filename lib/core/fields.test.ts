import {
  boundsProblem,
  choice,
  convertNumber,
  date,
  defaultsOf,
  flag,
  number,
  parseFields,
  plainNumberText,
  rangeOf,
  readFragment,
  remembered,
  rememberedCode,
  rememberedOf,
  text,
  UNREADABLE_DATE,
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

describe('an amount', () => {
  const KRW = { amount: number({ default: null, unit: 'money' }), currency: choice(['KRW', 'USD', 'JPY', 'EUR']) }
  const read = (amount: string, currency: string) => {
    const { values, problems } = parseFields(KRW, { amount, currency } as never)
    return values.amount ?? problems.amount?.code
  }

  it.each([
    ['KRW', '₩500 500원 ￦500 500won 5백원'],
    ['USD', '$500 500달러 US$500 500$US USD500 500ドル'],
    ['JPY', '¥500 500円 ￥500 500엔 JPY500'],
    ['EUR', '500€ 500유로 EUR500 500euros'],
  ])('in %s may name its own currency, but none of the others', (currency, own) => {
    for (const amount of own.split(' ')) {
      expect([amount, read(amount, currency)]).toEqual([amount, 500])
      for (const other of ['KRW', 'USD', 'JPY', 'EUR'].filter((each) => each !== currency))
        expect([amount, other, read(amount, other)]).toEqual([amount, other, 'otherCurrency'])
    }
    for (const amount of [
      '£500',
      'CA$500',
      'A$500',
      'NT$500',
      'HK$500',
      '500 $CA',
      '₹500',
      '500元',
      '500위안',
      'CHF 500',
      '500 gbp',
    ])
      expect([amount, read(amount, currency)]).toEqual([amount, 'otherCurrency'])
  })

  it('keeps the power of ten before a sign, and what was typed in another currency', () => {
    expect([read('5m$', 'USD'), read('$5k', 'USD'), read('2만원', 'KRW')]).toEqual([5e6, 5000, 20_000])
    expect(plainNumberText(KRW.amount, '$500', { currency: 'KRW' })).toBe('$500')
    expect(plainNumberText(KRW.amount, '₩1,500', { currency: 'KRW' })).toBe('1500')
  })

  it('of a link keeps its currency, which the page may not have', () => {
    expect(readFragment(KRW, 'amount=$500')).toEqual({ amount: '$500' })
    expect(writeFragment(KRW, { amount: '₩500', currency: 'KRW' })).toBe('amount=500&currency=KRW')
    expect(writeFragment(KRW, { amount: '$500', currency: 'KRW' })).toBe('currency=KRW')
  })

  it('is none in a field of anything else', () => {
    const fields = { size: number({ default: 1 }), weight: number({ default: 1, unit: 'kg' }) }
    const { problems } = parseFields(fields, { size: '$5', weight: '5원' })
    expect(Object.values(problems).map(({ code }) => code)).toEqual(['notNumber', 'notNumber'])
  })
})

describe('what is accepted with a notice', () => {
  const advised = {
    amount: number({
      default: null,
      unit: 'money',
      min: 1000,
      max: 9000,
      advisory: { code: 'unusual', refusal: 'notPositive' },
    }),
    cycle: number({ default: 28, unit: 'day', min: 21, max: 35, fallback: { code: 'fallback' } }),
  }
  const read = (amount: string, cycle: string) => {
    const { values, problems } = parseFields(advised, { amount, cycle })
    const said = [problems.amount, problems.cycle].map(
      (problem) => problem && [problem.code, problem.isNotice ?? false],
    )
    return [values.amount, values.cycle, ...said]
  }

  it('is an amount above 0 outside the usual ones', () => {
    expect(read('500', '28')).toEqual([500, 28, ['unusual', true], undefined])
    expect(read('9001', '28')).toEqual([9001, 28, ['unusual', true], undefined])
    expect(read('0', '28')).toEqual([0, 28, ['notPositive', false], undefined])
    expect(read('-5', '28')).toEqual([-5, 28, ['notPositive', false], undefined])
  })

  it('is an emptied number that falls back, but none that cannot be read', () => {
    expect(read('2000', '')).toEqual([2000, 28, undefined, ['fallback', true]])
    expect(read('2000', 'x')).toEqual([2000, null, undefined, ['notNumber', false]])
    expect(read('2000', '40')).toEqual([2000, 40, undefined, ['outOfRange', false]])
  })
})

describe('fragments', () => {
  it('a plus sign of a sum that was written by hand stays', () => {
    const sum = { sum: text({ hasPlus: true }), note: text() }
    expect(readFragment(sum, 'sum=1+234&note=a+b')).toEqual({ sum: '1+234', note: 'a b' })
    expect(readFragment(sum, 'sum=1+%2B+234')).toEqual({ sum: '1 + 234' })
    const raw = { sum: '7 mod 3', note: 'a + b' }
    expect(readFragment(sum, writeFragment(sum, raw))).toEqual(raw)
  })

  it('restore the fields they were written from', () => {
    const raw = { amount: '250.5', count: '2', unit: 'lbs', start: '2026-11-21', extra: 'true', note: '가&=#' }
    expect(readFragment(fields, `#${writeFragment(fields, raw)}`)).toEqual(raw)
  })

  it('keep a number empty that the visitor cleared, although it has a default', () => {
    const raw = { ...defaultsOf(fields), amount: '' }
    expect(writeFragment(fields, raw)).toBe('amount=&unit=kg&extra=false')
    for (const amount of [' \u3000', '\u200f'])
      expect(writeFragment(fields, { ...raw, amount })).toBe('amount=&unit=kg&extra=false')
    expect(writeFragment({ rate: number({ default: 5, unit: 'percent' }) }, { rate: '%' })).toBe('rate=')
    expect(readFragment(fields, '#amount=&count=')).toEqual({ amount: '' })
  })

  it('leave out empty and invalid fields', () => {
    const raw = { ...defaultsOf(fields), amount: 'x' }
    expect(writeFragment(fields, raw)).toBe('unit=kg&extra=false')
  })

  it('are read through invisible marks, in dates and texts too', () => {
    const marked = 'amount=\u202a500\u202c&start=\u200e2026-05-08\u200f&note=\u2067hi\u2069'
    expect(readFragment(fields, marked)).toEqual({ amount: '500', start: '2026-05-08', note: 'hi' })
    const raw = { ...defaultsOf(fields), start: '\ufeff２０２６-05-08', note: '\u200ehi' }
    expect(parseFields(fields, raw).values).toMatchObject({ start: { year: 2026, month: 5, day: 8 }, note: 'hi' })
  })

  it('keep a day that no calendar has, so that the field says so', () => {
    expect(readFragment(fields, 'start=2026-02-30')).toEqual({ start: '2026-02-30' })
    expect(readFragment(fields, 'start=2026-04-31')).toEqual({ start: '2026-04-31' })
    expect(parseFields(fields, { ...defaultsOf(fields), start: '2026-02-30' }).problems.start?.code).toBe('notDate')
    expect(parseFields(fields, { ...defaultsOf(fields), start: UNREADABLE_DATE }).problems.start?.code).toBe('notDate')
  })

  it('ignore unknown names and invalid values', () => {
    const fragment = 'amount=abc&count=&unit=stone&start=2023-13-01&extra=yes&note=too-long&__proto__=1&other=2'
    expect(readFragment(fields, fragment)).toEqual({})
  })
})

test.each([
  [{ min: 1 }, 0.9, { code: 'tooSmall', params: { min: 1 } }],
  [{ min: 1 }, 1, undefined],
  [{ max: 9 }, 9, undefined],
  [{ max: 9 }, 9.1, { code: 'tooLarge', params: { max: 9 } }],
  [{ max: 0 }, 1, { code: 'tooLarge', params: { max: 0 } }],
  [{ min: 1, max: 9 }, 0, { code: 'outOfRange', params: { min: 1, max: 9 } }],
  [{ min: 1, max: 9 }, 10, { code: 'outOfRange', params: { min: 1, max: 9 } }],
  [{ min: 1, max: 9, integer: true }, 1.5, { code: 'notInteger', params: {} }],
  [{ integer: true }, 2, undefined],
  [{}, -1e300, undefined],
])('bounds %j say of %d: %j', (range, value, problem) => {
  expect(boundsProblem(range, value)).toEqual(problem)
})

test('declarations have the content that is given, else none; a date may be today', () => {
  const given = {
    start: date({ default: '2024-02-29' }),
    end: date({ today: true, optional: true }),
    note: text({ default: 'a' }),
    unit: choice(['kg', 'lbs'], 'lbs'),
    on: flag(true),
  }
  expect(defaultsOf(given, '2026-01-02')).toEqual({
    start: '2024-02-29',
    end: '2026-01-02',
    note: 'a',
    unit: 'lbs',
    on: 'true',
  })
  const { values, problems } = parseFields(given, defaultsOf(given))
  expect(problems).toEqual({})
  expect(values).toMatchObject({ end: null, note: 'a', unit: 'lbs', on: true })
})

test('text that cannot be read as a number stays, and a choice without a range has no bounds', () => {
  const weight = number({ default: null, unitBy: { field: 'unit', ranges: { kg: { unit: 'kg', min: 1 } } } })
  expect(['1.234,5', 'x', ''].map((given) => plainNumberText(weight, given, { unit: 'kg' }))).toEqual([
    '1234.5',
    'x',
    '',
  ])
  expect([rangeOf(weight, { unit: 'kg' }), rangeOf(weight, { unit: 'st' }), rangeOf(weight, {})]).toEqual([
    { unit: 'kg', min: 1 },
    {},
    {},
  ])
  expect(convertNumber(weight, '5', 'kg', 'st')).toBe('5')
  expect(convertNumber(weight, '5', 'st', 'kg')).toBe('5')
})

test('a link holds flags as they are and text as long as it may be', () => {
  expect(readFragment(fields, 'extra=true&note=12345&amount=2000')).toEqual({
    extra: 'true',
    note: '12345',
    amount: '2000',
  })
  expect(readFragment(fields, 'extra=false&note=123456')).toEqual({ extra: 'false' })
  expect(writeFragment({ free: text() }, { free: 'a'.repeat(500) })).toHaveLength(505)
  expect(writeFragment(fields, { ...defaultsOf(fields), note: '123456', start: '2024-13-01', extra: 'no' })).toBe(
    'amount=100&unit=kg',
  )
})

test('what is remembered is what is declared so and valid, of the tool itself or of those it shares with', () => {
  const settings = {
    quality: remembered(number({ default: 80, min: 1, max: 100 })),
    format: remembered(choice(['jpeg', 'png'])),
    strip: remembered(flag(true)),
    color: rememberedCode(text(), /^#[0-9a-f]{6}$/),
    currency: remembered(choice(['KRW', 'USD']), 'money'),
    amount: number({ default: 5 }),
    day: date(),
    note: text(),
  }
  const valid = {
    quality: '100',
    format: 'png',
    strip: 'false',
    color: '#00ff00',
    currency: 'USD',
    amount: '9',
    day: '2024-02-29',
    note: 'a',
  }
  expect(rememberedOf(settings, valid)).toEqual({ quality: '100', format: 'png', strip: 'false', color: '#00ff00' })
  expect(rememberedOf(settings, valid, 'money')).toEqual({ currency: 'USD' })
  expect(rememberedOf(settings, { strip: 'true' })).toEqual({ strip: 'true' })
  for (const invalid of [{ quality: '101' }, { quality: '' }, { quality: 'x' }, { format: 'gif' }, { strip: 'yes' }])
    expect(rememberedOf(settings, invalid)).toEqual({})
  expect(rememberedOf(settings, { color: 'my house' })).toEqual({})
})
