import { abortError, ToolError } from '@/lib/core/errors'
import { unpackError, type Jobs, type Ready, type Request, type Response } from './protocol'

const IDLE_MILLISECONDS = 20_000

export interface RunOptions<Progress> {
  readonly signal?: AbortSignal
  readonly report?: (progress: Progress) => void
  /** Buffers in the arguments that move to the worker instead of being copied. */
  readonly transfer?: Transferable[]
  /** Runs before waiting jobs without it, so that the first files are finished before the last ones begin. */
  readonly isNext?: boolean
}

interface QueuedJob {
  readonly isNext: boolean
  readonly request: Request
  readonly transfer: Transferable[]
  readonly report: (progress: unknown) => void
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: Error) => void
}

/** Errors after which a worker must not be reused: its encoder may have aborted, or a failed import stays cached. */
const FATAL_CODES: readonly string[] = ['outOfMemory', 'engineFailed']

/** False after a fatal error and after a bug, which leaves a worker in an unknown state. */
function isReusable(response: Exclude<Response, { type: 'progress' }>): boolean {
  return response.type === 'result' || (response.error.kind === 'tool' && !FATAL_CODES.includes(response.error.code))
}

/** One worker thread and the one job it is doing, if any. */
interface Slot {
  readonly worker: Worker
  ready: boolean
  job?: QueuedJob
  idleTimer?: ReturnType<typeof setTimeout>
}

/**
 * Runs jobs on up to `size` workers of one kind, one job at a time on each. Workers start on demand and are terminated
 * after `idle` milliseconds (0: after each job), after a fatal error, and when their job is aborted, which frees their
 * memory at once.
 */
export class WorkerPool<J extends Jobs> {
  private readonly slots = new Set<Slot>()
  private readonly queue: QueuedJob[] = []
  private nextId = 1

  constructor(
    private readonly start: () => Worker,
    private readonly size = 1,
    private readonly idle = IDLE_MILLISECONDS,
  ) {}

  /**
   * Runs one job. Rejects with a ToolError, with an AbortError when `signal` aborts, or with an Error for a bug in the
   * worker.
   */
  run<Name extends keyof J & string>(
    name: Name,
    args: J[Name]['args'],
    { signal, report, transfer = [], isNext = false }: RunOptions<J[Name]['progress']> = {},
  ): Promise<J[Name]['result']> {
    if (signal?.aborted) return Promise.reject(abortError())
    const request: Request = { id: this.nextId++, name, args }
    return new Promise((resolve, reject) => {
      const job: QueuedJob = { isNext, request, transfer, report: report ?? (() => {}), resolve, reject }
      signal?.addEventListener('abort', () => this.abort(job), { once: true })
      const behind = isNext ? this.queue.findIndex((other) => !other.isNext) : -1
      this.queue.splice(behind < 0 ? this.queue.length : behind, 0, job)
      this.dispatchNext()
    })
  }

  /** True when no job runs or waits. */
  get isIdle(): boolean {
    return this.queue.length === 0 && [...this.slots].every(({ job }) => !job)
  }

  /** Starts a worker unless one runs, so that the first job does not wait for its code. */
  warm(): void {
    if (this.slots.size === 0) this.rest(this.open())
  }

  /** Terminates every worker and rejects all jobs with an AbortError. */
  close(): void {
    for (const job of this.queue.splice(0)) job.reject(abortError())
    for (const slot of [...this.slots]) {
      this.end(slot)
      slot.job?.reject(abortError())
    }
  }

  private dispatchNext(): void {
    if (this.queue.length === 0) return
    const idle = [...this.slots].find((slot) => !slot.job)
    const slot = idle ?? (this.slots.size < this.size ? this.open() : undefined)
    if (!slot) return
    clearTimeout(slot.idleTimer)
    slot.job = this.queue.shift()
    if (slot.ready) this.send(slot)
  }

  private send({ worker, job }: Slot): void {
    try {
      if (job) worker.postMessage(job.request, job.transfer)
    } catch (error) {
      // What cannot be copied to a worker would leave its job waiting for ever.
      job?.reject(error instanceof Error ? error : new Error(String(error)))
      const slot = [...this.slots].find((candidate) => candidate.worker === worker)
      if (slot) this.end(slot)
      this.dispatchNext()
    }
  }

  private open(): Slot {
    const slot: Slot = { worker: this.start(), ready: false }
    slot.worker.onmessage = ({ data }: MessageEvent<Ready | Response>) => this.receive(slot, data)
    slot.worker.onerror = (event) => {
      event.preventDefault()
      const { job, ready } = slot
      this.end(slot)
      // An error before the ready message means that the worker's scripts could not be fetched.
      job?.reject(ready ? new Error(event.message) : new ToolError('engineFailed'))
      this.dispatchNext()
    }
    this.slots.add(slot)
    return slot
  }

  private receive(slot: Slot, response: Ready | Response): void {
    const { job } = slot
    if (response.type === 'ready') {
      slot.ready = true
      return this.send(slot)
    }
    if (!job || job.request.id !== response.id) return
    if (response.type === 'progress') return job.report(response.progress)
    slot.job = undefined
    if (this.idle > 0 && isReusable(response)) this.rest(slot)
    else this.end(slot)
    if (response.type === 'result') job.resolve(response.result)
    else job.reject(unpackError(response.error))
    this.dispatchNext()
  }

  private rest(slot: Slot): void {
    slot.idleTimer = setTimeout(() => this.end(slot), this.idle)
  }

  private abort(job: QueuedJob): void {
    const waiting = this.queue.indexOf(job)
    const slot = [...this.slots].find((candidate) => candidate.job === job)
    if (waiting >= 0) this.queue.splice(waiting, 1)
    else if (slot) this.end(slot)
    else return
    job.reject(abortError())
    this.dispatchNext()
  }

  private end(slot: Slot): void {
    clearTimeout(slot.idleTimer)
    slot.worker.terminate()
    this.slots.delete(slot)
  }
}

/** Number of the device's cores, as a pool size from 1 to `most`. */
export function coreCount(most = 8): number {
  return Math.max(1, Math.min(most, globalThis.navigator?.hardwareConcurrency ?? 1))
}
