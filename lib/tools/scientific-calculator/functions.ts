import { ToolError } from '@/lib/core/errors'
import {
  combinations,
  divide,
  factorial,
  greatestCommonDivisor,
  leastCommonMultiple,
  permutations,
  power,
} from './arithmetic'
import { Decimal, E, isExact, MAX_KNOWN_EXPONENT, PI, settle, withoutResidue } from './decimals'
import type { AngleMode } from './fields'
import type { FunctionName } from './function-names'

type Apply = (value: Decimal, ...others: Decimal[]) => Decimal

const ONE = new Decimal(1)
/** Beyond it, e to the power of a number overflows or is 0. */
const MAX_POWER_OF_E = 760

function radians(angle: Decimal, mode: AngleMode): Decimal {
  return mode === 'deg' ? (angle.abs().gt(360) ? angle.mod(360) : angle).times(PI).div(180) : angle
}

/** Sine and cosine: a multiple of a quarter turn gives 0 where it should, not a rounding error. */
function wave(name: 'sin' | 'cos', angle: Decimal, mode: AngleMode): Decimal {
  if (!isExact(angle) && angle.e > MAX_KNOWN_EXPONENT) throw new ToolError('tooManyDigits')
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
  return value.lt(-MAX_POWER_OF_E) ? new Decimal(0) : value.exp()
}

/** Sine and cosine of a hyperbola; both overflow where e to the power of the number does. */
function hyperbolic(take: (value: Decimal) => Decimal): Apply {
  return (value) => {
    if (value.abs().gt(MAX_POWER_OF_E)) throw new ToolError('overflow')
    return take(value)
  }
}

/** tanh, by e to a negative power, which cannot overflow. */
function hyperbolicTangent(value: Decimal): Decimal {
  // Near 0 the difference below would lose digits.
  if (value.abs().lt(1)) return value.tanh()
  const shrunk = exponential(value.abs().times(-2))
  const size = ONE.minus(shrunk).div(ONE.plus(shrunk))
  return value.isNegative() ? size.neg() : size
}

function squareRoot(value: Decimal): Decimal {
  if (value.lt(0)) throw new ToolError('negativeRoot')
  return value.sqrt()
}

/** The functions that an expression may call, by name. A Map, so that names such as `constructor` are not found. */
export function functionsFor(mode: AngleMode): ReadonlyMap<string, Apply> {
  const angle = (value: Decimal) => (mode === 'deg' ? value.times(180).div(PI) : value)
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
    sinh: hyperbolic((value) => value.sinh()),
    cosh: hyperbolic((value) => value.cosh()),
    tanh: hyperbolicTangent,
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
  return new Map(Object.entries(functions))
}
