/// <reference lib="webworker" />
import { packError, type Jobs, type Ready, type Request, type Response } from './protocol'

declare const self: DedicatedWorkerGlobalScope

/** A result with the buffers in it that are transferred to the page instead of copied. */
export class Transferred<T> {
  constructor(
    readonly value: T,
    readonly transfer: Transferable[],
  ) {}
}

/** Objects listed in `transfer` are transferred to the page instead of copied. */
type Report<Progress> = (progress: Progress, transfer?: Transferable[]) => void
type Outcome<Result> = Result | Transferred<Result>

export type Handlers<J extends Jobs> = {
  readonly [Name in keyof J]: (
    args: J[Name]['args'],
    report: Report<J[Name]['progress']>,
  ) => Outcome<J[Name]['result']> | Promise<Outcome<J[Name]['result']>>
}

/**
 * Registers this worker's handlers, by job name. A ToolError reaches the page with its code, anything else as a bug.
 */
export function serve<J extends Jobs>(handlers: Handlers<J>): void {
  const answer = (response: Response, transfer: Transferable[] = []) => self.postMessage(response, transfer)

  self.onmessage = async ({ data: { id, name, args } }: MessageEvent<Request>) => {
    try {
      const handler = handlers[name]
      if (!handler) throw new Error(`unknown job ${name}`)
      const outcome = await handler(args, (progress, transfer) => answer({ id, type: 'progress', progress }, transfer))
      if (outcome instanceof Transferred) answer({ id, type: 'result', result: outcome.value }, outcome.transfer)
      else answer({ id, type: 'result', result: outcome })
    } catch (error) {
      answer({ id, type: 'error', error: packError(error) })
    }
  }
  self.postMessage({ type: 'ready' } satisfies Ready)
}
