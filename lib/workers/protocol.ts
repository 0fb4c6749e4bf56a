import { isToolError, toVisitorError, ToolError, type ToolErrorShape } from '@/lib/core/errors'

/** The types of a job's arguments, result and progress reports. */
export interface Job {
  readonly args: unknown
  readonly result: unknown
  readonly progress: unknown
}

/** The jobs of a worker by name: the type that ties its client to its handlers. */
export type Jobs = Record<string, Job>

export interface Request {
  readonly id: number
  readonly name: string
  readonly args: unknown
}

export type ErrorMessage = ToolErrorShape | { readonly kind: 'bug'; readonly message: string; readonly stack: string }

/**
 * Sent once the worker's message listener exists. Bundlers load a worker in chunks, and messages posted before that are
 * lost, so the client waits for this one.
 */
export interface Ready {
  readonly type: 'ready'
}

export type Response =
  | { readonly id: number; readonly type: 'progress'; readonly progress: unknown }
  | { readonly id: number; readonly type: 'result'; readonly result: unknown }
  | { readonly id: number; readonly type: 'error'; readonly error: ErrorMessage }

/** Converts anything thrown to a message that can be posted to the page. */
export function packError(thrown: unknown): ErrorMessage {
  const error = toVisitorError(thrown)
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
