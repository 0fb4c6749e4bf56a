export type CsvCell = string | number

interface CsvOptions {
  /** One character. */
  readonly delimiter?: string
  /** Prefixes cells that spreadsheets would run as formulas with an apostrophe. */
  readonly escapeFormulas?: boolean
}

// Spreadsheets interpret cells that start like this as formulas (OWASP, "CSV Injection").
const FORMULA_START = /^[=+\-@\t\r\n]/
/** With groups of thousands, a decimal comma or a percent sign too: nothing in it can be run. */
const NEGATIVE_NUMBER = /^-\d[\d.,]*(?:[eE][+-]?\d+)?%?$/

function withoutFormula(cell: string): string {
  return FORMULA_START.test(cell) && !NEGATIVE_NUMBER.test(cell) ? `'${cell}` : cell
}

/** Marks a CSV file as UTF-8 for spreadsheets, which otherwise misread Korean and Japanese letters. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Returns a function that writes a row as CSV (RFC 4180) without its line end, cells at `quoted` in quotes in any case. */
export function csvLineWriter({ delimiter = ',', escapeFormulas = false }: CsvOptions = {}) {
  // An unquoted byte order mark at the start of a file would be removed by readers, even if it is data.
  const needsQuotes = new RegExp(`["\r\n\uFEFF${delimiter}]`)
  const write = (cell: CsvCell, isQuoted: boolean) => {
    const text = escapeFormulas ? withoutFormula(String(cell)) : String(cell)
    return isQuoted || needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  // A single empty cell would be a blank line, which readers skip.
  return (cells: readonly CsvCell[], quoted?: ReadonlySet<number>) =>
    cells.length === 1 && cells[0] === ''
      ? '""'
      : cells.map((cell, index) => write(cell, quoted?.has(index) ?? false)).join(delimiter)
}

/** Writes rows as CSV with CRLF after each, and a byte order mark if any character is not ASCII. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  const writeLine = csvLineWriter()
  const text = rows.map((row) => writeLine(row) + '\r\n').join('')
  return /[^\x00-\x7f]/.test(text) ? BYTE_ORDER_MARK + text : text
}
