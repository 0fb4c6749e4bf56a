export type CsvCell = string | number

const NEEDS_QUOTES = /[",\r\n]/

function csvCell(cell: CsvCell): string {
  const text = String(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Marks a CSV file as UTF-8 for spreadsheets, which otherwise misread Korean and Japanese letters. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Writes rows as CSV (RFC 4180: CRLF, doubled quotes), with a byte order mark if any character is not ASCII. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  const text = rows.map((row) => row.map(csvCell).join(',') + '\r\n').join('')
  return /[^\x00-\x7f]/.test(text) ? BYTE_ORDER_MARK + text : text
}
