/** The fewest and the most arguments of each function. */
export const ARGUMENTS = {
  sin: [1, 1],
  cos: [1, 1],
  tan: [1, 1],
  asin: [1, 1],
  acos: [1, 1],
  atan: [1, 1],
  sinh: [1, 1],
  cosh: [1, 1],
  tanh: [1, 1],
  asinh: [1, 1],
  acosh: [1, 1],
  atanh: [1, 1],
  ln: [1, 1],
  log: [1, 2],
  log10: [1, 1],
  log2: [1, 1],
  exp: [1, 1],
  sqrt: [1, 1],
  cbrt: [1, 1],
  root: [1, 2],
  nthroot: [1, 2],
  abs: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
  factorial: [1, 1],
  ncr: [2, 2],
  npr: [2, 2],
  gcd: [2, 9],
  lcm: [2, 9],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

export type FunctionName = keyof typeof ARGUMENTS

export const FUNCTION_NAMES = Object.keys(ARGUMENTS) as readonly FunctionName[]

/** Other names of functions. */
export const ALIASES: ReadonlyMap<string, FunctionName> = new Map([
  ['sine', 'sin'],
  ['cosine', 'cos'],
  ['tangent', 'tan'],
  ['arcsin', 'asin'],
  ['arccos', 'acos'],
  ['arctan', 'atan'],
])

/** Functions whose power of −1 is their inverse, not their reciprocal: sin⁻¹(0.5) is 30°. */
export const INVERTIBLE: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'sinh', 'cosh', 'tanh'])
