import { afterPower, backspace, powerAfter, pressKey, continueWithAnswer, type Draft } from './editing'
import { withCalculation, type Calculation } from './history'
import { KEY_ACTIONS } from './keys'

/** A draft written with | for the caret, or two for a selection. */
function draft(marked: string): Draft {
  const start = marked.indexOf('|')
  const end = marked.lastIndexOf('|')
  const text = marked.replaceAll('|', '')
  return { text, start, end: end > start ? end - 1 : start }
}

function marked({ text, start }: Draft): string {
  return `${text.slice(0, start)}|${text.slice(start)}`
}

function press(from: string, keys: string, evaluated = false): string {
  const pressed = keys.split(' ').reduce((state, key, index) => {
    if (key === '<') return backspace(state)
    const action = KEY_ACTIONS.get(key)
    if (!action) throw new Error(`no key ${key}`)
    return pressKey(state, action, evaluated && index === 0)
  }, draft(from))
  return marked(pressed)
}

describe('keys at the caret', () => {
  it.each([
    ['|', '1 2 + 3', '12+3|'],
    ['1|2', '9', '19|2'],
    ['|12|', '7', '7|'],
    ['|', 'sin', 'sin(|)'],
    ['|', 'sin 3 0 )', 'sin(30)|'],
    ['|', 'sin ( 3 ) )', 'sin((3))|'],
    ['|30|', 'sqrt', 'sqrt(30)|'],
    ['|5+3', '(', '(|5+3'],
    ['|+3', 'ln', 'ln(|)+3'],
    ['8|', 'root 3', '8^(1/3|)'],
    ['4|', 'inverse', '1/(4)|'],
    ['2+sqrt(4)|', 'inverse', '2+1/(sqrt(4))|'],
    ['2*|', 'inverse', '2*1/(|)'],
    ['|', '2 pi inverse', '2(1/(pi))|'],
    ['|', '2 sin 3 0 ) inverse', '2(1/(sin(30)))|'],
    ['|', '2 ( 3 ) inverse', '2(1/((3)))|'],
    ['|', '5 Ans inverse', '5(1/(Ans))|'],
    ['|', '1 / 2 inverse', '1/(1/(2))|'],
    ['|', '2 ^ 3 inverse', '2^(1/(3))|'],
    ['|', '2 ^ sign 3 inverse', '2^-(1/(3))|'],
    ['|', '7 mod 2 inverse', '7 mod (1/(2))|'],
    ['(1+2)pi|', 'inverse', '(1+2)(1/(pi))|'],
    ['1÷2|', 'inverse', '1÷(1/(2))|'],
    ['2/|', 'inverse', '2/(1/(|))'],
    ['2/|3+4|', 'inverse', '2/(1/(3+4))|'],
    ['6 / 2|', 'inverse', '6 / (1/(2))|'],
    ['sin 30|', 'inverse', 'sin (1/(30))|'],
    ['7 mod -2|', 'inverse', '7 mod -(1/(2))|'],
    ['12 34|', 'inverse', '12 1/(34)|'],
    ['2-3|', 'inverse', '2-1/(3)|'],
    ['2|', 'pow10 3', '2*10^(3|)'],
    ['2|', 'exp', '2*e^(|)'],
    ['2|', 'pi', '2pi|'],
    ['pi|', 'e', 'pi*e|'],
    ['Ans|', 'sin', 'Ans*sin(|)'],
    ['e|', 'Ans', 'e*Ans|'],
    ['2|', 'EXP 5', '2e5|'],
    ['|', 'EXP 5', '1e5|'],
    ['|', '2 EXP sign 3', '2e-3|'],
    ['|', 'nCr 5 , 2', 'nCr(5,2|)'],
    ['log2|', 'EXP', 'log2e|'],
    ['2e3|', 'EXP', '2e3*1e|'],
    ['pi|', 'EXP', 'pi*1e|'],
    ['|', '2 EXP 3 sign', '2e-3|'],
    ['|', '2 EXP 3 sign sign', '2e3|'],
    ['2|', 'e', '2*e|'],
    ['|', 'e', 'e|'],
    ['7|', 'mod 3', '7 mod 3|'],
    ['1+2)|', ')', '1+2))|'],
  ])('%s %s → %s', (from, keys, expected) => {
    expect(press(from, keys)).toBe(expected)
  })

  it.each([
    ['5|', '-5|'],
    ['-5|', '5|'],
    ['2+5|', '2+(-5)|'],
    ['2+(-5)|', '2+5|'],
    ['2^(-5)|', '2^5|'],
    ['2(-5)|', '2(5)|'],
    ['pi(-5)|', 'pi(5)|'],
    ['π(-5)|', 'π(5)|'],
    ['(1+2)(-5)|', '(1+2)(5)|'],
    ['3!(-5)|', '3!(5)|'],
    ['sin(-5)|', 'sin(5)|'],
    ['log2(-pi)|', 'log2(pi)|'],
    ['2+(-5)|3', '2+(5)|3'],
    ['(-5|)', '(5|)'],
    ['2*(-5|)', '2*(5|)'],
    ['sin(-5|', 'sin(5|'],
    ['2*pi|', '2*(-pi)|'],
    ['sin(30)|', '-sin(30)|'],
    ['2+sqrt(4)|', '2+(-sqrt(4))|'],
    ['2+|', '2+-|'],
    ['1.5e-3|', '1.5e3|'],
    ['2+1e+12|', '2+1e-12|'],
    ['|', '-|'],
    ['2e|', '2e-|'],
    ['2e-|', '2e|'],
    ['2e+|', '2e-|'],
    ['3*.5e|', '3*.5e-|'],
    ['2*e|', '2*(-e)|'],
  ])('± turns %s into %s', (from, expected) => {
    expect(press(from, 'sign')).toBe(expected)
  })

  it('± keeps the brackets that keys wrote', () => {
    expect(press('|', '( - 5 sign')).toBe('(5|)')
    expect(press('|', '( - 5 sign )')).toBe('(5)|')
  })

  it.each([
    ['123|', '12|'],
    ['|12|3', '|3'],
    ['sin(|)', '|'],
    ['sin(30|)', 'sin(3|)'],
    ['2+asinh(|', '2+|'],
    ['7 mod |', '7|'],
    ['8^(1/|)', '8|'],
    ['2*Ans|', '2*|'],
    ['e|', '|'],
    ['|5', '|5'],
    ['(|)', '|'],
  ])('backspace turns %s into %s', (from, expected) => {
    expect(press(from, '<')).toBe(expected)
  })

  it.each([
    ['+', 'Ans+|'],
    ['^2', 'Ans^2|'],
    ['!', 'Ans!|'],
    ['mod', 'Ans mod |'],
    ['root', 'Ans^(1/|)'],
    ['sign', '-Ans|'],
    ['inverse', '1/(Ans)|'],
    ['7', '7|'],
    ['sin', 'sin(|)'],
    ['pi', 'pi|'],
  ])('after = the key %s gives %s', (key, expected) => {
    expect(press('|5+3|', key, true)).toBe(expected)
  })

  it('a digit or point after a power that a key wrote is no part of the exponent', () => {
    expect(afterPower('5^23', '5^2')).toBe('5^2 3')
    expect(afterPower('5^2.', '5^2')).toBe('5^2 .')
    expect(afterPower('nCr(5^2,)', 'nCr(5^2')).toBe('nCr(5^2 ,)')
    expect(['5^2', '5^2+3', '4^23', '5^'].map((text) => afterPower(text, '5^2'))).toEqual([
      '5^2',
      '5^2+3',
      '4^23',
      '5^',
    ])
    expect(afterPower('5^23', '')).toBe('5^23')
  })

  it.each([
    ['5 ^2 inverse', '1/(5^2)|'],
    ['5 ^3 sign', '-5^3|'],
    ['5 ^2 sign sign', '5^2|'],
    ['5 ^2 sign 3', '-5^2 3|'],
    ['5 ^2 sign sign 3', '5^2 3|'],
    ['2 + 5 ^2 sign', '2+(-5^2)|'],
    ['2 + 5 ^2 inverse', '2+1/(5^2)|'],
    ['2 pi ^2 inverse', '2(1/(pi^2))|'],
    ['( 1 + 2 ) ^2 inverse', '1/((1+2)^2)|'],
    ['sin 3 0 ) ^2 sign', '-sin(30)^2|'],
    ['5 ! ^2 inverse', '5!^2(1/(|))'],
    ['5 ^ 2 inverse', '5^(1/(2))|'],
    ['5 ^ 2 sign', '5^(-2)|'],
    ['5 ^2 + 1 inverse', '5^2+1/(1)|'],
    ['2 ^2 EXP 1', '2^2*1e1|'],
    ['2 ^ 2 EXP 1', '2^2e1|'],
    ['5 ^2 ^ 2 sign', '5^2^(-2)|'],
  ])('1/x, ± and EXP take a power that a key wrote as a whole: %s is %s', (keys, expected) => {
    const pressed = keys.split(' ').reduce(
      ({ state, power }, key) => {
        const action = KEY_ACTIONS.get(key)!
        const next = pressKey(state, action, false, power)
        const text = afterPower(next.text, power)
        const moved = text.length - next.text.length
        const separated = { text, start: next.start + moved, end: next.end + moved }
        return { state: separated, power: powerAfter(next, action, power) }
      },
      { state: draft('|'), power: '' },
    )
    expect(marked(pressed.state)).toBe(expected)
  })

  it('a power is no longer whole once the text before its end has changed', () => {
    const seven = KEY_ACTIONS.get('7')!
    expect(powerAfter(draft('5^2+7|'), seven, '5^2')).toBe('5^2')
    expect(powerAfter(draft('7|'), seven, '5^2')).toBe('')
  })

  it('an operator typed over a result continues with it', () => {
    expect(['+', '÷', '!', '7', '-5', 'sin'].map(continueWithAnswer)).toEqual([
      'Ans+',
      'Ans÷',
      'Ans!',
      '7',
      '-5',
      'sin',
    ])
  })
})

describe('the history', () => {
  const add = (history: readonly Calculation[], number: number) =>
    withCalculation(history, `${number}+1`, String(number + 1))

  it('stores the ten newest calculations, newest first', () => {
    const history = Array.from({ length: 12 }, (_, index) => index).reduce(add, [])
    expect(history.map(({ result }) => result)).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'])
    expect(new Set(history.map(({ id }) => id)).size).toBe(10)
  })

  it('stores a repeated calculation once', () => {
    expect(add(add([], 1), 1)).toHaveLength(1)
    expect(add(add(add([], 1), 2), 1)).toHaveLength(3)
  })
})
