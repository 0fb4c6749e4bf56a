export type ErrorParams = Readonly<Record<string, string | number>>

/** A ToolError as it is posted from a worker, where structured cloning drops the class. */
export interface ToolErrorShape {
  readonly kind: 'tool'
  readonly code: string
  readonly params: ErrorParams
}

/**
 * A problem with what the visitor did or supplied (a wrong file, an impossible input). It carries a code that
 * `messages` translates, never a sentence. Anything else that is thrown is a bug.
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

/** The result of `work`, or `otherwise` where it throws a ToolError. */
export function unlessRefused<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch (error) {
    if (isToolError(error)) return otherwise
    throw error
  }
}

/**
 * Converts a failure to load a script, which is a network problem and not a bug, to the ToolError `engineFailed`.
 * Returns any other error unchanged.
 */
export function toVisitorError(error: unknown): unknown {
  const isLoadFailure = error instanceof Error && error.name === 'ChunkLoadError'
  return isLoadFailure ? new ToolError('engineFailed') : error
}

/** True for the rejection of an aborted operation. */
export function isAbort(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as { name?: unknown }).name === 'AbortError'
}

/** Creates the rejection value of an aborted operation, the same in a window, a worker and Node. */
export function abortError(): Error {
  const error = new Error('aborted')
  error.name = 'AbortError'
  return error
}
