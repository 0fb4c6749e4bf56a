import { WorkerPool } from './client'

export type TickJobs = {
  /** Never ends; progress comes every so many milliseconds. */
  tick: { args: { readonly every: number }; result: never; progress: null }
}

/**
 * Calls `listener` about four times a second; in a hidden tab, whose own timers may fire once a minute only, every
 * second by a worker's timer. Returns the way to stop.
 */
export function watchTicks(listener: () => void): () => void {
  const pool = new WorkerPool<TickJobs>(
    () => new Worker(new URL('./ticks.worker.ts', import.meta.url), { type: 'module' }),
  )
  // Without a worker the page's own timers remain.
  pool.run('tick', { every: 1000 }, { report: listener }).catch(() => {})
  const timer = setInterval(listener, 250)
  return () => {
    clearInterval(timer)
    pool.close()
  }
}
