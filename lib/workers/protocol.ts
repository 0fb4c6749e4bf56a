import { isToolError, told, ToolError, type ToolErrorShape } from '@/lib/core/errors'

/** One kind of work a worker does: what goes in, what comes out, what it reports on the way. */
export interface Job {
  readonly args: unknown
  readonly result: unknown
  readonly progress: unknown
}

/** A worker's jobs by name, the type that its client and its handlers share. */
export type Jobs = Record<string, Job>

export interface Request {
  readonly id: number
  readonly name: string
  readonly args: unknown
}

export type ErrorMessage = ToolErrorShape | { readonly kind: 'bug'; readonly message: string; readonly stack: string }

/**
 * Sent once, when the worker's code has run. Bundlers load it in pieces, and what is posted before its listener exists is
 * lost; so the page waits for this.
 */
export interface Ready {
  readonly type: 'ready'
}

export type Response =
  | { readonly id: number; readonly type: 'progress'; readonly progress: unknown }
  | { readonly id: number; readonly type: 'result'; readonly result: unknown }
  | { readonly id: number; readonly type: 'error'; readonly error: ErrorMessage }

/** Anything thrown → what can cross to the page. */
export function packError(thrown: unknown): ErrorMessage {
  const error = told(thrown)
  if (isToolError(error)) return { kind: 'tool', code: error.code, params: error.params }
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  return { kind: 'bug', message, stack: stack ?? '' }
}

/** The reverse of `packError`: a ToolError, or an Error with the worker's message and stack. */
export function unpackError(error: ErrorMessage): Error {
  if (error.kind === 'tool') return new ToolError(error.code, error.params)
  const bug = new Error(error.message)
  bug.stack = error.stack || bug.stack
  return bug
}
