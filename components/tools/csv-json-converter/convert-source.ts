import type { TaskContext } from '@/components/hooks/useTask'
import { namesNdjson } from '@/lib/tools/csv-json-converter/accepts'
import type { ConverterOptions } from '@/lib/tools/csv-json-converter/fields'
import type { Summary } from '@/lib/tools/csv-json-converter/issues'
import { previewOf } from '@/lib/tools/csv-json-converter/preview'
import { csvJsonPool } from '@/lib/workers/csv-json'
import type { ConversionArgs } from '@/lib/workers/csv-json-conversion'
import { isLarge, type Source } from './source'

/** A conversion's result: the whole as a blob, its beginning as text. */
export interface Conversion extends Summary {
  readonly output: Blob
  readonly preview: string
  readonly complete: boolean
}

let pool: ReturnType<typeof csvJsonPool> | undefined

async function inPage(text: string, options: ConversionArgs['options']): Promise<Conversion> {
  const convert =
    options.tab === 'csvToJson'
      ? (await import('@/lib/tools/csv-json-converter/csv-to-json')).csvToJson
      : (await import('@/lib/tools/csv-json-converter/json-to-csv')).jsonToCsv
  const { output, ...summary } = convert(text, options)
  const preview = previewOf(output, output.length)
  return { ...summary, output: new Blob([output]), preview, complete: preview.length === output.length }
}

/** Converts a small text here and a large one in the worker, with its progress as a fraction. */
export async function convertSource(
  source: Source,
  options: ConverterOptions,
  { signal, report }: TaskContext<number>,
): Promise<Conversion> {
  const { text, file, large } = source
  const settings = { ...options, isNdjson: file !== undefined && namesNdjson(file.name) }
  const input = large && file ? file : text
  if (input === text && !isLarge(text)) return inPage(text, settings)
  pool ??= csvJsonPool()
  report(0)
  const { outputLength, ...result } = await pool.run('convert', { input, options: settings }, { signal, report })
  return { ...result, complete: result.preview.length === outputLength }
}
