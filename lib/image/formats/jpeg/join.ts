import { uint16At } from '@/lib/core/byte-reader'
import { concatBytes } from '@/lib/core/byte-writer'
import { ScanReader, ScanWriter } from './bits'
import { decodingTable, encodingTable, optimalTable, type HuffmanTable } from './huffman'
import { DHT, DRI, EOI, jpegSegment, jpegSegments, RST0, SOF0, SOS, type JpegSegment } from './segments'

/** Tables 0 and 1 of the DC values, then those of the others. */
const TABLES = [0x00, 0x01, 0x10, 0x11]

/** A picture's strip as a file of its own. */
interface Strip {
  readonly bytes: Uint8Array
  readonly segments: readonly JpegSegment[]
  readonly height: number
  readonly units: number
  /** For each block of a unit: the places in `TABLES` of its two tables. */
  readonly blocks: readonly (readonly [dc: number, ac: number])[]
  readonly tables: readonly (HuffmanTable | undefined)[]
  readonly scan: Uint8Array
}

function segmentOf(segments: readonly JpegSegment[], marker: number): JpegSegment {
  const found = segments.find((segment) => segment.marker === marker)
  if (!found) throw new Error(`a strip has no segment ${marker.toString(16)}`)
  return found
}

function huffmanTables(bytes: Uint8Array, segments: readonly JpegSegment[]): (HuffmanTable | undefined)[] {
  const tables: (HuffmanTable | undefined)[] = TABLES.map(() => undefined)
  for (const { content, end } of segments.filter(({ marker }) => marker === DHT)) {
    for (let offset = content; offset < end;) {
      const counts = bytes.subarray(offset + 1, offset + 17)
      const values = offset + 17 + counts.reduce((sum, count) => sum + count, 0)
      tables[TABLES.indexOf(bytes[offset]!)] = { counts, values: bytes.subarray(offset + 17, values) }
      offset = values
    }
  }
  return tables
}

/** Components of a frame by their id: blocks across and down a unit. */
function sampling(bytes: Uint8Array, { content }: JpegSegment): Map<number, readonly [number, number]> {
  const count = bytes[content + 5]!
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = content + 6 + index * 3
      return [bytes[at]!, [bytes[at + 1]! >> 4, bytes[at + 1]! & 15]]
    }),
  )
}

function readStrip(bytes: Uint8Array): Strip {
  const segments = jpegSegments(bytes)
  const frame = segmentOf(segments, SOF0)
  const scan = segmentOf(segments, SOS)
  const components = sampling(bytes, frame)
  const [height, width] = [uint16At(bytes, frame.content + 1), uint16At(bytes, frame.content + 3)]
  const unit = (axis: 0 | 1) => 8 * Math.max(...[...components.values()].map((factors) => factors[axis]))
  const blocks = Array.from({ length: bytes[scan.content]! }, (_, index) => {
    const at = scan.content + 1 + index * 2
    const [across, down] = components.get(bytes[at]!) ?? [0, 0]
    const tables = [bytes[at + 1]! >> 4, 2 + (bytes[at + 1]! & 15)] as const
    return Array.from({ length: across * down }, () => tables)
  }).flat()
  return {
    bytes,
    segments,
    height,
    units: Math.ceil(width / unit(0)) * Math.ceil(height / unit(1)),
    blocks,
    tables: huffmanTables(bytes, segments),
    scan: bytes.subarray(scan.content - 2 + uint16At(bytes, scan.content - 2), scan.end),
  }
}

/** Calls `visit` with each symbol of a strip: the place of its table, the symbol, and the bits of the value behind it. */
function eachSymbol(strip: Strip, visit: (table: number, symbol: number, bits: number) => void): void {
  const reader = new ScanReader(strip.scan)
  const decoding = strip.tables.map((table) => table && decodingTable(table))
  const read = (table: number): number => {
    const entry = decoding[table]![reader.peek()]!
    if (entry === 0) throw new Error('a strip’s code is in none of its tables')
    reader.skip(entry >> 8)
    const symbol = entry & 0xff
    const size = symbol & 15
    visit(table, symbol, size === 0 ? 0 : reader.peek() >>> (16 - size))
    reader.skip(size)
    return symbol
  }
  for (let unit = 0; unit < strip.units; unit++) {
    for (const [dc, ac] of strip.blocks) {
      read(dc)
      for (let place = 1; place < 64;) {
        const symbol = read(ac)
        if (symbol === 0x00) break
        place += (symbol >> 4) + 1
      }
    }
  }
}

function tableSegment(tables: readonly HuffmanTable[]): Uint8Array {
  const parts = tables.map(({ counts, values }, index) => concatBytes([Uint8Array.of(TABLES[index]!), counts, values]))
  return jpegSegment(DHT, concatBytes(parts))
}

/** The head of the first strip, made that of the whole picture. */
function head({ bytes, segments, units }: Strip, height: number, tables: readonly HuffmanTable[]): Uint8Array {
  const start = segmentOf(segments, SOS)
  const parts = segments
    .filter(({ marker }) => marker !== DHT && marker !== SOS && marker !== EOI)
    .map((part) => {
      const copy = bytes.slice(part.start, part.end)
      if (part.marker === SOF0) copy.set([height >> 8, height & 0xff], 5)
      return copy
    })
  const scanHead = bytes.subarray(start.start, start.content - 2 + uint16At(bytes, start.content - 2))
  const interval = jpegSegment(DRI, Uint8Array.of(units >> 8, units))
  return concatBytes([bytes.subarray(0, 2), ...parts, tableSegment(tables), interval, scanHead])
}

/**
 * JPEG files of the strips of a picture, from the top, as one file of the whole picture. The strips: baseline, one scan,
 * alike in all but height, which is whole units for all but the last and the same; at most 65,535 units each, since each
 * becomes an interval between restarts. All are coded again with the tables that are best for all of them; no value changes.
 */
export function joinJpegStrips(files: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const strips = files.map(readStrip)
  const frequencies = TABLES.map(() => new Uint32Array(256))
  for (const strip of strips) eachSymbol(strip, (table, symbol) => frequencies[table]![symbol]!++)
  const tables = frequencies.map(optimalTable)
  const height = strips.reduce((sum, strip) => sum + strip.height, 0)
  const codes = tables.map(encodingTable)
  const writer = new ScanWriter(strips.reduce((sum, { scan }) => sum + scan.length, 0))
  for (const [index, strip] of strips.entries()) {
    eachSymbol(strip, (table, symbol, bits) => {
      const entry = codes[table]![symbol]!
      writer.write(entry & 0xffff, entry >>> 16)
      writer.write(bits, symbol & 15)
    })
    writer.mark(index === strips.length - 1 ? EOI : RST0 + (index % 8))
  }
  return concatBytes([head(strips[0]!, height, tables), writer.written()])
}
