import type { TaskContext } from '@/components/ui/feedback/useTask'
import type { Encoding } from '@/lib/text/encoding'
import { isNdjsonName } from '@/lib/tools/csv-json-converter/accepts'
import type { Summary } from '@/lib/tools/csv-json-converter/issues'
import { previewOf } from '@/lib/tools/csv-json-converter/preview'
import { csvJsonPool } from '@/lib/tools/csv-json-converter/worker/csv-json'
import type { ConversionArgs, ExcelResult } from '@/lib/tools/csv-json-converter/worker/csv-json-conversion'
import { isLargeText, type Source } from './source'

/** The result of a conversion. `preview` is the beginning of the output; `complete` is true if that is all of it. */
export interface Conversion extends Summary {
  readonly output: Blob
  readonly preview: string
  readonly complete: boolean
  /** Set if the file was decoded in the worker. */
  readonly encoding?: Encoding
}

/** The settings and what becomes of the columns. */
export type ChosenOptions = Omit<ConversionArgs['options'], 'isNdjson'>

let pool: ReturnType<typeof csvJsonPool> | undefined

async function convertOnPage(text: string, options: ConversionArgs['options']): Promise<Conversion> {
  const convert =
    options.tab === 'csvToJson'
      ? (await import('@/lib/tools/csv-json-converter/csv-to-json')).csvToJson
      : (await import('@/lib/tools/csv-json-converter/json-to-csv')).jsonToCsv
  const { output, ...summary } = convert(text, options)
  const preview = previewOf(output, output.length)
  return { ...summary, output: new Blob([output]), preview, complete: preview.length === output.length }
}

function argsOf({ text, file, isLarge, isSheet }: Source, options: ChosenOptions): ConversionArgs {
  const own = isSheet && ({ delimiter: 'comma', encoding: 'utf-8', quotedIsText: true } as const)
  return {
    input: isLarge && file ? file : text,
    options: { ...options, isNdjson: file !== undefined && isNdjsonName(file.name), ...own },
  }
}

/** Starts the worker of large files while the visitor looks at the settings. */
export function prepareForLargeFile(): void {
  pool ??= csvJsonPool()
  pool.warm()
}

/** A sheet of an Excel file, read in the worker. */
export function readWorkbook(file: File, sheet: string | undefined, signal: AbortSignal): Promise<ExcelResult> {
  pool ??= csvJsonPool()
  return pool.run('fromExcel', { file, sheet }, { signal })
}

/** The table as an Excel file, made in the worker. */
export function excelOf(source: Source, options: ChosenOptions, signal: AbortSignal): Promise<Blob> {
  pool ??= csvJsonPool()
  return pool.run('toExcel', argsOf(source, options), { signal })
}

/** Converts a small text on the page and a large one in the worker. Reports progress from 0 to 1. */
export async function convertSource(
  source: Source,
  options: ChosenOptions,
  { signal, report }: TaskContext<number>,
): Promise<Conversion> {
  const { text } = source
  const { input, options: settings } = argsOf(source, options)
  if (input === text && !isLargeText(text)) return convertOnPage(text, settings)
  pool ??= csvJsonPool()
  report(0)
  const { outputLength, ...result } = await pool.run('convert', { input, options: settings }, { signal, report })
  return { ...result, complete: result.preview.length === outputLength }
}
