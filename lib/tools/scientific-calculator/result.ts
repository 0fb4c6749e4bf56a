/** A result, in texts so that the page can show and store it without the engine. */
export interface Result {
  /** All digits that are known, as plain machine text. */
  readonly exact: string
  /** What is shown: 15 significant digits, an exponent from 10^15 up and below 10^-6, no trailing zeros. */
  readonly text: string
  /** As a fraction in lowest terms, such as `-7/3`, or a whole number; null if it is none. */
  readonly fraction: string | null
}

export const ZERO: Result = { exact: '0', text: '0', fraction: '0' }

/** True for data that was saved from a result. */
export function isResult(value: unknown): value is Result {
  const { exact, text, fraction } = (value ?? {}) as Partial<Result>
  const isNumber = typeof exact === 'string' && /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/.test(exact)
  return isNumber && typeof text === 'string' && (fraction === null || typeof fraction === 'string')
}
