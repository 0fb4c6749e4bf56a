// Spreadsheets interpret cells that start like this as formulas (OWASP, "CSV Injection").
const FORMULA_START = /^[=+\-@\t\r\n]/
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/

function withoutFormula(cell: string): string {
  return FORMULA_START.test(cell) && !NEGATIVE_NUMBER.test(cell) ? `'${cell}` : cell
}

/**
 * Returns a function that writes a CSV row as in RFC 4180, without its line end. `escapeFormulas` prefixes cells that
 * look like formulas with an apostrophe, except negative numbers.
 */
export function csvLineWriter(delimiter: string, escapeFormulas: boolean): (cells: readonly string[]) => string {
  // An unquoted byte order mark at the start of a file would be removed by readers, even if it is data.
  const needsQuotes = new RegExp(`["\r\n\uFEFF${delimiter}]`)
  const write = (cell: string) => {
    const text = escapeFormulas ? withoutFormula(cell) : cell
    return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  // A single empty cell would be a blank line, which readers skip.
  return (cells) => (cells.length === 1 && cells[0] === '' ? '""' : cells.map(write).join(delimiter))
}
