import fc from 'fast-check'
import { type Calculator, CLEARED, displayText, isCalculator, type Key, KEYS, press } from './calculator'
import { expandExponent } from './decimal'
import { keyOf } from './typed-keys'

/** Presses keys written as text; B is backspace, S sign. */
function pressed(keys: string, from: Calculator = CLEARED): Calculator {
  const names: Readonly<Record<string, Key>> = { B: 'backspace', S: 'sign' }
  return [...keys.replaceAll(' ', '')].reduce((state, key) => press(state, names[key] ?? keyOf(key) ?? 'C'), from)
}

const shown = (keys: string) => displayText(pressed(keys))

describe('the documented state machine', () => {
  it.each([
    ['a number', '0 1 2 3', '123'],
    ['chaining: an operator applies the pending one', '2 + 3 *', '5'],
    ['chaining from left to right, without precedence', '2 + 3 * 4 =', '20'],
    ['the last of several operators', '8 + - 3 =', '5'],
    ['one decimal point only', '1 . 5 . 2 5', '1.525'],
    ['a leading point', '. 5 + . 2 5 =', '0.75'],
    ['a point after an operator starts a new number', '1 + . 5 =', '1.5'],
    ['a digit after equals starts a new calculation', '2 * 3 = 7', '7'],
    ['an operator after equals continues with the result', '2 * 3 = + 1 =', '7'],
    ['division by zero', '8 / 0 =', '0'],
    ['division by zero in a chain', '8 / 0 + 5 =', '5'],
    ['equals directly after an operator uses the number as both operands', '5 + =', '10'],
    ['equals again repeats the operation', '5 + 3 = = =', '14'],
    ['equals without an operator changes nothing', '4 2 =', '42'],
    ['backspace drops the last digit', '1 2 3 B', '12'],
    ['backspace leaves 0', '7 B B', '0'],
    ['backspace on one negative digit leaves 0', '7 S B', '0'],
    ['backspace on a point', '1 . B 5', '15'],
    ['backspace works on a result too', '6 * 7 = B', '4'],
    ['backspace takes an operator away', '3 4 5 / B * 2 =', '690'],
    ['a number goes on after that', '3 4 / B 5', '345'],
    ['a long result does not', '2 / 3 + B 5', '5'],
    ['clear resets everything', '5 + 3 C = 2 =', '2'],
    ['a sign', '5 S + 8 =', '3'],
    ['the sign of zero does not change', '0 S', '0'],
    ['the sign of a result', '2 - 8 = S', '6'],
    ['a percentage without an operator', '5 0 %', '0.5'],
    ['adding a percentage', '2 0 0 + 1 0 % =', '220'],
    ['a discount', '8 0 - 2 5 % =', '60'],
    ['a percentage of a number', '2 0 0 * 1 5 % =', '30'],
  ])('%s', (_, keys, display) => {
    expect(shown(keys)).toBe(display)
  })

  it('explains why a division by zero shows 0, until the next number', () => {
    expect(pressed('8/0=').note).toBe('divisionByZero')
    expect(pressed('8/0+').note).toBe('divisionByZero')
    expect(pressed('8/0=1').note).toBeNull()
    expect(pressed('8/0.0=').note).toBe('divisionByZero')
  })

  it('stores the pending operation and the last completed one', () => {
    expect(pressed('12*').pending).toEqual({ left: '12', operator: '*' })
    expect(pressed('12*3=')).toMatchObject({ pending: null, done: { left: '12', operator: '*', right: '3' } })
  })
})

describe('arithmetic', () => {
  // Python: decimal.Decimal with 34 digits.
  it.each([
    ['0.1+0.2=', '0.3'],
    ['1.1*1.1=', '1.21'],
    ['0.3-0.1=', '0.2'],
    ['4.35*100=', '435'],
    ['9007199254740993+0=', '9.00719925474e+15'],
    ['1/3=', '0.333333333333'],
    ['2/3=', '0.666666666667'],
    ['0-2/3=', '-0.666666666667'],
    ['1/3*3=', '1'],
    ['1/0.00000000003=', '33333333333.3'],
    ['999999999999+1=', '1e+12'],
    ['0-999999999999-1=', '-1e+12'],
    ['1/4000000=', '2.5e-7'],
    ['1/8000=', '0.000125'],
  ])('%s %s', (keys, display) => {
    expect(shown(keys)).toBe(display)
  })

  it('computes with more digits than it displays', () => {
    expect(expandExponent(pressed('9007199254740993*3=').entry)).toBe('27021597764222979')
    expect(expandExponent(pressed('2/3=').entry)).toBe('0.6666666666666666666666666666666667')
  })

  it('rejects results below 10^-9999 with a note', () => {
    const tiny = press(CLEARED, { number: '1e-9000' })
    expect(pressed('*=', tiny)).toMatchObject({ entry: '0', note: 'tooSmall' })
    expect(pressed('-=', tiny)).toMatchObject({ entry: '0', note: null })
  })

  it('rejects results above 10^9999 with a note', () => {
    // 99^(2^12) has 8,175 digits, 99^(2^13) twice as many.
    expect(pressed('99' + '*='.repeat(12)).note).toBeNull()
    expect(pressed('99' + '*='.repeat(13))).toMatchObject({ entry: '0', note: 'tooLarge' })
  })
})

