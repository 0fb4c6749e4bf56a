export type CsvCell = string | number

const NEEDS_QUOTES = /[",\r\n]/

function csvCell(cell: CsvCell): string {
  const text = String(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Rows → CSV text after RFC 4180 (CRLF, quotes doubled), with a byte order mark so that spreadsheets read Korean and
 * Japanese headings as UTF-8.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return '\uFEFF' + rows.map((row) => row.map(csvCell).join(',') + '\r\n').join('')
}
