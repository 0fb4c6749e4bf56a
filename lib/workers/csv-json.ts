import { WorkerPool } from './client'
import type { ConversionArgs, ConversionResult } from './csv-json-conversion'

export type CsvJsonJobs = {
  /** Progress is the fraction done. */
  convert: { args: ConversionArgs; result: ConversionResult; progress: number }
}

/** A pool of one worker for conversions past 1 MB; nothing starts before the first `run('convert', …)`. */
export function csvJsonPool(): WorkerPool<CsvJsonJobs> {
  return new WorkerPool(() => new Worker(new URL('./csv-json.worker.ts', import.meta.url), { type: 'module' }))
}
