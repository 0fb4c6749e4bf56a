import { columnNumbers } from './columns'
import { CsvReader } from './csv-reader'
import type { ConverterOptions } from './fields'
import { uniqueHeaders } from './headers'
import { IssueList } from './issues'
import { Columns } from './json-to-csv'
import { chosenList, readRecords, wrapperOf, type JsonRecord } from './json-records'

export interface TableColumn {
  readonly source: string
  /** Its first cell that is not empty, '' if there is none among the first rows. */
  readonly sample: string
}

const HEAD_LENGTH = 65_536
const MAX_RECORDS = 1000

function columnsOf(sources: readonly string[], rows: readonly (readonly string[])[]): TableColumn[] {
  return sources.map((source, index) => ({ source, sample: rows.find((row) => row[index])?.[index] ?? '' }))
}

function csvColumns(head: string, { delimiter, hasHeaders }: ConverterOptions): TableColumn[] {
  const rows: string[][] = []
  const reader = new CsvReader(delimiter, new IssueList(), (cells) => rows.push(cells))
  reader.push(head)
  reader.end()
  const [first = []] = rows
  const sources = hasHeaders ? uniqueHeaders(first, 1, new IssueList()) : columnNumbers(first.length)
  return columnsOf(sources, hasHeaders ? rows.slice(1) : rows)
}

function jsonColumns(text: string, list: string | undefined): TableColumn[] {
  const records: JsonRecord[] = []
  const columns = new Columns()
  try {
    const wrapper = wrapperOf(text, { isBeginning: true })
    const from = wrapper && chosenList(wrapper, list).offset
    for (const record of readRecords(text, { isNdjson: true, from })) {
      columns.add(record, records.push(record), () => {})
      if (records.length === MAX_RECORDS) break
    }
  } catch {
    // The beginning of a large file ends within a record, and what is wrong with a text is said when it is converted.
  }
  return columnsOf(
    columns.sources,
    records.map((record) => columns.cells(record)),
  )
}

/** The columns of a CSV or JSON text, or of the beginning of one, as its first rows show them; none if it is no table. */
export function tableColumns(text: string, options: ConverterOptions, list?: string): TableColumn[] {
  return options.tab === 'csvToJson' ? csvColumns(text.slice(0, HEAD_LENGTH), options) : jsonColumns(text, list)
}
