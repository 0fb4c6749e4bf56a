import { isToolError } from '@/lib/core/errors'
import { CLEARED, displayText, press, type Calculator } from './calculator'
import { computeLine, keysOfPaste } from './pasted-sum'
import { pressOnDesk } from './tape'
import { keyOf } from './typed-keys'

const typed = (keys: string): Calculator => [...keys].reduce((state, key) => press(state, keyOf(key)!), CLEARED)
/** The state after a paste. */
const pastedInto = (state: Calculator, text: string, continues?: boolean) =>
  keysOfPaste(text, continues).reduce(press, state)

/** The display after a paste and =, or why it was refused. */
function shown(text: string): string {
  try {
    const keys = keysOfPaste(text)
    return displayText([...keys, ...(keys.at(-1) === '=' ? [] : ['=' as const])].reduce(press, CLEARED))
  } catch (error) {
    if (isToolError(error)) return [error.code, ...Object.values(error.params)].join(' ')
    throw error
  }
}

describe('a sum is read with its signs, on the display and on the tape alike', () => {
  it.each([
    ['4 - -4', '8'],
    ['4--4', '8'],
    ['3*-3', '-9'],
    ['10/-2', '-5'],
    ['5 × -3', '-15'],
    ['-5--3', '-2'],
    ['5-(-4)', '9'],
    ['4 + -4', '0'],
    ['4 – 4', '0'],
    ['1,200 × 3', '3600'],
    ['1,200 x 3 − 5', '3595'],
    ['₩５00 ＋ 1', '501'],
    ['5,000원+3,000원', '8000'],
    ['-₩1,500 + ₩500', '-1000'],
    ['$19.99*3', '59.97'],
    ['9007199254740993원+0', '9.00719925474e+15'],
    ['100+10%', '110'],
    ['80 − 25%', '60'],
    ['50% of 80', '40'],
    ['3만+5천', '35000'],
    ['1억 2천만 원', '120000000'],
    ['300k', '300000'],
    ['5 1/2 + 1', '6.5'],
    ['½ + ¼', '0.75'],
    ['5,5+1', '6.5'],
    ['1.234,5 + 1', '1235.5'],
    ['70,5', '70.5'],
    ['1/2', '0.5'],
    ['12÷4', '3'],
    ['1e+12 / 1e3', '1000000000'],
    ['1 234 567', '1234567'],
    ['▲1,000', '-1000'],
    ['△1,000 + 500', '-500'],
    ['1 crore + 2 lakh', '10200000'],
    ['1’234’567.5 + 1', '1234568.5'],
    ['12,34,567 + 1', '1234568'],
    ['٣ + ٤', '7'],
    ['\u202d1,234\u202c\u200b+1', '1235'],
    ['=12+3', '15'],
    ['“12+3”', '15'],
    ['12+3 = 15', '15'],
    ['1 ÷ 3 = 0.333333333333', '0.333333333333'],
    ['7', '7'],
  ])('%s is %s', (text, value) => {
    expect(shown(text)).toBe(value)
    expect(displayText(press(press(CLEARED, { number: computeLine(text)! }), '='))).toBe(value)
  })
})

