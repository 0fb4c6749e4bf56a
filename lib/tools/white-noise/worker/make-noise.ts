import type { NoiseType } from '@/lib/tools/white-noise/noise-types'
import type { Chunk } from '@/lib/tools/white-noise/stream'
import { WorkerPool } from '@/lib/workers/client'

export interface NoiseArgs {
  /** Number of the stream that the chunk continues. */
  readonly stream: number
  readonly type: NoiseType
  readonly sampleRate: number
  readonly overlap: number
  /** Seed for a stream that the worker has not started, or has lost. */
  readonly seed: number
  readonly frames: number
}

export type NoiseJobs = {
  render: { args: NoiseArgs; result: Chunk; progress: never }
}

/** Creates a pool of one worker, which stores the state of each stream. The worker starts with the first job. */
export function noisePool(): WorkerPool<NoiseJobs> {
  return new WorkerPool(() => new Worker(new URL('./make-noise.worker.ts', import.meta.url), { type: 'module' }))
}
