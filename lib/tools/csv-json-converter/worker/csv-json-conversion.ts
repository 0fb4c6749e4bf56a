import { readBytes } from '@/lib/core/read-bytes'
import { detectSourceEncoding, type Encoding } from '@/lib/text/encoding'
import { withoutFiller } from '@/lib/tools/csv-json-converter/accepts'
import { ColumnTypes } from '@/lib/tools/csv-json-converter/column-types'
import { rowArranger, type Row } from '@/lib/tools/csv-json-converter/columns'
import { CsvReader } from '@/lib/tools/csv-json-converter/csv-reader'
import { CsvToJson, type CsvToJsonOptions } from '@/lib/tools/csv-json-converter/csv-to-json'
import type { ConverterOptions } from '@/lib/tools/csv-json-converter/fields'
import { IssueList, type Summary } from '@/lib/tools/csv-json-converter/issues'
import { convertJson, type JsonToCsvOptions } from '@/lib/tools/csv-json-converter/json-to-csv'
import { looksTyped } from '@/lib/tools/csv-json-converter/typed-value'
import type { SheetCsv } from '@/lib/tools/csv-json-converter/xlsx/xlsx-to-csv'
import { OutputFile } from './output-file'

/** Input of a conversion. The direction is `options.tab`; the encoding applies only to a Blob. */
export interface ConversionArgs {
  readonly input: string | Blob
  readonly options: ConverterOptions &
    Pick<JsonToCsvOptions, 'isNdjson' | 'list' | 'columns'> &
    Pick<CsvToJsonOptions, 'quotedIsText'>
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

export interface ExcelArgs {
  readonly file: Blob
  /** The name of the sheet; the first with data if there is none of that name. */
  readonly sheet?: string
}

export interface ExcelResult extends Omit<SheetCsv, 'parts'> {
  readonly csv: Blob
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
  report: Report,
): Promise<Summary & ReturnType<OutputFile['finish']>> {
  const size = typeof input === 'string' ? input.length : input.size
  let done = 0
  const run = async (first?: CsvToJson): ReturnType<typeof convertCsv> => {
    const file = new OutputFile('application/json')
    const conversion = new CsvToJson(options, (piece) => (first || !conversion.isMixed) && file.write(piece), first)
    let chunks = 0
    for await (const piece of typeof input === 'string' ? splitText(input) : decode(input, encoding)) {
      conversion.push(piece)
      const part = Math.min(1, (++chunks * CHUNK_BYTES) / size)
      // A second run is known of once the first has seen a reason.
      done = Math.max(done, first ? (1 + part) / 2 : conversion.isMixed ? part / 2 : part)
      report(done)
    }
    const summary = conversion.end()
    return conversion.isMixed && !first ? run(conversion) : { ...summary, ...file.finish() }
  }
  return run()
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
  if (options.tab === 'csvToJson') return { ...(await convertCsv(args, encoding, report)), encoding }
  const file = new OutputFile('text/csv')
  const summary = convertJson(await wholeText(input, encoding), options, file.write, report)
  return { ...summary, ...file.finish(), encoding }
}

/** A sheet of an .xlsx file as a CSV file, and the sheets there are; throws the ToolErrors of `xlsxToCsv`. */
export async function fromExcel({ file, sheet }: ExcelArgs): Promise<ExcelResult> {
  const { xlsxToCsv } = await import('@/lib/tools/csv-json-converter/xlsx/xlsx-to-csv')
  const { parts, ...found } = await xlsxToCsv(await readBytes(file), { sheet })
  return { ...found, csv: new Blob([...parts], { type: 'text/csv' }) }
}

/** An .xlsx file of the table, which is the input (`csvToJson`) or the output. Throws as `convert` does, and `excelLimits`. */
export async function toExcel(args: ConversionArgs): Promise<Blob> {
  const { XlsxWriter } = await import('@/lib/tools/csv-json-converter/xlsx/xlsx-writer')
  const { input, options } = args
  const encoding = await encodingOf(args)
  const isCsv = options.tab === 'csvToJson'
  const eachRow = async (take: (row: Row) => void, first?: ColumnTypes): Promise<ColumnTypes> => {
    const types = new ColumnTypes(first)
    let isHeader = options.hasHeaders
    const looksText = (cell: string, at: number) => types.json(cell, at).startsWith('"') && looksTyped(cell)
    const takeRow = (cells: string[], _: number, quoted?: ReadonlySet<number>) => {
      const isText = (cell: string, at: number) =>
        !isHeader && (quoted?.has(at) || (isCsv && (!options.typing || looksText(cell, at))))
      take({ cells, texts: new Set(cells.flatMap((cell, at) => (isText(cell, at) ? [at] : []))) })
      isHeader = false
    }
    // The values of JSON have types of their own, which quotes tell in the CSV that is made here.
    const marksQuoted = !isCsv || options.quotedIsText
    const reader = new CsvReader(isCsv ? options.delimiter : 'comma', new IssueList(), takeRow, marksQuoted)
    if (isCsv)
      for await (const piece of typeof input === 'string' ? splitText(input) : decode(input, encoding))
        reader.push(piece)
    else {
      const settings = { ...options, delimiter: 'comma', escapeFormulas: false, quotesTexts: true } as const
      convertJson(await wholeText(input, encoding), settings, (piece) => reader.push(piece))
    }
    reader.end()
    return types
  }
  const writer = new XlsxWriter(options.hasHeaders)
  // The columns of a CSV that is made here have been arranged.
  const arrange = rowArranger(isCsv ? options.columns : undefined, options.hasHeaders)
  const types = isCsv && options.typing ? await eachRow(() => {}) : undefined
  await eachRow((row) => writer.add(arrange(row)), types)
  return writer.finish()
}
