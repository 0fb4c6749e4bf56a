import { DEEPEST } from './json-cursor'
import { typedJson } from './typed-value'

export interface JsonStyle {
  readonly prettyPrint: boolean
  readonly typing: boolean
}

/** A key of an output object: a column's value, or an object of its own. */
type Member = { readonly key: string; readonly column: number } | { readonly key: string; readonly members: Member[] }
type Parent = Extract<Member, { members: Member[] }>

/**
 * Where a dotted name goes; a name that another column's name starts, that has an empty part or too many parts stays as
 * it is.
 */
function pathOf(name: string, names: ReadonlySet<string>): string[] {
  const parts = name.split('.', DEEPEST + 1)
  if (parts.length > DEEPEST) return [name]
  const isNested = parts.every(
    (part, index) => part !== '' && (index === 0 || !names.has(parts.slice(0, index).join('.'))),
  )
  return isNested ? parts : [name]
}

/** The members of an output object for these column names; `nested` reads `a.b` as b within a. */
export function membersFor(names: readonly string[], nested: boolean): Member[] {
  const root: Member[] = []
  if (!nested) return names.map((name, column) => ({ key: JSON.stringify(name), column }))
  const known = new Set(names)
  const parents = new Map<string, Parent>()
  names.forEach((name, column) => {
    const path = pathOf(name, known)
    let members = root
    for (let depth = 1; depth < path.length; depth++) {
      const id = path.slice(0, depth).join('.')
      const parent = parents.get(id) ?? { key: JSON.stringify(path[depth - 1]), members: [] }
      if (!parents.has(id)) members.push(parent)
      parents.set(id, parent)
      members = parent.members
    }
    members.push({ key: JSON.stringify(path.at(-1)), column })
  })
  return root
}

const INDENT = '  '

/**
 * Writes rows as JSON text, laid out as `JSON.stringify(rows, null, 2)` or without spaces would. It goes without objects
 * on purpose: they would sort keys that look like numbers first and treat `__proto__` specially.
 */
export class JsonWriter {
  private readonly colon: string

  constructor(private readonly style: JsonStyle) {
    this.colon = style.prettyPrint ? ': ' : ':'
  }

  /** One row as an object; columns beyond the row's cells are left out. */
  object(members: readonly Member[], cells: readonly string[], indent = INDENT): string {
    const parts: string[] = []
    for (const member of members) {
      const text = this.member(member, cells, indent)
      if (text !== undefined) parts.push(member.key + this.colon + text)
    }
    return this.enclose('{', parts, '}', indent)
  }

  /** One row as an array. */
  array(cells: readonly string[]): string {
    return this.enclose(
      '[',
      cells.map((cell) => this.value(cell)),
      ']',
      INDENT,
    )
  }

  /** What stands before a row of the outer array. */
  before(isFirst: boolean): string {
    const mark = isFirst ? '[' : ','
    return this.style.prettyPrint ? `${mark}\n${INDENT}` : mark
  }

  /** What ends the outer array. */
  close(isEmpty: boolean): string {
    if (isEmpty) return '[]'
    return this.style.prettyPrint ? '\n]' : ']'
  }

  private member(member: Member, cells: readonly string[], indent: string): string | undefined {
    if ('members' in member) {
      const text = this.object(member.members, cells, indent + INDENT)
      return text === '{}' ? undefined : text
    }
    const cell = cells[member.column]
    return cell === undefined ? undefined : this.value(cell)
  }

  private value(cell: string): string {
    return this.style.typing ? typedJson(cell) : JSON.stringify(cell)
  }

  private enclose(open: string, parts: readonly string[], close: string, indent: string): string {
    if (!this.style.prettyPrint || parts.length === 0) return open + parts.join(',') + close
    const lineStart = `\n${indent}${INDENT}`
    return `${open}${lineStart}${parts.join(`,${lineStart}`)}\n${indent}${close}`
  }
}
