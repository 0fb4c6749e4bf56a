import type { IssueList } from './issues'

/** Creates names that are unique among each other and the given ones. */
class UniqueNames {
  private readonly taken: Set<string>
  private readonly lastNumbers = new Map<string, number>()

  constructor(given: Iterable<string>) {
    this.taken = new Set(given)
  }

  /** `base` if it is unused, else `base_2`, `base_3`, … */
  next(base: string): string {
    let name = base
    let number = this.lastNumbers.get(base) ?? 1
    while (this.taken.has(name)) name = `${base}_${++number}`
    this.lastNumbers.set(base, number)
    this.taken.add(name)
    return name
  }
}

function unnamedColumn(index: number): string {
  return `column${index + 1}`
}

/** Makes header cells unique: an empty one is named by its column, a repeated one gets a number. */
export function uniqueHeaders(cells: readonly string[], line: number, issues: IssueList): string[] {
  const names = new UniqueNames(cells)
  const seen = new Set([''])
  return cells.map((cell, index) => {
    if (!seen.has(cell)) {
      seen.add(cell)
      return cell
    }
    const name = names.next(cell || unnamedColumn(index))
    issues.add('headerRenamed', line, { column: index + 1, from: cell, to: name })
    return name
  })
}

/** Appends names for additional columns, up to `columnCount` in total. */
export function moreHeaders(headers: readonly string[], columnCount: number): string[] {
  const names = new UniqueNames(headers)
  const added = Array.from({ length: columnCount - headers.length }, (_, index) =>
    names.next(unnamedColumn(headers.length + index)),
  )
  return [...headers, ...added]
}
