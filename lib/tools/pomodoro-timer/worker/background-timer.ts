import { WorkerPool } from '@/lib/workers/client'

export type TickJobs = {
  /** Never ends; reports progress every `every` milliseconds. */
  tick: { args: { readonly every: number }; result: never; progress: null }
}

/**
 * Calls `listener` about four times a second, and in a hidden tab, where browsers throttle timers to once a minute,
 * every second by a timer in a worker. Returns a function that stops it.
 */
export function onBackgroundTick(listener: () => void): () => void {
  const pool = new WorkerPool<TickJobs>(
    () => new Worker(new URL('./background-timer.worker.ts', import.meta.url), { type: 'module' }),
  )
  // If the worker fails to start, the page's timer remains.
  pool.run('tick', { every: 1000 }, { report: listener }).catch(() => {})
  const timer = setInterval(listener, 250)
  return () => {
    clearInterval(timer)
    pool.close()
  }
}
