import { ToolError } from '@/lib/core/errors'
import { JsonCursor, positionOf } from './json-cursor'

/**
 * One row of the JSON: an object flattened to names and values, which have the same length, or the values of an array.
 */
export interface JsonRecord {
  readonly names?: readonly string[]
  readonly values: readonly string[]
  /** The values that are strings; only collected if the caller asks for them. */
  readonly texts?: ReadonlySet<number>
  /** Offset of its start in the text. */
  readonly offset: number
}

/** Reads a value as a cell: strings unchanged, null as an empty cell, arrays and objects as JSON text. */
function readCell(cursor: JsonCursor): string {
  const first = cursor.peek()
  if (first === '"') return cursor.string()
  if (first === '[' || first === '{') return cursor.compact()
  const literal = cursor.literal()
  return literal === 'null' ? '' : literal
}

/** Appends a value as a cell, and its position to `texts` if it is a string. */
function addCell(cursor: JsonCursor, values: string[], texts: Set<number> | undefined): void {
  if (texts && cursor.peek() === '"') texts.add(values.length)
  values.push(readCell(cursor))
}

/** Appends the members of an object to `names` and `values`, nested ones as `outer.inner`. */
function readMembers(
  cursor: JsonCursor,
  prefix: string,
  names: string[],
  values: string[],
  texts: Set<number> | undefined,
): void {
  cursor.list('}', () => {
    const name = prefix + cursor.key()
    const countBefore = names.length
    if (cursor.peek() === '{') readMembers(cursor, `${name}.`, names, values, texts)
    else {
      names.push(name)
      addCell(cursor, values, texts)
    }
    const isEmptyObject = names.length === countBefore
    if (isEmptyObject) values[names.push(name) - 1] = '{}'
  })
}

function readRecord(cursor: JsonCursor, marksTexts: boolean): JsonRecord {
  const offset = cursor.at
  const values: string[] = []
  const texts = marksTexts ? new Set<number>() : undefined
  if (cursor.peek() === '[') {
    cursor.list(']', () => addCell(cursor, values, texts))
    return { values, texts, offset }
  }
  const names: string[] = []
  readMembers(cursor, '', names, values, texts)
  return { names, values, texts, offset }
}

/** Throws `jsonInvalid` if the next value is malformed, else `jsonItemNotObject`. */
function rejectItem(cursor: JsonCursor, item: number): never {
  const { line } = positionOf(cursor.text, cursor.at)
  cursor.compact()
  throw new ToolError('jsonItemNotObject', { item, line })
}

function* readArray(cursor: JsonCursor, isWithin: boolean, marksTexts: boolean): Generator<JsonRecord, void> {
  cursor.expect('[')
  const kind = cursor.peek()
  let item = 0
  if (kind !== ']') {
    do {
      item++
      const isRecord = kind === '{' || kind === '['
      if (cursor.peek() !== kind || !isRecord) rejectItem(cursor, item)
      yield readRecord(cursor, marksTexts)
    } while (cursor.accept(','))
  }
  cursor.expect(']')
  if (!isWithin && cursor.peek() !== '') cursor.fail()
}

function* readLines(cursor: JsonCursor, isNdjson: boolean, marksTexts: boolean): Generator<JsonRecord, void> {
  let item = 0
  let end = cursor.at
  while (cursor.peek() !== '') {
    item++
    if (item > 1 && !/[\r\n]/.test(cursor.text.slice(end, cursor.at))) cursor.fail()
    if (cursor.peek() !== '{') rejectItem(cursor, item)
    yield readRecord(cursor, marksTexts)
    end = cursor.at
  }
  // A single object is a table only in a file known to be NDJSON; two or more on separate lines are NDJSON.
  if (item === 1 && !isNdjson) throw new ToolError('jsonNotArray')
}

/** A list of records within an object. */
export interface RecordList {
  /** Its keys, joined by dots. */
  readonly path: string
  readonly offset: number
  count: number
}

/** The lists of an object that wraps them, and the paths of all else in it. */
export interface Wrapper {
  readonly lists: RecordList[]
  readonly others: string[]
}

function findLists(cursor: JsonCursor, prefix: string, wrapper: Wrapper, seen = new Map<string, number>()): void {
  const { lists, others } = wrapper
  cursor.list('}', () => {
    const name = prefix + cursor.key()
    // A repeated key names another list, which can be chosen, too.
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    const path = times > 1 ? `${name} (${times})` : name
    if (cursor.peek() === '{') return findLists(cursor, `${path}.`, wrapper, seen)
    const list = { path, offset: cursor.at, count: 0 }
    if (cursor.peek() !== '[') {
      others.push(path)
      cursor.compact()
      return
    }
    // A list is added before it is read: the beginning of a large file ends within it.
    lists.push(list)
    let isTable = true
    cursor.list(']', () => {
      isTable &&= list.count++ > 0 || cursor.peek() === '{' || cursor.peek() === '['
      cursor.compact()
    })
    if (!isTable) others.push(lists.pop()!.path)
  })
}

/**
 * The lists of records in JSON text that is a single object, such as the answer of a server: `{"data":[…],"total":2}`;
 * undefined for any other text. Of the beginning of a text, what it holds. Throws `jsonInvalid` and `jsonTooDeep`.
 */
export function wrapperOf(text: string, { isBeginning = false } = {}): Wrapper | undefined {
  const cursor = new JsonCursor(text)
  if (text.startsWith('\uFEFF')) cursor.at = 1
  if (cursor.peek() !== '{') return undefined
  const wrapper: Wrapper = { lists: [], others: [] }
  try {
    findLists(cursor, '', wrapper)
    if (cursor.peek() !== '') return undefined
  } catch (error) {
    if (!isBeginning) throw error
  }
  return wrapper.lists.length > 0 ? wrapper : undefined
}

/** The list at a path, else the first with records, else the first. */
export function chosenList({ lists }: Wrapper, path: string | undefined): RecordList {
  return lists.find((list) => list.path === path) ?? lists.find(({ count }) => count > 0) ?? lists[0]!
}

/**
 * Yields the records of JSON text: the elements of an array of objects or arrays, or the lines of NDJSON (at least two
 * unless `isNdjson`), or of the list of a wrapper at the offset `from`; `marksTexts` tells strings from other values. Throws ToolErrors: `jsonEmpty`, `jsonInvalid` and `jsonTooDeep` with line and column,
 * `jsonNotArray`, `jsonItemNotObject` with item and line.
 */
export function readRecords(
  text: string,
  { isNdjson = false, from, marksTexts = false }: { isNdjson?: boolean; from?: number; marksTexts?: boolean } = {},
): Generator<JsonRecord, void> {
  const cursor = new JsonCursor(text)
  if (from !== undefined) {
    cursor.at = from
    return readArray(cursor, true, marksTexts)
  }
  if (text.startsWith('\uFEFF')) cursor.at = 1
  const first = cursor.peek()
  if (first === '') throw new ToolError('jsonEmpty')
  if (first === '[') return readArray(cursor, false, marksTexts)
  if (first === '{') return readLines(cursor, isNdjson, marksTexts)
  cursor.compact()
  if (cursor.peek() !== '') cursor.fail()
  throw new ToolError('jsonNotArray')
}
