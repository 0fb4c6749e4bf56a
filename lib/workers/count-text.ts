import type { Statistics } from '@/lib/tools/word-counter/statistics'
import { WorkerPool } from './client'

export type CountTextJobs = {
  /** Progress is the statistics with the main figures only, which are there long before the rest. */
  count: { args: { readonly text: string }; result: Statistics; progress: Statistics }
}

/** A pool of one worker for texts that take time; nothing starts before the first `run('count', …)`. */
export function countTextPool(): WorkerPool<CountTextJobs> {
  return new WorkerPool(() => new Worker(new URL('./count-text.worker.ts', import.meta.url), { type: 'module' }))
}
