export type CsvCell = string | number

const NEEDS_QUOTES = /[",\r\n]/

function csvCell(cell: CsvCell): string {
  const text = String(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What tells spreadsheets that a CSV file is UTF-8; without it they misread Korean and Japanese letters. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Rows → CSV text after RFC 4180 (CRLF, quotes doubled), with a byte order mark where a letter is not ASCII. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  const text = rows.map((row) => row.map(csvCell).join(',') + '\r\n').join('')
  return /[^\x00-\x7f]/.test(text) ? BYTE_ORDER_MARK + text : text
}
