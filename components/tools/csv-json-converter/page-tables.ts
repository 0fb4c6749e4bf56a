import { ToolError } from '@/lib/core/errors'
import { inertDocument } from '@/lib/platform/inert-document'
import { csvLineWriter } from '@/lib/text/csv-writer'
import { looksTyped } from '@/lib/tools/csv-json-converter/typed-value'
import type { SheetCsv } from '@/lib/tools/csv-json-converter/xlsx/xlsx-to-csv'

interface Cell {
  readonly text: string
  readonly isText: boolean
}

/** How Excel marks a text in a page: by a format of the cell's own, or of its class. */
const TEXT_FORMAT = /mso-number-format:\s*["']?\\?@/i
const TEXT_CLASS = /\.([\w-]+)[^{}]*\{[^{}]*mso-number-format:\s*["']?\\?@/gi
const BLOCK = /^(?:address|blockquote|dd|div|dl|dt|h[1-6]|li|ol|p|pre|ul)$/

/** The text of an element as it is laid out, without tables in it. */
function textOf(node: Node): string {
  if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' ')
  const name = node.nodeName.toLowerCase()
  if (name === 'br') return '\n'
  if (name === 'table' || name === 'style' || name === 'script' || node.nodeType === 8) return ''
  const text = [...node.childNodes].map(textOf).join('')
  return BLOCK.test(name) ? `\n${text}\n` : text
}

function cellText(cell: Element): string {
  const lines = textOf(cell).replaceAll('\xa0', ' ').split('\n')
  return lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** The cells of a table in their places; of merged ones, the first has the value, as in Excel. */
function gridOf(table: HTMLTableElement, textClasses: ReadonlySet<string>): Cell[][] {
  const grid: (Cell | undefined)[][] = Array.from(table.rows, () => [])
  const isText = (cell: HTMLTableCellElement) =>
    TEXT_FORMAT.test(cell.getAttribute('style') ?? '') ||
    cell.hasAttribute('x:str') ||
    [...cell.classList].some((name) => textClasses.has(name))
  Array.from(table.rows).forEach((row, rowIndex) => {
    let column = 0
    for (const cell of row.cells) {
      while (grid[rowIndex]![column]) column++
      // A row span of 0 reaches the last row.
      const rows = grid.slice(rowIndex, cell.rowSpan === 0 ? undefined : rowIndex + cell.rowSpan)
      for (const [down, cells] of rows.entries()) {
        for (let right = 0; right < cell.colSpan; right++) {
          const isFirst = down === 0 && right === 0
          cells[column + right] = isFirst ? { text: cellText(cell), isText: isText(cell) } : { text: '', isText: false }
        }
      }
      column += cell.colSpan
    }
  })
  return grid.map((cells) => Array.from(cells, (cell) => cell ?? { text: '', isText: false }))
}

function csvOf(grid: readonly (readonly Cell[])[]): string {
  const lineOf = csvLineWriter()
  return grid
    .map((cells) => {
      const quoted = cells.flatMap(({ text, isText }, at) => (isText && looksTyped(text) ? [at] : []))
      return lineOf(
        cells.map(({ text }) => text),
        new Set(quoted),
      )
    })
    .join('\r\n')
}

/**
 * One table of a web page as CSV: the named one, else the one with the most cells that are filled, for titles and layout are
 * tables too. Throws ToolError `pageEmpty`.
 */
export function pageToCsv(html: string, wanted = ''): SheetCsv {
  const page = inertDocument(html, 'text/html')
  const styles = Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent ?? '').join('\n')
  const textClasses = new Set([...styles.matchAll(TEXT_CLASS)].map(([, name]) => name!))
  const tables = Array.from(page.querySelectorAll('table'), (table, index) => {
    const grid = gridOf(table, textClasses)
    const caption = table.caption?.textContent?.trim() ?? ''
    const filled = grid.flat().filter(({ text }) => text !== '').length
    return { grid, filled, name: `${index + 1}${caption && `. ${caption}`}` }
  }).filter(({ filled }) => filled > 0)
  const largest = [...tables].sort((a, b) => b.filled - a.filled)[0]
  const chosen = tables.find(({ name }) => name === wanted) ?? largest
  if (!chosen) throw new ToolError('pageEmpty')
  return {
    parts: [csvOf(chosen.grid)],
    sheet: chosen.name,
    sheets: tables.map(({ name }) => ({ name, isHidden: false, isEmpty: false })),
  }
}
