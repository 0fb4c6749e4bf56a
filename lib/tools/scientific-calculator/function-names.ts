export const FUNCTION_NAMES = [
  ...(['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'] as const),
  ...(['ln', 'log', 'log10', 'log2', 'exp', 'sqrt', 'cbrt', 'root', 'nthroot', 'abs', 'floor', 'ceil'] as const),
  ...(['factorial', 'ncr', 'npr', 'gcd', 'lcm'] as const),
]
export type FunctionName = (typeof FUNCTION_NAMES)[number]

/** The fewest and the most arguments of the functions that do not have one. */
export const ARGUMENTS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['log', [1, 2]],
  ['root', [1, 2]],
  ['nthroot', [1, 2]],
  ['ncr', [2, 2]],
  ['npr', [2, 2]],
  ['gcd', [2, 9]],
  ['lcm', [2, 9]],
])

/** Other names of functions. */
export const ALIASES: ReadonlyMap<string, FunctionName> = new Map([
  ['sine', 'sin'],
  ['cosine', 'cos'],
  ['tangent', 'tan'],
  ['arcsin', 'asin'],
  ['arccos', 'acos'],
  ['arctan', 'atan'],
  ...(['sinh', 'cosh', 'tanh'] as const).flatMap((name) =>
    ['ar', 'arc'].map((prefix) => [prefix + name, `a${name}`] as const),
  ),
])

/** Functions whose power of −1 is their inverse, not their reciprocal: sin⁻¹(0.5) is 30°. */
export const INVERTIBLE: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'sinh', 'cosh', 'tanh'])
