import type { Statistics } from '@/lib/tools/word-counter/statistics'
import { WorkerPool } from '@/lib/workers/client'

export type CountTextJobs = {
  /** Progress is the statistics with only the main figures, which are available much earlier. */
  count: { args: { readonly text: string }; result: Statistics; progress: Statistics }
}

/** Creates a pool of one worker for long texts. The worker starts with the first job. */
export function countTextPool(): WorkerPool<CountTextJobs> {
  return new WorkerPool(() => new Worker(new URL('./count-text.worker.ts', import.meta.url), { type: 'module' }))
}
