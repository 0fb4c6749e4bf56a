import { ToolError } from '@/lib/core/errors'
import { JsonCursor, positionOf } from './json-cursor'

/** One element of the JSON: an object flattened to names and values of equal length, or an array's values. */
export interface JsonRecord {
  readonly names?: readonly string[]
  readonly values: readonly string[]
  /** Where it starts in the text. */
  readonly offset: number
}

/** A value that is not an object to flatten → its cell: text as it is, null empty, arrays as JSON text. */
function readCell(cursor: JsonCursor): string {
  const first = cursor.peek()
  if (first === '"') return cursor.string()
  if (first === '[' || first === '{') return cursor.compact()
  const literal = cursor.literal()
  return literal === 'null' ? '' : literal
}

/** Reads the members of the object that starts here into `names` and `values`; nested ones as `outer.inner`. */
function readMembers(cursor: JsonCursor, prefix: string, names: string[], values: string[]): void {
  cursor.list('}', () => {
    const name = prefix + cursor.key()
    const countBefore = names.length
    if (cursor.peek() === '{') readMembers(cursor, `${name}.`, names, values)
    else values[names.push(name) - 1] = readCell(cursor)
    const isEmptyObject = names.length === countBefore
    if (isEmptyObject) values[names.push(name) - 1] = '{}'
  })
}

function readRecord(cursor: JsonCursor): JsonRecord {
  const offset = cursor.at
  const values: string[] = []
  if (cursor.peek() === '[') {
    cursor.list(']', () => values.push(readCell(cursor)))
    return { values, offset }
  }
  const names: string[] = []
  readMembers(cursor, '', names, values)
  return { names, values, offset }
}

/** Throws for the value that starts here: `jsonInvalid` where it is broken, else `jsonItemNotObject`. */
function refuseItem(cursor: JsonCursor, item: number): never {
  const { line } = positionOf(cursor.text, cursor.at)
  cursor.compact()
  throw new ToolError('jsonItemNotObject', { item, line })
}

function* readArray(cursor: JsonCursor): Generator<JsonRecord, void> {
  cursor.expect('[')
  const kind = cursor.peek()
  let item = 0
  if (kind !== ']') {
    do {
      item++
      const isRecord = kind === '{' || kind === '['
      if (cursor.peek() !== kind || !isRecord) refuseItem(cursor, item)
      yield readRecord(cursor)
    } while (cursor.accept(','))
  }
  cursor.expect(']')
  if (cursor.peek() !== '') cursor.fail()
}

function* readLines(cursor: JsonCursor, isNdjson: boolean): Generator<JsonRecord, void> {
  let item = 0
  let end = cursor.at
  while (cursor.peek() !== '') {
    item++
    if (item > 1 && !/[\r\n]/.test(cursor.text.slice(end, cursor.at))) cursor.fail()
    if (cursor.peek() !== '{') refuseItem(cursor, item)
    yield readRecord(cursor)
    end = cursor.at
  }
  // One object alone is not a table unless its file says so; two or more, each on a line of its own, are NDJSON.
  if (item === 1 && !isNdjson) throw new ToolError('jsonNotArray')
}

/**
 * JSON text → its records in order: the elements of an array of objects (or of arrays, as CSV without headers becomes), or
 * the lines of NDJSON, of which a text not known to be NDJSON has two at least. Throws ToolErrors: `jsonEmpty`, `jsonInvalid` and `jsonTooDeep` with line and column,
 * `jsonNotArray`, `jsonItemNotObject` with item and line.
 */
export function readRecords(text: string, { isNdjson = false } = {}): Generator<JsonRecord, void> {
  const cursor = new JsonCursor(text)
  if (text.startsWith('\uFEFF')) cursor.at = 1
  const first = cursor.peek()
  if (first === '') throw new ToolError('jsonEmpty')
  if (first === '[') return readArray(cursor)
  if (first === '{') return readLines(cursor, isNdjson)
  cursor.compact()
  if (cursor.peek() !== '') cursor.fail()
  throw new ToolError('jsonNotArray')
}
