import type { OutputColumn } from './columns'
import { MAX_DEPTH } from './json-cursor'
import { typedJson } from './typed-value'

export interface JsonStyle {
  readonly prettyPrint: boolean
  readonly typing: boolean
}

/** A member of an output object: the value of a column, or a nested object. */
type Member =
  { readonly key: string; readonly column: OutputColumn } | { readonly key: string; readonly members: Member[] }
type Parent = Extract<Member, { members: Member[] }>

/**
 * Splits a dotted name to a path. A name is not split if a prefix of it is another column's name, or if it has an empty
 * part or too many parts.
 */
function pathOf(name: string, names: ReadonlySet<string>): string[] {
  const parts = name.split('.', MAX_DEPTH + 1)
  if (parts.length > MAX_DEPTH) return [name]
  const isNested = parts.every(
    (part, index) => part !== '' && (index === 0 || !names.has(parts.slice(0, index).join('.'))),
  )
  return isNested ? parts : [name]
}

/** The members of an output object for columns; if `nested`, the name `a.b` is b within a. */
export function membersFor(columns: readonly OutputColumn[], nested: boolean): Member[] {
  const root: Member[] = []
  if (!nested) return columns.map((column) => ({ key: JSON.stringify(column.name), column }))
  const known = new Set(columns.map(({ name }) => name))
  const parents = new Map<string, Parent>()
  for (const column of columns) {
    const path = pathOf(column.name, known)
    let members = root
    for (let depth = 1; depth < path.length; depth++) {
      const id = path.slice(0, depth).join('.')
      const parent = parents.get(id) ?? { key: JSON.stringify(path[depth - 1]), members: [] }
      if (!parents.has(id)) members.push(parent)
      parents.set(id, parent)
      members = parent.members
    }
    members.push({ key: JSON.stringify(path.at(-1)), column })
  }
  return root
}

const INDENT = '  '

/**
 * Writes rows as JSON text in the format of `JSON.stringify`, indented or compact. Does not create objects, which would
 * move integer-like keys to the front and treat `__proto__` specially.
 */
export class JsonWriter {
  private readonly colon: string

  constructor(private readonly style: JsonStyle) {
    this.colon = style.prettyPrint ? ': ' : ':'
  }

  /** Writes a row as an object, omitting columns beyond its cells. */
  object(members: readonly Member[], cells: readonly string[], indent = INDENT): string {
    const parts: string[] = []
    for (const member of members) {
      const text = this.member(member, cells, indent)
      if (text !== undefined) parts.push(member.key + this.colon + text)
    }
    return this.enclose('{', parts, '}', indent)
  }

  /** Writes a row as an array. */
  array(columns: readonly OutputColumn[], cells: readonly string[]): string {
    const parts = columns.flatMap((column) => this.value(column, cells) ?? [])
    return this.enclose('[', parts, ']', INDENT)
  }

  /** Text before a row of the outer array. */
  before(isFirst: boolean): string {
    const mark = isFirst ? '[' : ','
    return this.style.prettyPrint ? `${mark}\n${INDENT}` : mark
  }

  /** Text after the last row of the outer array. */
  close(isEmpty: boolean): string {
    if (isEmpty) return '[]'
    return this.style.prettyPrint ? '\n]' : ']'
  }

  private member(member: Member, cells: readonly string[], indent: string): string | undefined {
    if ('members' in member) {
      const text = this.object(member.members, cells, indent + INDENT)
      return text === '{}' ? undefined : text
    }
    return this.value(member.column, cells)
  }

  private value({ index, isText }: OutputColumn, cells: readonly string[]): string | undefined {
    const cell = cells[index]
    if (cell === undefined) return undefined
    return this.style.typing && !isText ? typedJson(cell) : JSON.stringify(cell)
  }

  private enclose(open: string, parts: readonly string[], close: string, indent: string): string {
    if (!this.style.prettyPrint || parts.length === 0) return open + parts.join(',') + close
    const lineStart = `\n${indent}${INDENT}`
    return `${open}${lineStart}${parts.join(`,${lineStart}`)}\n${indent}${close}`
  }
}
