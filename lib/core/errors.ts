export type ErrorParams = Readonly<Record<string, string | number>>

/** What crosses a worker's boundary in place of a ToolError. */
export interface ToolErrorShape {
  readonly kind: 'tool'
  readonly code: string
  readonly params: ErrorParams
}

/**
 * Something a visitor did or brought (a wrong file, an impossible input). Carries a code that `messages` words in each
 * language, never a sentence. Anything else that is thrown is a bug.
 */
export class ToolError extends Error implements ToolErrorShape {
  readonly kind = 'tool'

  constructor(
    readonly code: string,
    readonly params: ErrorParams = {},
  ) {
    super(code)
    this.name = 'ToolError'
  }
}

/** True for a ToolError and for its shape received from a worker. */
export function isToolError(value: unknown): value is ToolErrorShape {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'tool'
}

/** True for the rejection of an aborted operation. */
export function isAbort(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as { name?: unknown }).name === 'AbortError'
}

/** The rejection value of an aborted operation, the same in a window, a worker and Node. */
export function abortError(): Error {
  const error = new Error('aborted')
  error.name = 'AbortError'
  return error
}
