import { startCpuTimer } from '@/scripts/jest/cpu-timer'
import fc from 'fast-check'
import { isToolError } from '@/lib/core/errors'
import { evaluate } from './evaluate'
import { ZERO } from './result'

/** The result or the code of the ToolError; any other error fails the test. */
function shown(expression: string): string {
  try {
    return evaluate(expression, { angleMode: 'deg', ans: ZERO, memory: null }).text
  } catch (error) {
    if (isToolError(error)) return `Error: ${error.code}`
    throw error
  }
}

describe('nothing but arithmetic is reachable', () => {
  it.each([
    'constructor',
    'constructor()',
    '__proto__',
    'toString',
    'valueOf()',
    'import("fs")',
    'import({})',
    'createUnit("x")',
    'evaluate("1+1")',
    'parse("1")',
    'config({})',
    'globalThis',
    'window',
    'a = 3',
    'pi = 3',
    'f(x) = x',
    'pi.constructor',
    'sin.constructor("return 1")()',
    '(1).constructor',
    '"text"',
    "'text'",
    '[1; 2]',
    '{a: 1}',
    '1:3',
    '1; 2',
    '1\n2',
    '5 cm',
    '5 cm to m',
    '2 in',
    'i',
    'Infinity',
    'NaN',
    'true',
    'null',
    'not 1',
    '1 < 2',
    '1 == 1',
    '1 ? 2 : 3',
    '1 and 1',
    '5 & 3',
    '~5',
    "3'",
    'random()',
    'map([1], f)',
  ])('%s', (expression) => {
    expect(shown(expression)).toMatch(/^Error: (unknownName|unknownSign|badNumber|missingOperator)$/)
  })
})

describe('hostile input is handled quickly', () => {
  const timed = (expression: string) => {
    const elapsed = startCpuTimer()
    const answer = shown(expression)
    return { answer, quick: elapsed() < 2_000 }
  }

  it.each([
    ['10,000 nested parentheses', '('.repeat(10_000) + '1' + ')'.repeat(10_000), 'Error: tooLong'],
    ['a megabyte', '1+'.repeat(500_000) + '1', 'Error: tooLong'],
    ['a megabyte of √', '√'.repeat(1_000_000), 'Error: tooLong'],
    ['400 nested parentheses', '('.repeat(400) + '1' + ')'.repeat(400), 'Error: tooDeep'],
    ['300 nested roots', '√'.repeat(300) + '1', 'Error: tooDeep'],
    ['120 nested roots', '√'.repeat(120) + '1', 'Error: tooDeep'],
    ['a thousand square brackets', '['.repeat(999) + '1', 'Error: tooDeep'],
    ['powers of powers of functions', 'sin^'.repeat(240) + '1', 'Error: tooDeep'],
    ['a thousand factorials', '1' + '!'.repeat(999), '1'],
    ['nested modulo signs', '1%('.repeat(60) + '1' + ')'.repeat(60), 'Error: divisionByZero'],
    ['a thousand signs', '-'.repeat(998) + '1', '1'],
    ['a long sum', '1+'.repeat(499) + '1', '500'],
    ['a long chain of powers', '1^'.repeat(499) + '1', '1'],
    ['a row of large sines', Array(90).fill('sin(1e308)').join('+'), '-88.6326977710987'],
    ['a row of roots', Array(140).fill('2^.3').join('+'), '172.360217868288'],
    ['nested hyperbolic functions', `${'asinh('.repeat(90)}1e308`, '0.188383970425126'],
    ['a long word', `${'e'.repeat(900)}z`, 'Error: unknownName'],
    ['a large choice', 'nCr(1e300, 1e299)', 'Error: overflow'],
    ['a row of large factorials', Array(140).fill('3248!').join('/'), 'Error: underflow'],
    ['a row of choices', Array(60).fill('nCr(1100,550)').join('/'), 'Error: underflow'],
    ['a row of percentages', `1${'+1%'.repeat(8)}`, '1.08285670562808'],
    ['a long row of percentages', `1${'+1%'.repeat(300)}`, '19.7884662619244'],
    ['a row of left out times signs', `1${'/2(2)'.repeat(199)}`, '1'],
    ['as many parentheses as are allowed', '('.repeat(100) + '1' + ')'.repeat(100), '1'],
  ])('%s', (_, expression, answer) => {
    expect(timed(expression)).toEqual({ answer, quick: true })
  })

  it('any text has a number or a ToolError as result', () => {
    const pieces = fc.constantFrom(
      '1',
      '2.5',
      '(',
      ')',
      '+',
      '-',
      '*',
      '/',
      '^',
      '%',
      '!',
      'sin',
      'pi',
      'mod',
      '√',
      ',',
      'e',
      '.',
    )
    const anyText = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.array(pieces, { maxLength: 25 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(anyText, (text) => expect(shown(text)).toMatch(/^-?\d|^Error: /)),
      { numRuns: 1_000 },
    )
  })
})
