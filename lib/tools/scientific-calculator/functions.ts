import { ToolError } from '@/lib/core/errors'
import {
  add,
  combinations,
  divide,
  factorial,
  greatestCommonDivisor,
  leastCommonMultiple,
  modulo,
  permutations,
  power,
} from './arithmetic'
import { Decimal, E, isExact, MAX_KNOWN_EXPONENT, PI, settle, withoutResidue } from './decimals'
import type { AngleMode } from './fields'
import type { FunctionName } from './function-names'

type Apply = (...operands: Decimal[]) => Decimal

const ONE = new Decimal(1)
const HALF_TURN = 180
/** Beyond it, e to the power of a number is outside of `MAX_EXPONENT`. */
const MAX_POWER_OF_E = 23_000
/** Largest power of ten of an angle, which takes as many digits of π. */
const MAX_ANGLE_EXPONENT = 330
/** Beyond it, tanh is 1 in all digits. */
const MAX_TANH = 100

function radians(angle: Decimal, mode: AngleMode): Decimal {
  return mode === 'deg' ? (angle.abs().gt(360) ? angle.mod(360) : angle).times(PI).div(HALF_TURN) : angle
}

/** Sine and cosine: a multiple of a quarter turn gives 0 where it should, not a rounding error. */
function wave(name: 'sin' | 'cos', angle: Decimal, mode: AngleMode): Decimal {
  if (angle.e > (isExact(angle) ? MAX_ANGLE_EXPONENT : MAX_KNOWN_EXPONENT)) throw new ToolError('tooManyDigits')
  const turned = radians(angle, mode)
  return isExact(turned) ? turned[name]() : withoutResidue(turned[name](), turned)
}

function tangent(angle: Decimal, mode: AngleMode): Decimal {
  const cosine = wave('cos', angle, mode)
  if (cosine.isZero()) throw new ToolError('tangent')
  return wave('sin', angle, mode).div(cosine)
}

function logarithm(value: Decimal, base: Decimal): Decimal {
  if (value.lte(0)) throw new ToolError('logarithm')
  if (base.lte(0) || base.eq(1)) throw new ToolError('logarithmBase')
  return value.log(base)
}

function exponential(value: Decimal): Decimal {
  if (value.gt(MAX_POWER_OF_E)) throw new ToolError('overflow')
  if (value.lt(-MAX_POWER_OF_E)) throw new ToolError('underflow')
  return value.exp()
}

/** sinh, cosh and tanh by powers of e; near 0, where their differences would lose digits, by series. */
function hyperbolic(name: 'sinh' | 'cosh' | 'tanh', value: Decimal): Decimal {
  if (value.abs().lt(1)) return value[name]()
  if (name === 'tanh' && value.abs().gt(MAX_TANH)) return new Decimal(Math.sign(value.toNumber()))
  const [grown, shrunk] = [exponential(value), exponential(value.neg())]
  const [sum, difference] = [grown.plus(shrunk), grown.minus(shrunk)]
  return name === 'tanh' ? difference.div(sum) : (name === 'sinh' ? difference : sum).div(2)
}

function squareRoot(value: Decimal): Decimal {
  if (value.lt(0)) throw new ToolError('negativeRoot')
  return value.sqrt()
}

/**
 * The signs by the names that grammar.ts has for them, of which `+%` and `-%` add and take a percentage of the first
 * operand: how they are written, with x and y for their operands, and their values.
 */
export const OPERATORS: Readonly<Record<string, readonly [written: string, apply: Apply]>> = {
  '+': ['x + y', add],
  '-': ['x − y', (a, b) => add(a, b.neg())],
  '*': ['x × y', (a, b) => a.times(b)],
  '/': ['x ÷ y', divide],
  mod: ['x mod y', modulo],
  '^': ['x^y', power],
  'unary-': ['−x', (a) => a.neg()],
  'unary+': ['+x', (a) => a],
  '!': ['x!', factorial],
  '%': ['x%', (a) => a.div(100)],
  '+%': ['x + y', (a, b) => add(a, a.times(b))],
  '-%': ['x − y', (a, b) => add(a, a.times(b).neg())],
  '°': ['x°', (a) => a],
  rad: ['x rad', (a) => a],
}

/** The functions and operators of an expression, by name. A Map, so that names such as `constructor` are not found. */
export function functionsFor(mode: AngleMode): ReadonlyMap<string, Apply> {
  const angle = (value: Decimal) => (mode === 'deg' ? value.times(HALF_TURN).div(PI) : value)
  const inverse = (name: 'asin' | 'acos', value: Decimal) => {
    if (value.abs().gt(1)) throw new ToolError('inverseRange', { name })
    return angle(value[name]())
  }
  const root: Apply = (value, degree = new Decimal(2)) => power(value, settle(divide(ONE, degree)))
  const functions: Readonly<Record<FunctionName, Apply>> = {
    sin: (value) => wave('sin', value, mode),
    cos: (value) => wave('cos', value, mode),
    tan: (value) => tangent(value, mode),
    asin: (value) => inverse('asin', value),
    acos: (value) => inverse('acos', value),
    atan: (value) => angle(value.atan()),
    sinh: (value) => hyperbolic('sinh', value),
    cosh: (value) => hyperbolic('cosh', value),
    tanh: (value) => hyperbolic('tanh', value),
    asinh: (value) => value.asinh(),
    acosh: (value) => {
      if (value.lt(1)) throw new ToolError('acosh')
      return value.acosh()
    },
    atanh: (value) => {
      if (value.abs().gte(1)) throw new ToolError('atanh')
      return value.atanh()
    },
    ln: (value) => logarithm(value, E),
    log: (value, base = new Decimal(10)) => logarithm(value, base),
    log10: (value) => logarithm(value, new Decimal(10)),
    log2: (value) => logarithm(value, new Decimal(2)),
    exp: exponential,
    sqrt: squareRoot,
    cbrt: (value) => value.cbrt(),
    root,
    nthroot: root,
    abs: (value) => value.abs(),
    floor: (value) => value.floor(),
    ceil: (value) => value.ceil(),
    factorial,
    ncr: (n, r = ONE) => combinations(n, r),
    npr: (n, r = ONE) => permutations(n, r),
    gcd: greatestCommonDivisor,
    lcm: leastCommonMultiple,
  }
  const units: Readonly<Record<string, Apply>> =
    mode === 'deg' ? { rad: angle } : { '°': (value) => value.times(PI).div(HALF_TURN) }
  const operators = Object.entries(OPERATORS).map(([name, [, apply]]) => [name, apply] as const)
  return new Map([...operators, ...Object.entries(functions), ...Object.entries(units)])
}
