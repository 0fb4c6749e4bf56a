import { abortError, ToolError } from '@/lib/core/errors'
import { unpackError, type Jobs, type Ready, type Request, type Response } from './protocol'

const IDLE_MILLISECONDS = 20_000

export interface RunOptions<Progress> {
  readonly signal?: AbortSignal
  readonly report?: (progress: Progress) => void
  /** Buffers in the arguments that move to the worker instead of being copied. */
  readonly transfer?: Transferable[]
}

interface Ticket {
  readonly request: Request
  readonly transfer: Transferable[]
  readonly report: (progress: unknown) => void
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: Error) => void
}

/** What leaves a worker unfit for the next job: an encoder may have ended, or its import has failed, which is remembered. */
const SPOILED: readonly string[] = ['outOfMemory', 'engineFailed']

/** After a bug nobody knows what state a worker is in. */
function isSound(response: Exclude<Response, { type: 'progress' }>): boolean {
  return response.type === 'result' || (response.error.kind === 'tool' && !SPOILED.includes(response.error.code))
}

/** One worker thread and the one job it is doing, if any. */
interface Seat {
  readonly worker: Worker
  ready: boolean
  ticket?: Ticket
  idleTimer?: ReturnType<typeof setTimeout>
}

/**
 * Up to `size` workers of one kind, started when there is work, ended after 20 idle seconds unless `idle` says otherwise
 * (milliseconds; 0 ends a worker with its job) or a job spoils its worker. A worker does one job at a time; aborting a running job ends its worker at
 * once, which frees its memory.
 */
export class WorkerPool<J extends Jobs> {
  private readonly seats = new Set<Seat>()
  private readonly queue: Ticket[] = []
  private nextId = 1

  constructor(
    private readonly start: () => Worker,
    private readonly size = 1,
    private readonly idle = IDLE_MILLISECONDS,
  ) {}

  /** Runs one job. Rejects with a ToolError, with an AbortError when `signal` aborts, or with the worker's own bug. */
  run<Name extends keyof J & string>(
    name: Name,
    args: J[Name]['args'],
    { signal, report, transfer = [] }: RunOptions<J[Name]['progress']> = {},
  ): Promise<J[Name]['result']> {
    if (signal?.aborted) return Promise.reject(abortError())
    const request: Request = { id: this.nextId++, name, args }
    return new Promise((resolve, reject) => {
      const ticket: Ticket = { request, transfer, report: report ?? (() => {}), resolve, reject }
      signal?.addEventListener('abort', () => this.abort(ticket), { once: true })
      this.queue.push(ticket)
      this.seatNext()
    })
  }

  /** Ends every worker and rejects all work. */
  close(): void {
    for (const ticket of this.queue.splice(0)) ticket.reject(abortError())
    for (const seat of [...this.seats]) {
      this.end(seat)
      seat.ticket?.reject(abortError())
    }
  }

  private seatNext(): void {
    if (this.queue.length === 0) return
    const idle = [...this.seats].find((seat) => !seat.ticket)
    const seat = idle ?? (this.seats.size < this.size ? this.open() : undefined)
    const ticket = seat && this.queue.shift()
    if (!seat || !ticket) return
    clearTimeout(seat.idleTimer)
    seat.ticket = ticket
    if (seat.ready) this.send(seat)
  }

  private send({ worker, ticket }: Seat): void {
    if (ticket) worker.postMessage(ticket.request, ticket.transfer)
  }

  private open(): Seat {
    const seat: Seat = { worker: this.start(), ready: false }
    seat.worker.onmessage = ({ data }: MessageEvent<Ready | Response>) => this.receive(seat, data)
    seat.worker.onerror = (event) => {
      event.preventDefault()
      const { ticket, ready } = seat
      this.end(seat)
      // Its parts could not be fetched, if it never said that it was ready.
      ticket?.reject(ready ? new Error(event.message) : new ToolError('engineFailed'))
      this.seatNext()
    }
    this.seats.add(seat)
    return seat
  }

  private receive(seat: Seat, response: Ready | Response): void {
    const { ticket } = seat
    if (response.type === 'ready') {
      seat.ready = true
      return this.send(seat)
    }
    if (!ticket || ticket.request.id !== response.id) return
    if (response.type === 'progress') return ticket.report(response.progress)
    seat.ticket = undefined
    if (this.idle > 0 && isSound(response)) seat.idleTimer = setTimeout(() => this.end(seat), this.idle)
    else this.end(seat)
    if (response.type === 'result') ticket.resolve(response.result)
    else ticket.reject(unpackError(response.error))
    this.seatNext()
  }

  private abort(ticket: Ticket): void {
    const waiting = this.queue.indexOf(ticket)
    const seat = [...this.seats].find((candidate) => candidate.ticket === ticket)
    if (waiting >= 0) this.queue.splice(waiting, 1)
    else if (seat) this.end(seat)
    else return
    ticket.reject(abortError())
    this.seatNext()
  }

  private end(seat: Seat): void {
    clearTimeout(seat.idleTimer)
    seat.worker.terminate()
    this.seats.delete(seat)
  }
}

/** As many workers at once as the device has cores, at least 1, at most `most`. */
export function coreCount(most = 8): number {
  return Math.max(1, Math.min(most, globalThis.navigator?.hardwareConcurrency ?? 1))
}
