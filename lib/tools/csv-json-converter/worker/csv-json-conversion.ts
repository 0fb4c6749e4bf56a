import { readBytes } from '@/lib/core/read-bytes'
import { detectSourceEncoding, type Encoding } from '@/lib/text/encoding'
import { withoutFiller } from '@/lib/tools/csv-json-converter/accepts'
import { rowArranger } from '@/lib/tools/csv-json-converter/columns'
import { CsvReader } from '@/lib/tools/csv-json-converter/csv-reader'
import { CsvToJson } from '@/lib/tools/csv-json-converter/csv-to-json'
import type { ConverterOptions } from '@/lib/tools/csv-json-converter/fields'
import { IssueList, type Summary } from '@/lib/tools/csv-json-converter/issues'
import { convertJson, type JsonToCsvOptions } from '@/lib/tools/csv-json-converter/json-to-csv'
import { OutputFile } from './output-file'

/** Input of a conversion. The direction is `options.tab`; the encoding applies only to a Blob. */
export interface ConversionArgs {
  readonly input: string | Blob
  readonly options: ConverterOptions & Pick<JsonToCsvOptions, 'isNdjson' | 'columns'>
}

export interface ConversionResult extends Summary {
  readonly output: Blob
  /** The beginning of the output (`previewOf`). */
  readonly preview: string
  /** Number of characters of the whole output. */
  readonly outputLength: number
  /** Encoding that a Blob was decoded with. */
  readonly encoding: Encoding
}

type Report = (fraction: number) => void

const CHUNK_BYTES = 2 * 1024 * 1024

async function* decode(input: Blob, encoding: Encoding): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < input.size; at += CHUNK_BYTES) {
    const piece = decoder.decode(await readBytes(input.slice(at, at + CHUNK_BYTES)), { stream: true })
    yield withoutFiller(piece)
  }
  yield decoder.decode()
}

function* splitText(input: string): Generator<string, void> {
  for (let at = 0; at < input.length; at += CHUNK_BYTES) yield input.slice(at, at + CHUNK_BYTES)
}

async function convertCsv(
  { input, options }: ConversionArgs,
  encoding: Encoding,
  file: OutputFile,
  report: Report,
): Promise<Summary> {
  const conversion = new CsvToJson(options, file.write)
  const size = typeof input === 'string' ? input.length : input.size
  let chunks = 0
  for await (const piece of typeof input === 'string' ? splitText(input) : decode(input, encoding)) {
    conversion.push(piece)
    report(Math.min(1, (++chunks * CHUNK_BYTES) / size))
  }
  return conversion.end()
}

async function wholeText(input: string | Blob, encoding: Encoding): Promise<string> {
  return typeof input === 'string' ? input : new TextDecoder(encoding).decode(await readBytes(input))
}

async function encodingOf({ input, options: { encoding } }: ConversionArgs): Promise<Encoding> {
  if (encoding !== 'auto') return encoding
  return typeof input === 'string' ? 'utf-8' : detectSourceEncoding(input)
}

/** Converts input of any size; `report` gets the fraction done. Throws the ToolErrors of the two conversions. */
export async function convert(args: ConversionArgs, report: Report): Promise<ConversionResult> {
  const { input, options } = args
  const encoding = await encodingOf(args)
  const isToJson = options.tab === 'csvToJson'
  const file = new OutputFile(isToJson ? 'application/json' : 'text/csv')
  const summary = isToJson
    ? await convertCsv(args, encoding, file, report)
    : convertJson(await wholeText(input, encoding), options, file.write, report)
  return { ...summary, ...file.finish(), encoding }
}

/** The first sheet of an .xlsx file as a CSV file; throws the ToolErrors of `xlsxToCsv`. */
export async function fromExcel({ file }: { readonly file: Blob }): Promise<Blob> {
  const { xlsxToCsv } = await import('@/lib/tools/csv-json-converter/xlsx/xlsx-to-csv')
  return new Blob(await xlsxToCsv(await readBytes(file)), { type: 'text/csv' })
}

/** An .xlsx file of the table, which is the input (`csvToJson`) or the output. Throws as `convert` does, and `excelLimits`. */
export async function toExcel(args: ConversionArgs): Promise<Blob> {
  const { XlsxWriter } = await import('@/lib/tools/csv-json-converter/xlsx/xlsx-writer')
  const { input, options } = args
  const encoding = await encodingOf(args)
  const writer = new XlsxWriter(options.hasHeaders)
  const isCsv = options.tab === 'csvToJson'
  // The columns of a CSV that is made here have been arranged.
  const arrange = rowArranger(isCsv ? options.columns : undefined, options.hasHeaders)
  const reader = new CsvReader(isCsv ? options.delimiter : 'comma', new IssueList(), (row) => writer.add(arrange(row)))
  if (isCsv)
    for await (const piece of typeof input === 'string' ? splitText(input) : decode(input, encoding)) reader.push(piece)
  else {
    const settings = { ...options, delimiter: 'comma', escapeFormulas: false } as const
    convertJson(await wholeText(input, encoding), settings, (piece) => reader.push(piece))
  }
  reader.end()
  return writer.finish()
}
