import { CELL } from './reading'

/** Least rows of a table, by the number of its columns. */
const LEAST_ROWS = { two: 3, more: 2 }

/** The tables in a text: consecutive lines with as many tabs each, as rows of cells. */
export function textTables(text: string): string[][][] {
  const tables: string[][][] = []
  let columns = 1
  for (const cells of text.split('\n').map((line) => line.split(CELL))) {
    if (cells.length > 1 && cells.length === columns) tables.at(-1)!.push(cells)
    else if (cells.length > 1) tables.push([cells])
    columns = cells.length
  }
  return tables.filter((rows) => rows.length >= (rows[0]!.length > 2 ? LEAST_ROWS.more : LEAST_ROWS.two))
}
