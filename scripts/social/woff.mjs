import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

function aligned(length) {
  return Math.ceil(length / 4) * 4
}

/** WOFF 1.0 font (Buffer) → the TrueType or OpenType font inside it, which is what renderers read. W3C WOFF 1.0, section 3. */
export function fontOfWoff(woff) {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const [start, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field))
    const bytes = woff.subarray(start, start + packed)
    return { tagAndSum: [entry, entry + 16], bytes: packed < size ? inflateSync(bytes) : bytes }
  })
  const font = Buffer.alloc(
    tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), SFNT_HEADER + count * SFNT_ENTRY),
  )
  const power = Math.floor(Math.log2(count))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(16 << power, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE(count * 16 - (16 << power), 10)
  let place = SFNT_HEADER + count * SFNT_ENTRY
  for (const [index, { tagAndSum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY
    const [tag, sum] = tagAndSum
    woff.copy(font, entry, tag, tag + 4)
    woff.copy(font, entry + 4, sum, sum + 4)
    font.writeUInt32BE(place, entry + 8)
    font.writeUInt32BE(bytes.length, entry + 12)
    bytes.copy(font, place)
    place += aligned(bytes.length)
  }
  return font
}

/** The code points a font has glyphs for: its `cmap` tables of format 4 and 12 (OpenType, `cmap`). */
export function glyphsOf(font) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => SFNT_HEADER + index * SFNT_ENTRY)
  const entry = tables.find((place) => font.toString('latin1', place, place + 4) === 'cmap')
  const cmap = font.subarray(font.readUInt32BE(entry + 8))
  const found = new Set()
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    for (const [first, last] of rangesOf(table)) for (let code = first; code <= last; code++) found.add(code)
  }
  return found
}

function rangesOf(table) {
  const format = table.readUInt16BE(0)
  if (format === 12) {
    return Array.from({ length: table.readUInt32BE(12) }, (_, group) =>
      [0, 4].map((field) => table.readUInt32BE(16 + group * 12 + field)),
    )
  }
  if (format !== 4) return []
  const size = table.readUInt16BE(6)
  // The last segment, 0xFFFF, only ends the list.
  return Array.from({ length: size / 2 - 1 }, (_, segment) => [
    table.readUInt16BE(16 + size + segment * 2),
    table.readUInt16BE(14 + segment * 2),
  ])
}
