import type { NoiseType } from '@/lib/tools/white-noise/noise'
import type { Chunk } from '@/lib/tools/white-noise/stream'
import { WorkerPool } from './client'

export interface NoiseArgs {
  /** Chunks with the same number continue each other. */
  readonly stream: number
  readonly type: NoiseType
  readonly sampleRate: number
  readonly overlap: number
  /** Starts the randomness of a stream that the worker does not know (yet, or any more). */
  readonly seed: number
  readonly frames: number
}

export type NoiseJobs = {
  render: { args: NoiseArgs; result: Chunk; progress: never }
}

/** A pool of one worker, which knows where each stream stands; nothing starts before the first `run('render', …)`. */
export function noisePool(): WorkerPool<NoiseJobs> {
  return new WorkerPool(() => new Worker(new URL('./noise.worker.ts', import.meta.url), { type: 'module' }))
}
