// A spreadsheet takes a cell that starts like this for a formula (OWASP, "CSV Injection").
const FORMULA_START = /^[=+\-@\t\r\n]/
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/

function withoutFormula(cell: string): string {
  return FORMULA_START.test(cell) && !NEGATIVE_NUMBER.test(cell) ? `'${cell}` : cell
}

/**
 * How to write a CSV row after RFC 4180, without its line end. `escapeFormulas` puts an apostrophe before cells that a
 * spreadsheet would run; negative numbers stay.
 */
export function csvLineWriter(delimiter: string, escapeFormulas: boolean): (cells: readonly string[]) => string {
  // A byte order mark that is data would be dropped at the start of a file.
  const needsQuotes = new RegExp(`["\r\n\uFEFF${delimiter}]`)
  const write = (cell: string) => {
    const text = escapeFormulas ? withoutFormula(cell) : cell
    return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  // A lone empty cell would be a blank line, which readers skip.
  return (cells) => (cells.length === 1 && cells[0] === '' ? '""' : cells.map(write).join(delimiter))
}