describe('the display', () => {
  it('shows the last 12 characters of the input', () => {
    expect(shown('1234567890123456')).toBe('567890123456')
    expect(shown('12345678.123456')).toBe('45678.123456')
  })

  it('takes 30 characters and no more', () => {
    expect(pressed('1'.repeat(31)).entry).toBe('1'.repeat(30))
    expect(pressed(`0.${'1'.repeat(29)}`).entry).toBe(`0.${'1'.repeat(28)}`)
  })

  it('never loses the sign', () => {
    expect(shown('1234567890123456S')).toBe('-67890123456')
  })
})

describe('keys from a keyboard or a paste', () => {
  it('are recognized in every notation', () => {
    expect(['×', '÷', '−', 'x', '＋', '５'].map(keyOf)).toEqual(['*', '/', '-', '*', '+', '5'])
    expect(['Enter', 'Escape', 'Delete', 'Backspace'].map(keyOf)).toEqual(['=', 'C', 'C', 'backspace'])
    expect(keyOf('F5')).toBeUndefined()
    expect(keyOf('q')).toBeUndefined()
  })

  it.each([
    ['5,5+1=', '6.5'],
    ['1,234+1=', '1235'],
    ['1,234,567+1=', '1234568'],
    ['1,234.5+1=', '1235.5'],
    ['0,125*8=', '1'],
    ['1,2345+1=', '2.2345'],
    [',5+1=', '1.5'],
  ])('%s with commas is %s', (keys, result) => {
    expect(expandExponent(pressed(keys).entry)).toBe(result)
  })

  it('show a comma as it was typed, until the next one shows that it groups', () => {
    expect(displayText(pressed('5,5'))).toBe('5,5')
    expect(expandExponent(pressed('5,5').entry)).toBe('5.5')
    expect(displayText(pressed('1,234'))).toBe('1,234')
    expect(expandExponent(pressed('1,234').entry)).toBe('1234')
    expect(displayText(pressed('1,234,'))).toBe('1234')
    expect(displayText(pressed('5,5,'))).toBe('5,5')
    expect(displayText(pressed('5,5.'))).toBe('5,5')
  })
})

describe('any sequence of keys', () => {
  const anyKeys = fc.array(fc.constantFrom<Key>(...KEYS), { maxLength: 60 })

  it('shows a number that fits the display, with its sign', () => {
    fc.assert(
      fc.property(anyKeys, (keys) => {
        const state = keys.reduce(press, CLEARED)
        const text = displayText(state)
        expect(text).toMatch(/^-?\d*\.?\d*(e[+-]\d+)?$/)
        expect(text.replace(/\D/g, '').length).toBeGreaterThan(0)
        expect(text.length).toBeLessThanOrEqual(20)
        expect(text.startsWith('-')).toBe(state.entry.startsWith('-'))
      }),
    )
  })

  it('a + b and a × b of cents are exact', () => {
    const cents = fc.integer({ min: 0, max: 9_999_999 })
    const keys = (value: number) => (value / 100).toFixed(2)
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(BigInt(expandExponent(pressed(`${keys(a)}+${keys(b)}=*100=`).entry))).toBe(BigInt(a) + BigInt(b))
        expect(BigInt(expandExponent(pressed(`${keys(a)}*${keys(b)}=*10000=`).entry))).toBe(BigInt(a) * BigInt(b))
      }),
    )
  })
})

test('saved calculator states are distinguished from other data', () => {
  const pressed = (['-', '1', '.', '5', '+', '2', '='] as const).reduce(press, CLEARED)
  expect(isCalculator(JSON.parse(JSON.stringify(pressed)))).toBe(true)
  const broken = [
    { phase: 'other' },
    ...['Error', '5abc', '', null].map((entry) => ({ entry })),
    ...[{ left: 'x', operator: '+' }, { left: '1', operator: '^' }, {}].map((pending) => ({ pending })),
    { done: { left: '1', operator: '+', right: '2x' } },
  ].map((part) => ({ ...CLEARED, ...part }))
  for (const other of [null, {}, '0', { entry: '0' }, ...broken]) expect(isCalculator(other)).toBe(false)
})
