import { uniqueHeaders } from './headers'
import { IssueList } from './issues'

/** What becomes of a column. In the output, columns stand in the order of their choices. */
export interface ColumnChoice {
  /** Its name in the input, a path such as `a.b` in JSON, or its number from 1 where columns have no names. */
  readonly source: string
  readonly name: string
  readonly isKept: boolean
  /** Its values stay text, whatever they look like. */
  readonly isText: boolean
}

/** A column of the output and where its cells stand in a row of the input. */
export interface OutputColumn {
  readonly name: string
  readonly index: number
  readonly isText: boolean
}

/** A choice for each column: those made, in their order, then the columns that none of them names, as they are. */
export function choicesFor(sources: readonly string[], made: readonly ColumnChoice[]): ColumnChoice[] {
  const known = new Set(sources)
  const chosen = made.filter(({ source }) => known.has(source))
  const named = new Set(chosen.map(({ source }) => source))
  const others = sources.filter((source) => !named.has(source))
  return [...chosen, ...others.map((source) => ({ source, name: source, isKept: true, isText: false }))]
}

/** The columns of the output. An empty name is that of the input; a repeated one gets a number. */
export function outputColumns(sources: readonly string[], made: readonly ColumnChoice[] = []): OutputColumn[] {
  if (made.length === 0) return sources.map((name, index) => ({ name, index, isText: false }))
  const indexes = new Map(sources.map((source, index) => [source, index]))
  const kept = choicesFor(sources, made).filter(({ isKept }) => isKept)
  const names = uniqueHeaders(
    kept.map(({ source, name }) => name.trim() || source),
    1,
    new IssueList(),
  )
  return kept.map(({ source, isText }, at) => ({ name: names[at]!, index: indexes.get(source)!, isText }))
}

/** The numbers from 1 that stand for columns without names. */
export function columnNumbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1))
}

/** The cells of a row, and those that are texts whatever they look like. */
export interface Row {
  readonly cells: readonly string[]
  readonly texts?: ReadonlySet<number>
}

/** A function that puts the cells of each row, the header first, in the order of the output; cells beyond it follow. */
export function rowArranger(made: readonly ColumnChoice[] | undefined, hasHeaders: boolean) {
  if (!made || made.length === 0) return (row: Row) => row
  let columns: OutputColumn[] | undefined
  let width = 0
  return ({ cells, texts }: Row): Row => {
    if (!columns) {
      width = cells.length
      columns = outputColumns(hasHeaders ? uniqueHeaders(cells, 1, new IssueList()) : columnNumbers(width), made)
      if (hasHeaders) return { cells: columns.map(({ name }) => name) }
    }
    const beyond = cells.slice(width).map((_, at) => ({ index: width + at, isText: false }))
    const order = [...columns, ...beyond]
    const positions = order.flatMap(({ index, isText }, at) => (isText || texts?.has(index) ? [at] : []))
    return { cells: order.map(({ index }) => cells[index] ?? ''), texts: new Set(positions) }
  }
}
