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

/**
 * An error as the visitor is told of it: a part of the program that could not be fetched is no bug but a matter of the
 * connection, ToolError `engineFailed`; everything else stays as it is.
 */
export function told(error: unknown): unknown {
  const isLoadFailure = error instanceof Error && error.name === 'ChunkLoadError'
  return isLoadFailure ? new ToolError('engineFailed') : error
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
