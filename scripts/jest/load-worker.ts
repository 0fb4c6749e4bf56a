import { unpackError, type Jobs, type Response } from '@/lib/workers/protocol'

interface Answer<Result, Progress> {
  readonly result: Result
  /** Everything that was reported before it, in order. */
  readonly progress: readonly Progress[]
  /** What moved to the page with the result, and with each report. */
  readonly transfer: readonly unknown[]
  readonly reported: readonly (readonly unknown[])[]
}

const posted: { readonly response: Response; readonly transfer: readonly unknown[] }[] = []
/** The global scope of the worker. */
const scope = {
  onmessage: undefined as ((event: { data: unknown }) => Promise<void>) | undefined,
  postMessage: (response: Response, transfer: readonly unknown[] = []) => posted.push({ response, transfer }),
}

/**
 * Loads a worker's script like a browser, once for all tests of a file. Returns a function that sends it a job and resolves to
 * its result, or rejects with the error that the page would get. `load` uses require, because the types of a worker's globals
 * differ from those of a page.
 */
export function loadWorker<J extends Jobs>(load: () => unknown) {
  Object.assign(globalThis, { self: scope })
  load()
  return async <Name extends keyof J & string>(
    name: Name,
    args: J[Name]['args'],
  ): Promise<Answer<J[Name]['result'], J[Name]['progress']>> => {
    posted.length = 0
    await scope.onmessage?.({ data: { id: 1, name, args } })
    const reports = posted.slice(0, -1)
    const last = posted.at(-1)
    if (last?.response.type === 'error') throw unpackError(last.response.error)
    if (last?.response.type !== 'result') throw new Error(`${name} was not answered`)
    return {
      result: last.response.result,
      transfer: last.transfer,
      progress: reports.map(({ response }) => (response.type === 'progress' ? response.progress : undefined)),
      reported: reports.map(({ transfer }) => transfer),
    }
  }
}
