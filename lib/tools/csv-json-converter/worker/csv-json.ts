import { WorkerPool } from '@/lib/workers/client'
import type { ConversionArgs, ConversionResult, ExcelArgs, ExcelResult } from './csv-json-conversion'

export type CsvJsonJobs = {
  /** Progress is the fraction done. */
  convert: { args: ConversionArgs; result: ConversionResult; progress: number }
  fromExcel: { args: ExcelArgs; result: ExcelResult; progress: never }
  toExcel: { args: ConversionArgs; result: Blob; progress: never }
}

/** Creates a pool of one worker for conversions of more than 1 MB. The worker starts with the first job. */
export function csvJsonPool(): WorkerPool<CsvJsonJobs> {
  return new WorkerPool(() => new Worker(new URL('./csv-json.worker.ts', import.meta.url), { type: 'module' }))
}