describe('what is no sum is refused whole', () => {
  it.each([
    ['12\t34', 'noOperator 12 34'],
    ['1.5\t2', 'noOperator 1.5 2'],
    ['12 34', 'noOperator 12 34'],
    ['12\n34', 'noOperator 12 34'],
    ['1\t234', 'noOperator 1 234'],
    ['1\u3000234', 'noOperator 1 234'],
    ['12 34/2', 'noOperator 12 34'],
    ['5원300원', 'noOperator 5 300'],
    ['(2+3)*4', 'needsScientific'],
    ['2*(3)', 'needsScientific'],
    ['5²', 'needsScientific'],
    ['√9', 'needsScientific'],
    ['$5+₩100', 'mixedCurrencies'],
    ['1,2,3', 'unreadable'],
    ['1,2,3+1', 'unreadable'],
    ['5①', 'unreadable'],
    ['5kg+3kg', 'unreadable'],
    ['0x10', 'unreadable'],
    ['4 × ÷ 2', 'unreadable'],
    ['4 - - - 2', 'unreadable'],
    ['0.1 + 0.2 = 7', 'unreadable'],
    ['1=2=3', 'unreadable'],
    ['1e5e5', 'unreadable'],
    ['hello', 'unreadable'],
    ['-', 'unreadable'],
    ['', 'unreadable'],
    ['1'.repeat(1_000_000), 'unreadable'],
  ])('%j: %s', (text, refusal) => {
    expect(shown(text)).toBe(refusal)
    expect(computeLine(text)).toBeNull()
  })

  it.each([
    '2024-01-02',
    '2024/1/2',
    '01/02/2024',
    '2024-01',
    '010-1234-5678',
    ' 010–1234–5678 ',
    '０１０－１２３４－５６７８',
    '+82-10-1234-5678',
    '02-1234',
    '1-800-555',
    '900101-1234567',
  ])('%s is a date, a telephone number or one of a register', (text) => expect(shown(text)).toBe('unreadable'))

  it.each(['1,000-', '1,000−', '5000원-', '5,000 원-', '¥5,000－ ', '2+1,000-'])(
    '%s may end in the sign of the amount',
    (text) => {
      expect(shown(text)).toBe('endingMinus')
    },
  )

  it.each(['1,000 -', '5-3 -', '1,000+', '1,000*'])('%s waits for a number', (text) => {
    expect(keysOfPaste(text).at(-1)).toBe(text.at(-1))
  })

  it.each([
    ['1200/12', '100'],
    ['12/4', '3'],
    ['2000-500', '1500'],
    ['1200/12/5', '20'],
    ['100 - 20 - 30', '50'],
    ['1,000-200-300', '500'],
    ['3x4', '12'],
    ['007', '7'],
    ['1e-07*1e+07', '1'],
    ['0.05-0.01', '0.04'],
  ])('%s may be one, and is a sum on a calculator', (text, value) => expect(shown(text)).toBe(value))

  it('a line of the tape is a sum, as its other lines are', () => {
    expect(computeLine('100-20-30')).toBe('50')
  })

  it.each(['7 +', '× 4', '1e9999 * 1e9999', '1e-9999 * 1e-9999'])('%s is no line of the tape', (text) =>
    expect(computeLine(text)).toBeNull(),
  )
})

describe('a pasted number', () => {
  it.each([
    ['-5', '-5'],
    ['－５', '-5'],
    ['−1,200.50', '-1200.5'],
    ['+7', '7'],
    ['(1,000)', '-1000'],
    ['($1,000)', '-1000'],
    ['1.5e+12', '1.5e+12'],
    ['-２．５E-７', '-2.5e-7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0', '0'],
  ])('%s is one number', (text, number) => {
    expect(keysOfPaste(text)).toHaveLength(1)
    expect(displayText(pastedInto(CLEARED, text))).toBe(number)
  })

  it('does not change the operator that waits', () => {
    expect(press(pastedInto(typed('8*'), '-5'), '=').entry).toBe('-40')
    expect(press(pastedInto(typed('8*3'), '−５', true), '=').entry).toBe('-40')
    expect(press(pastedInto(typed('8*'), '+5'), '=').entry).toBe('40')
    expect(displayText(press(pastedInto(typed('2*'), '1.5e+12'), '='))).toBe('3e+12')
  })

  it('is rejected above 10^9999 with a note', () => {
    expect(pastedInto(typed('8*'), '1e10000')).toMatchObject({
      entry: '0',
      note: 'tooLarge',
      pending: { operator: '*' },
    })
    expect(pastedInto(CLEARED, `1e${'9'.repeat(190)}`).note).toBe('tooLarge')
  })
})

test('a sum that begins with an operator goes on with the one before', () => {
  const sum = pastedInto(CLEARED, '1 +2 -3')
  expect(press(pastedInto(sum, '+4', true), '=').entry).toBe('4')
  expect(press(pastedInto(sum, '- 4', true), '=').entry).toBe('-4')
  expect(press(pastedInto(sum, '×5 + 2 =', true), '=').done).toMatchObject({ operator: '+', right: '2' })
})

test('the tape says what was computed', () => {
  const { tape } = keysOfPaste('4 - -4 * 1,000 =').reduce(pressOnDesk, { calculator: CLEARED, tape: [] })
  expect(tape.map(({ text, value }) => `${text} = ${value}`)).toEqual(['4 − -4 = 8', '8 × 1000 = 8000'])
  for (const { text, value } of tape) expect(computeLine(text)).toBe(value)
})
