import { csvLineWriter } from '@/lib/text/csv-writer'
import { columnNumbers, outputColumns, type ColumnChoice } from './columns'
import { DELIMITERS, type ConverterOptions } from './fields'
import { IssueList, type Summary, type Write } from './issues'
import { positionOf } from './json-cursor'
import { looksTyped } from './typed-value'
import { chosenList, readRecords, wrapperOf, type JsonRecord, type RecordList, type Wrapper } from './json-records'

export interface JsonToCsvOptions extends Pick<ConverterOptions, 'hasHeaders' | 'delimiter' | 'escapeFormulas'> {
  /** The text is known to be NDJSON: a single object is a table of one row. */
  readonly isNdjson?: boolean
  readonly columns?: readonly ColumnChoice[]
  /** The path of the list to read where an object holds several (`wrapperOf`). */
  readonly list?: string
  /** Quotes strings that look like a number or a boolean, as in the CSV of a workbook. */
  readonly quotesTexts?: boolean
}

const BATCH_ROWS = 1000

/** The union of the records' names in order of first appearance. */
export class Columns {
  readonly indexes = new Map<string, number>()
  private readonly lastRecords: number[] = []
  private widest = 0

  get count(): number {
    return Math.max(this.widest, this.indexes.size)
  }

  /** Their names, or numbers where the records are arrays. */
  get sources(): string[] {
    return this.indexes.size > 0 ? [...this.indexes.keys()] : columnNumbers(this.count)
  }

  /**
   * Adds the names of a record; calls `onDuplicate` for a name that occurs twice in it, such as `a.b` beside b within
   * a.
   */
  add({ names = [], values }: JsonRecord, recordNumber: number, onDuplicate: (name: string) => void): void {
    this.widest = Math.max(this.widest, names.length === 0 ? values.length : 0)
    for (const name of names) {
      const index = this.indexes.get(name) ?? this.indexes.size
      this.indexes.set(name, index)
      if (this.lastRecords[index] === recordNumber) onDuplicate(name)
      this.lastRecords[index] = recordNumber
    }
  }

  /** The cells of a record in the order of the columns, '' where it has none. */
  cells(record: JsonRecord): string[] {
    const cells = new Array<string>(this.count).fill('')
    record.values.forEach((value, at) => {
      const index = this.indexOf(record, at)
      if (index !== undefined) cells[index] = value
    })
    return cells
  }

  /** The columns in which a record has a string that looks like a number or a boolean. */
  textColumns(record: JsonRecord): ReadonlySet<number> {
    // Of several values with the same name, the last one becomes the cell.
    const isText = new Map(
      record.values.map((value, at) => [this.indexOf(record, at), record.texts?.has(at) && looksTyped(value)]),
    )
    return new Set([...isText].flatMap(([index, is]) => (is && index !== undefined ? [index] : [])))
  }

  private indexOf({ names }: JsonRecord, at: number): number | undefined {
    const name = names?.[at]
    return name === undefined ? at : this.indexes.get(name)
  }
}

/**
 * Converts JSON text (an array of objects or arrays, an object with such a list, or NDJSON) to CSV in chunks, with lines separated by CRLF. Reads
 * the text twice, for the columns and for the rows, so that neither rows nor output are held in memory. `report` gets
 * the fraction done. Throws the ToolErrors of `readRecords` before anything is written.
 */
export function convertJson(
  text: string,
  options: JsonToCsvOptions,
  write: Write,
  report: (fraction: number) => void = () => {},
): Summary {
  const issues = new IssueList()
  const columns = new Columns()
  let rowCount = 0
  const wrapper = options.isNdjson ? undefined : wrapperOf(text)
  const list = wrapper && chosenList(wrapper, options.list)
  const source = { isNdjson: options.isNdjson, from: list?.offset, marksTexts: options.quotesTexts }
  for (const record of readRecords(text, source)) {
    columns.add(record, ++rowCount, (name) =>
      issues.add('sameColumn', issues.isFull ? 0 : positionOf(text, record.offset).line, { name }),
    )
    if (rowCount % BATCH_ROWS === 0) report(record.offset / text.length / 2)
  }
  writeRows(readRecords(text, source), columns, options, write, (offset) => report(0.5 + offset / text.length / 2))
  const columnCount = outputColumns(columns.sources, options.columns).length
  return { rowCount, columnCount, issues: issues.listed, issueCount: issues.total, ...partOf(wrapper, list) }
}

/** What was read of an object with lists, for the summary. */
function partOf(wrapper: Wrapper | undefined, list: RecordList | undefined): Pick<Summary, 'part'> {
  if (!wrapper || !list) return {}
  const lists = wrapper.lists.map(({ path, count }) => ({ path, count }))
  return { part: { lists, list: list.path, others: wrapper.others } }
}

function writeRows(
  records: Iterable<JsonRecord>,
  columns: Columns,
  options: JsonToCsvOptions,
  write: Write,
  reportOffset: (offset: number) => void,
): void {
  const chosen = outputColumns(columns.sources, options.columns)
  if (chosen.length === 0) return
  const delimiter = DELIMITERS[options.delimiter === 'auto' ? 'comma' : options.delimiter]
  const lineOf = csvLineWriter({ delimiter, escapeFormulas: options.escapeFormulas })
  let isFirst = true
  let lines: string[] = []
  const flush = () => {
    if (lines.length > 0) write((isFirst ? '' : '\r\n') + lines.join('\r\n'))
    isFirst &&= lines.length === 0
    lines = []
  }

  if (options.hasHeaders && columns.indexes.size > 0) lines.push(lineOf(chosen.map(({ name }) => name)))
  for (const record of records) {
    const cells = columns.cells(record)
    const texts = options.quotesTexts ? columns.textColumns(record) : undefined
    const quoted = texts && new Set(chosen.flatMap(({ index }, at) => (texts.has(index) ? [at] : [])))
    lines.push(
      lineOf(
        chosen.map(({ index }) => cells[index]!),
        quoted,
      ),
    )
    if (lines.length < BATCH_ROWS) continue
    flush()
    reportOffset(record.offset)
  }
  flush()
}

/** Converts a whole JSON text to CSV text; throws as `convertJson` does. */
export function jsonToCsv(text: string, options: JsonToCsvOptions): Summary & { readonly output: string } {
  const pieces: string[] = []
  const summary = convertJson(text, options, (piece) => pieces.push(piece))
  return { ...summary, output: pieces.join('') }
}
