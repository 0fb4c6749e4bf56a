import { uint16At } from '@/lib/core/byte-reader'
import { ScanReader } from './bits'
import { decodingTable, type HuffmanTable } from './huffman'
import { DHT, EOI, isFrame, jpegSegments, SOF0, SOF1, SOS, type JpegSegment } from './segments'

/** Tables 0 and 1 of the DC values, then those of the others (T.81, B.2.4.2). */
export const TABLES = [0x00, 0x01, 0x10, 0x11]

export interface Component {
  readonly id: number
  /** Blocks across and down a unit. */
  readonly across: number
  readonly down: number
  /** Places in `TABLES`. */
  readonly dc: number
  readonly ac: number
}

/** A JPEG with a single interleaved scan without restarts, as MozJPEG writes it when it is not progressive. */
export interface SequentialJpeg {
  readonly bytes: Uint8Array
  readonly segments: readonly JpegSegment[]
  readonly width: number
  readonly height: number
  /** Units (MCUs) across and down. */
  readonly across: number
  readonly down: number
  readonly components: readonly Component[]
  readonly tables: readonly (HuffmanTable | undefined)[]
  readonly scan: Uint8Array
}

/** The first segment with one of the markers. Throws an Error for a file without any. */
export function segmentOf(segments: readonly JpegSegment[], ...markers: readonly number[]): JpegSegment {
  const found = segments.find(({ marker }) => markers.includes(marker))
  if (!found) throw new Error(`no segment ${markers[0]!.toString(16)}`)
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

/** The components of the scan in its order, with the sampling that the frame gives them. */
function componentsOf(bytes: Uint8Array, frame: JpegSegment, scan: JpegSegment): Component[] {
  const factors = new Map(
    Array.from({ length: bytes[frame.content + 5]! }, (_, index) => {
      const at = frame.content + 6 + index * 3
      return [bytes[at]!, bytes[at + 1]!]
    }),
  )
  return Array.from({ length: bytes[scan.content]! }, (_, index) => {
    const at = scan.content + 1 + index * 2
    const [id, tables] = [bytes[at]!, bytes[at + 1]!]
    const factor = factors.get(id) ?? 0
    return { id, across: factor >> 4, down: factor & 15, dc: tables >> 4, ac: 2 + (tables & 15) }
  })
}

/** The parts of a file before its tables and scans, with a frame of this kind for a picture of this height. */
export function headParts({ bytes, segments }: SequentialJpeg, frame: number, height: number): Uint8Array[] {
  const kept = segments.filter(({ marker }) => marker !== DHT && marker !== SOS && marker !== EOI)
  const parts = kept.map(({ marker, start, end }) => {
    const copy = bytes.slice(start, end)
    if (isFrame(marker)) {
      copy[1] = frame
      copy.set([height >> 8, height & 0xff], 5)
    }
    return copy
  })
  return [bytes.subarray(0, 2), ...parts]
}

/** Reads the headers of such a file. Throws an Error for other kinds. */
export function readSequential(bytes: Uint8Array): SequentialJpeg {
  const segments = jpegSegments(bytes)
  const frame = segmentOf(segments, SOF0, SOF1)
  const scan = segmentOf(segments, SOS)
  const components = componentsOf(bytes, frame, scan)
  const [height, width] = [uint16At(bytes, frame.content + 1), uint16At(bytes, frame.content + 3)]
  return {
    bytes,
    segments,
    width,
    height,
    across: Math.ceil(width / (8 * Math.max(...components.map(({ across }) => across)))),
    down: Math.ceil(height / (8 * Math.max(...components.map(({ down }) => down)))),
    components,
    tables: huffmanTables(bytes, segments),
    scan: bytes.subarray(scan.content - 2 + uint16At(bytes, scan.content - 2), scan.end),
  }
}

/**
 * Calls `visit` for each symbol with the index of its table, the symbol and the bits of its value. Blocks come unit by unit,
 * those of a component from left to right and top to bottom; a block's first symbol uses a DC table.
 */
export function eachSymbol(
  { across, down, components, tables, scan }: SequentialJpeg,
  visit: (table: number, symbol: number, bits: number) => void,
): void {
  const reader = new ScanReader(scan)
  const decoding = tables.map((table) => table && decodingTable(table))
  const read = (table: number): number => {
    const entry = decoding[table]![reader.peek()]!
    if (entry === 0) throw new Error('a code is in none of the tables')
    reader.skip(entry >> 8)
    const symbol = entry & 0xff
    const size = symbol & 15
    visit(table, symbol, size === 0 ? 0 : reader.peek() >>> (16 - size))
    reader.skip(size)
    return symbol
  }
  const blocks = components.flatMap((component) =>
    Array.from({ length: component.across * component.down }, () => component),
  )
  for (let unit = 0; unit < across * down; unit++) {
    for (const { dc, ac } of blocks) {
      read(dc)
      for (let place = 1; place < 64;) {
        const symbol = read(ac)
        if (symbol === 0x00) break
        place += (symbol >> 4) + 1
      }
    }
  }
}
