import type { ColumnTypes } from './column-types'
import type { OutputColumn, Row } from './columns'
import { MAX_DEPTH } from './json-cursor'
import { textJson } from './typed-value'

export interface JsonStyle {
  readonly prettyPrint: boolean
  readonly typing: boolean
}

/** What stands before a member of an object: as its first one, and behind another. */
interface Start {
  readonly first: string
  readonly next: string
}

/** A member of an output object: the value of a column, or a nested object. */
type Member = Start & ({ readonly column: OutputColumn } | ObjectMembers)

interface ObjectMembers {
  readonly members: Member[]
  readonly close: string
}

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

const INDENT = '  '

/** Line breaks and indentation of what stands in rows, at a depth from 1; nothing in compact text. */
function lineStart(prettyPrint: boolean, depth: number): string {
  return prettyPrint ? `\n${INDENT.repeat(depth)}` : ''
}

function startOf(name: string, prettyPrint: boolean, depth: number): Start {
  const key = `${lineStart(prettyPrint, depth + 1)}${JSON.stringify(name)}${prettyPrint ? ': ' : ':'}`
  return { first: `{${key}`, next: `,${key}` }
}

/** The members of an output object for columns; if `nested`, the name `a.b` is b within a. */
export function membersFor(columns: readonly OutputColumn[], nested: boolean, prettyPrint: boolean): ObjectMembers {
  const newObject = (depth: number) => ({ members: [] as Member[], close: `${lineStart(prettyPrint, depth)}}` })
  const root = newObject(1)
  const known = new Set(columns.map(({ name }) => name))
  const parents = new Map<string, ObjectMembers>()
  for (const column of columns) {
    const path = nested ? pathOf(column.name, known) : [column.name]
    let { members } = root
    for (let depth = 1; depth < path.length; depth++) {
      const id = path.slice(0, depth).join('.')
      let parent = parents.get(id)
      if (!parent) {
        parent = newObject(depth + 1)
        parents.set(id, parent)
        members.push({ ...startOf(path[depth - 1]!, prettyPrint, depth), ...parent })
      }
      members = parent.members
    }
    members.push({ ...startOf(path.at(-1)!, prettyPrint, path.length), column })
  }
  return root
}

/**
 * Writes rows as JSON text in the format of `JSON.stringify`, indented or compact. Does not create objects, which would
 * move integer-like keys to the front and treat `__proto__` specially, and no text of a row, which would be copied twice:
 * all text is added to `pieces`, to be joined.
 */
export class JsonWriter {
  private readonly item: Start
  private readonly arrayEnd: string

  /** The types of the columns in the input. */
  constructor(
    private readonly style: JsonStyle,
    private readonly types: ColumnTypes,
  ) {
    const start = lineStart(style.prettyPrint, 2)
    this.item = { first: `[${start}`, next: `,${start}` }
    this.arrayEnd = `${lineStart(style.prettyPrint, 1)}]`
  }

  /** Adds a row as an object, without columns beyond its cells. */
  object(object: ObjectMembers, row: Row, pieces: string[]): void {
    if (!this.members(object, row, pieces)) pieces.push('{}')
  }

  /** Adds a row as an array. */
  array(columns: readonly OutputColumn[], row: Row, pieces: string[]): void {
    let isFirst = true
    for (const column of columns) {
      const text = this.value(column, row)
      if (text === undefined) continue
      pieces.push(isFirst ? this.item.first : this.item.next, text)
      isFirst = false
    }
    pieces.push(isFirst ? '[]' : this.arrayEnd)
  }

  /** Text before a row of the outer array. */
  before(isFirst: boolean): string {
    return (isFirst ? '[' : ',') + lineStart(this.style.prettyPrint, 1)
  }

  /** Text after the last row of the outer array. */
  close(isEmpty: boolean): string {
    if (isEmpty) return '[]'
    return this.style.prettyPrint ? '\n]' : ']'
  }

  /** Adds the members of an object and its end; nothing where none has a cell, which it tells. */
  private members({ members, close }: ObjectMembers, row: Row, pieces: string[]): boolean {
    let isFirst = true
    for (const member of members) {
      const start = isFirst ? member.first : member.next
      if ('members' in member) {
        pieces.push(start)
        if (this.members(member, row, pieces)) isFirst = false
        else pieces.pop()
        continue
      }
      const text = this.value(member.column, row)
      if (text === undefined) continue
      pieces.push(start, text)
      isFirst = false
    }
    if (!isFirst) pieces.push(close)
    return !isFirst
  }

  private value({ index, isText }: OutputColumn, { cells, texts }: Row): string | undefined {
    const cell = cells[index]
    if (cell === undefined) return undefined
    const isTyped = this.style.typing && !isText && !texts?.has(index)
    return isTyped ? this.types.json(cell, index) : textJson(cell)
  }
}
