import { ToolError } from '@/lib/core/errors'
import { divide, factorial, roundToPrecision, power } from './arithmetic'
import type { AngleMode } from './fields'

type Function = (...values: number[]) => number

/** A function and its maximum number of arguments. */
interface Entry {
  readonly apply: Function
  readonly maxArguments: 1 | 2
}

/** Largest angle in radians for which multiples of π/2 are recognized reliably. */
const MAX_RADIANS = 1e7
const ROUNDING = 2 ** -51

/** The angle as an integer number of quarter turns; undefined if it is not a multiple of one. */
function quarterTurns(angle: number, mode: AngleMode): number | undefined {
  if (mode === 'deg') return roundToPrecision(angle) % 90 === 0 ? roundToPrecision(angle) / 90 : undefined
  const nearest = Math.round(angle / (Math.PI / 2))
  const near = Math.abs(angle - nearest * (Math.PI / 2)) <= Math.abs(angle) * ROUNDING
  return near && Math.abs(angle) <= MAX_RADIANS ? nearest : undefined
}

function radians(angle: number, mode: AngleMode): number {
  return mode === 'deg' ? ((angle % 360) * Math.PI) / 180 : angle
}

function isOdd(whole: number): boolean {
  return whole % 2 !== 0
}

function sine(angle: number, mode: AngleMode): number {
  const turns = quarterTurns(angle, mode)
  return turns !== undefined && !isOdd(turns) ? 0 : Math.sin(radians(angle, mode))
}

function cosine(angle: number, mode: AngleMode): number {
  const turns = quarterTurns(angle, mode)
  return turns !== undefined && isOdd(turns) ? 0 : Math.cos(radians(angle, mode))
}

function tangent(angle: number, mode: AngleMode): number {
  const turns = quarterTurns(angle, mode)
  if (turns === undefined) return Math.tan(radians(angle, mode))
  if (isOdd(turns)) throw new ToolError('tangent')
  return 0
}

/** Throws `domain` where the function has no real value. */
function real(value: number): number {
  if (Number.isNaN(value)) throw new ToolError('domain')
  return value
}

/** Throws `domain` for 0 and below; JavaScript's logarithms return −∞ for 0. */
function logarithm(of: number, take: (value: number) => number): number {
  if (of <= 0) throw new ToolError('domain')
  return take(of)
}

/** The functions that an expression may call, by name. A Map, so that names such as `constructor` are not found. */
export function functionsFor(mode: AngleMode): ReadonlyMap<string, Entry> {
  const angle = (value: number) => (mode === 'deg' ? (real(value) * 180) / Math.PI : real(value))
  const one = (apply: (value: number) => number): Entry => ({ apply: (value = 0) => apply(value), maxArguments: 1 })
  const two = (apply: (value: number, second: number | undefined) => number): Entry => ({
    apply: (value = 0, second) => apply(value, second),
    maxArguments: 2,
  })
  const log10 = (value: number) => logarithm(value, Math.log10)
  const ln = (value: number) => logarithm(value, Math.log)
  const sqrt = one((value) => real(Math.sqrt(value)))
  const root = two((value, degree = 2) => power(value, divide(1, degree)))
  return new Map<string, Entry>([
    ['sin', one((value) => sine(value, mode))],
    ['cos', one((value) => cosine(value, mode))],
    ['tan', one((value) => tangent(value, mode))],
    ['asin', one((value) => angle(Math.asin(value)))],
    ['acos', one((value) => angle(Math.acos(value)))],
    ['atan', one((value) => angle(Math.atan(value)))],
    ['sinh', one(Math.sinh)],
    ['cosh', one(Math.cosh)],
    ['tanh', one(Math.tanh)],
    ['asinh', one(Math.asinh)],
    ['acosh', one((value) => real(Math.acosh(value)))],
    ['atanh', one((value) => real(Math.atanh(value)))],
    ['ln', one(ln)],
    ['log', two((value, base) => (base === undefined ? log10(value) : divide(ln(value), ln(base))))],
    ['log10', one(log10)],
    ['log2', one((value) => logarithm(value, Math.log2))],
    ['exp', one(Math.exp)],
    ['sqrt', sqrt],
    ['cbrt', one(Math.cbrt)],
    ['root', root],
    ['nthroot', root],
    ['abs', one(Math.abs)],
    ['factorial', one(factorial)],
  ])
}
