/**
 * The data React hydrates a page from ("flight"), as rows: reading them, writing them, and leaving out what the page's
 * markup says already. A row is `id:JSON`, `id:` with a letter and JSON (a module, a hint), or a text by its length in bytes.
 */

const ROW_START = /([0-9a-f]*):/y
const TEXT_LENGTH = /T([0-9a-f]+),/y
/** A value of the data that stands for a row: `$1f`, `$L1f`, `$@1f`, and for a part of one: `$1f:props:children`. */
const REFERENCE = /^\$[A-Z@h]?([0-9a-f]+)(?::(.+))?$/
const PART_OF_ELEMENT = { type: 1, key: 2, props: 3 }

function at(pattern, text, position) {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** End of the text of `bytes` UTF-8 bytes that starts at `start`. */
function endOfText(flight, start, bytes) {
  // A character takes a byte at least, so that many characters hold the text.
  return start + Buffer.from(flight.slice(start, start + bytes)).toString('utf8', 0, bytes).length
}

/**
 * @typedef {{id: string, body?: string, text?: string}} Row
 *
 * React's data as rows `{id, body}` or, of texts, `{id, text}`; in their order. Throws at what it does not know.
 * @param {string} flight
 * @returns {Row[]}
 */
export function rowsOf(flight) {
  const rows = []
  let position = 0
  while (position < flight.length) {
    const start = at(ROW_START, flight, position)
    if (!start) throw new Error(`no row of React's data: ${flight.slice(position, position + 40)}`)
    const after = position + start[0].length
    const length = at(TEXT_LENGTH, flight, after)
    const from = after + (length ? length[0].length : 0)
    const end = length ? endOfText(flight, from, parseInt(length[1], 16)) : flight.indexOf('\n', from)
    if (end < 0) throw new Error("the last row of React's data has no end")
    rows.push(
      length ? { id: start[1], text: flight.slice(from, end) } : { id: start[1], body: flight.slice(from, end) },
    )
    position = length ? end : end + 1
  }
  return rows
}

/**
 * What `rowsOf` read, as React reads it.
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function flightOf(rows) {
  const written = rows.map(({ id, text, body }) =>
    text === undefined ? `${id}:${body}\n` : `${id}:T${Buffer.byteLength(text).toString(16)},${text}`,
  )
  return written.join('')
}

const isElement = (value) => Array.isArray(value) && value[0] === '$' && value.length === 4
const isData = ({ body }) => body?.startsWith('[') || body?.startsWith('{')

/** A copy of a value of the data in which `change` has put something else for each part it answers for. */
function mapped(value, change) {
  const changed = change(value)
  if (changed !== undefined) return changed
  if (Array.isArray(value)) return value.map((item) => mapped(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item, change)]))
}

function stringsIn(value, found = []) {
  if (typeof value === 'string') found.push(value)
  else if (value !== null && typeof value === 'object') for (const item of Object.values(value)) stringsIn(item, found)
  return found
}

/** The part of a row's value that a reference names; undefined when it is not there. */
function partOf(value, path) {
  const step = (whole, key) => whole?.[isElement(whole) ? (PART_OF_ELEMENT[key] ?? key) : key]
  return path.split(':').reduce(step, value)
}

/** Whether a row is nothing but the page's title, descriptions and icons, which the parser put into its head. */
function isHead(value) {
  const isHeadElement = (item) => isElement(item) && /^(title|meta|link|\$L[0-9a-f]+)$/.test(item[1])
  return Array.isArray(value) && value.some((item) => item?.[1] === 'meta') && value.every(isHeadElement)
}

/** Puts back what a kept part refers to inside of what was left out. */
function withReferences(values, originals) {
  const resolve = (value) => {
    const [, id, path] = (typeof value === 'string' && REFERENCE.exec(value)) || []
    if (!path || partOf(values.get(id), path) !== undefined) return undefined
    const part = partOf(originals.get(id), path)
    if (part === undefined) throw new Error(`React's data refer to ${value}, which is not there`)
    return mapped(part, resolve)
  }
  return new Map([...values].map(([id, value]) => [id, mapped(value, resolve)]))
}

/** Names of the client components in a value and in the rows it refers to. Icons are such, but draw the same everywhere. */
function clientComponents(value, modules, originals, seen = new Set()) {
  if (typeof value === 'string') {
    const [, id, path = ''] = REFERENCE.exec(value) ?? []
    if (id === undefined || seen.has(value)) return []
    seen.add(value)
    const row = originals.get(id)
    return clientComponents(path === '' ? row : partOf(row, path), modules, originals, seen)
  }
  if (value === null || typeof value !== 'object') return []
  const name = isElement(value) && !value[3]?.icon ? modules.get(value[1]) : undefined
  const inner = Object.values(value).flatMap((item) => clientComponents(item, modules, originals, seen))
  return name ? [name, ...inner] : inner
}

function reachable(rows, values) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const seen = new Set(['0'])
  for (const id of seen) {
    const { body } = byId.get(id) ?? {}
    const value = values.get(id) ?? (body && /^(?:I\[|")/.test(body) ? JSON.parse(body.replace(/^I/, '')) : undefined)
    for (const text of stringsIn(value)) {
      const [, other] = REFERENCE.exec(text) ?? []
      if (other !== undefined) seen.add(other)
    }
  }
  return seen
}

/**
 * React's data without what hydration does not read: the children of `Prerendered` parts, which take them from the
 * document; titles and descriptions, which stand in the head; Next's own page of unknown addresses, which no page shows;
 * then every row that nothing refers to any more.
 * @param {readonly Row[]} rows
 * @returns {Row[]}
 */
export function withoutRepeats(rows) {
  const modules = new Map(
    rows.filter(({ body }) => body?.startsWith('I')).map(({ id, body }) => [`$L${id}`, JSON.parse(body.slice(1))[2]]),
  )
  const originals = new Map(rows.filter(isData).map(({ id, body }) => [id, JSON.parse(body)]))
  const shorten = (value) => {
    if (!isElement(value)) return undefined
    const [sign, type, key, props] = value
    if (modules.get(type) === 'Prerendered') {
      const alive = clientComponents(props.children, modules, originals)
      if (alive.length > 0) throw new Error(`${alive.join(', ')} would be dead in the Prerendered part ${props.part}`)
      return [sign, type, key, { ...props, children: null }]
    }
    return props?.notFound?.length ? mapped([sign, type, key, { ...props, notFound: [] }], shorten) : undefined
  }
  const shortened = new Map([...originals].map(([id, value]) => [id, isHead(value) ? null : mapped(value, shorten)]))
  const values = withReferences(shortened, originals)
  const seen = reachable(rows, values)
  return rows
    .filter(({ id }) => id === '' || seen.has(id))
    .map((row) => (values.has(row.id) ? { id: row.id, body: JSON.stringify(values.get(row.id)) } : row))
}
