/**
 * Copies the engines' files from their packages into the site before it is built. What is copied must be what the committed
 * table (lib/offline/engine-table.json) says, to the byte; `npm run engines -- --update` rewrites the table after a package
 * or a row of engine-sources.mjs has changed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { compress, init } from '@bokuweb/zstd-wasm'
import { ENGINE_SOURCES, EXPORTS, UNLISTED_GROUPS } from './engine-sources.mjs'

const TABLE = 'lib/offline/engine-table.json'
const TARGET = 'public/engines'
/** Some hosts refuse a larger file. */
const LARGEST_BYTES = 25 * 1024 * 1024
/** From here on a file is served compressed, because some hosts would send it as it is. */
const LARGE_BYTES = 8 * 1024 * 1024
/** Up to here Zstandard, a quarter smaller than gzip, is unpacked about as fast as it comes, although by a script. */
const LARGEST_ZSTD_BYTES = 16 * 1024 * 1024

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

function readGroup(sources) {
  return Object.fromEntries(
    sources.map((source) => {
      const name = path.basename(source)
      return [name, Buffer.concat([readFileSync(source), Buffer.from(EXPORTS[name] ?? '')])]
    }),
  )
}

/** The name under which a file is served: its own, or with `.zst` or `.gz` appended if it is large. */
function servedName(name, { length }) {
  if (length <= LARGE_BYTES) return name
  return length <= LARGEST_ZSTD_BYTES ? `${name}.zst` : `${name}.gz`
}

function servedContent(served, bytes) {
  if (served.endsWith('.zst')) return compress(bytes, 19)
  const content = bytes.length > LARGE_BYTES ? gzipSync(bytes, { level: 9 }) : bytes
  if (content.length > LARGEST_BYTES) throw new Error(`${served} is over 25 MiB`)
  return content
}

function describe(group, files) {
  const rows = Object.entries(files).map(([name, bytes]) => {
    const served = servedName(name, bytes)
    const row = { served, bytes: servedContent(served, bytes).length, sha256: sha256(bytes) }
    return [name, served.endsWith('.zst') ? { ...row, unpackedBytes: bytes.length } : row]
  })
  const hash = sha256(rows.map(([name, row]) => `${name} ${row.sha256}`).join('\n')).slice(0, 10)
  return { folder: `${group}-${hash}`, files: UNLISTED_GROUPS.includes(group) ? {} : Object.fromEntries(rows) }
}

function verify(group, files, expected) {
  const names = UNLISTED_GROUPS.includes(group) ? [] : Object.keys(files)
  const same =
    expected &&
    (names.length > 0 || expected.folder === describe(group, files).folder) &&
    names.length === Object.keys(expected.files).length &&
    names.every((name) => expected.files[name]?.sha256 === sha256(files[name]))
  if (!same) throw new Error(`${group} is not what ${TABLE} says. If that is meant: npm run engines -- --update`)
}

function copy(files, { folder }) {
  const target = path.join(TARGET, folder)
  for (const [name, bytes] of Object.entries(files)) {
    const served = servedName(name, bytes)
    const expected = path.join(target, served)
    if (existsSync(expected)) continue
    mkdirSync(target, { recursive: true })
    // Written under a temporary name first: the next build assumes that existing files are complete.
    const unfinished = `${expected}.part`
    writeFileSync(unfinished, servedContent(served, bytes))
    renameSync(unfinished, expected)
  }
}

function removeOthers(table) {
  const wanted = new Set(Object.values(table).map(({ folder }) => folder))
  for (const name of readdirSync(TARGET)) {
    if (!wanted.has(name)) rmSync(path.join(TARGET, name), { recursive: true })
  }
}

function updateTable() {
  const groups = Object.entries(ENGINE_SOURCES).map(([group, sources]) => [group, describe(group, readGroup(sources))])
  writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(groups), null, 2)}\n`)
}

await init()
if (process.argv.includes('--update')) updateTable()
const table = JSON.parse(readFileSync(TABLE, 'utf8'))
mkdirSync(TARGET, { recursive: true })
for (const [group, sources] of Object.entries(ENGINE_SOURCES)) {
  const files = readGroup(sources)
  verify(group, files, table[group])
  copy(files, table[group])
}
removeOthers(table)
