import { concatBytes } from '@/lib/core/byte-writer'
import { ScanWriter } from './bits'
import { blocksOfUnit, joinCoefficients, readCoefficients, type Coefficients, type Plane } from './coefficients'
import { encodingTable, optimalTable, tableContent } from './huffman'
import { DHT, EOI, jpegSegment, SOF2, SOS } from './segments'
import { headParts, readSequential, type SequentialJpeg } from './sequential'

/** A part of the coefficients of one component (ITU-T T.81, G.1.1.1): places `from` to `to`, all but the `low` lowest bits. */
interface Band {
  readonly from: number
  readonly to: number
  readonly low: number
}

/** How the coefficients of a component are split: into two bands from `split` on, with `low` bits that follow one by one. */
interface Script {
  readonly split: number
  readonly low: number
}

const LAST_PLACE = 63
/** The first means no split: one band. MozJPEG tries these as well (jcparam.c, jpeg_search_progression). */
const SPLITS = [LAST_PLACE, 2, 5, 8, 12, 18]
const USUAL_SPLIT = 8
const MOST_LOW = 3
/** Of larger components, sample rows with about this many blocks are tried. */
const TRIED_BLOCKS = 5_000
/** The longest end-of-band run (T.81, G.1.2.2), and the correction bits that end one, as in libjpeg. */
const LONGEST_RUN = 0x7fff
const MOST_CORRECTIONS = 937

/** ZRL of T.81: 16 zeros. */
const ZERO_RUN_16 = 0xf0
/** In the place of a symbol: bits alone. */
const RAW = 512

/** The symbols of a scan and the bits that follow each, before codes are assigned. */
class Symbols {
  private entries = new Uint32Array(1 << 16)
  private length = 0
  private extra = 0
  /** Of table 0, and then of table 1. */
  private frequencies = new Uint32Array(RAW + 1)

  add(symbol: number, size: number, bits: number): void {
    if (this.length === this.entries.length) {
      const { entries } = this
      this.entries = new Uint32Array(entries.length * 2)
      this.entries.set(entries)
    }
    this.entries[this.length++] = (symbol << 21) | (size << 16) | bits
    this.frequencies[symbol]!++
    this.extra += size
  }

  clear(): void {
    this.length = 0
    this.extra = 0
    this.frequencies.fill(0)
  }

  /** Estimated size of the scan in bits, including its table. */
  cost(): number {
    const counts = [...this.frequencies.subarray(0, RAW)].filter((count) => count > 0)
    const all = counts.reduce((sum, count) => sum + count, 0)
    const coded = counts.reduce((sum, count) => sum + count * Math.log2(all / count), 0)
    return coded + this.extra + 8 * (counts.length + 17)
  }

  /** The tables, of the given classes and numbers, and the scan that uses them. */
  write(places: readonly number[], header: readonly number[]): Uint8Array[] {
    const tables = places.map((_, table) => optimalTable(this.frequencies.subarray(table * 256, table * 256 + 256)))
    const codes = new Uint32Array(RAW + 1)
    for (const [index, table] of tables.entries()) codes.set(encodingTable(table), index * 256)
    const writer = new ScanWriter(Math.ceil(this.cost() / 7))
    for (const entry of this.entries.subarray(0, this.length)) {
      const code = codes[entry >>> 21]!
      writer.write(code & 0xffff, code >>> 16)
      writer.write(entry & 0xffff, (entry >>> 16) & 31)
    }
    writer.fill()
    const content = concatBytes(tables.map((table, index) => tableContent(places[index]!, table)))
    return [jpegSegment(DHT, content), jpegSegment(SOS, Uint8Array.from(header)), writer.written()]
  }
}

/** Bits of a number's magnitude. */
function magnitude(value: number): number {
  return 32 - Math.clz32(Math.abs(value))
}

/** A value's bits as T.81 codes them (F.1.2.1): negative values less 1. */
function valueBits(value: number, size: number): number {
  return value < 0 ? value + (1 << size) - 1 : value
}

/** The differences of the DC values, unit by unit. */
function codeDc(jpeg: SequentialJpeg, { planes }: Coefficients, into: Symbols): void {
  const blocks = blocksOfUnit(jpeg)
  const predictions = planes.map(() => 0)
  for (let unitY = 0; unitY < jpeg.down; unitY++) {
    for (let unitX = 0; unitX < jpeg.across; unitX++) {
      for (const { plane, x, y, across, down } of blocks) {
        const { dc, stride } = planes[plane]!
        const value = dc[(unitY * down + y) * stride + unitX * across + x]!
        const difference = value - predictions[plane]!
        predictions[plane] = value
        const size = magnitude(difference)
        into.add(tableOf(plane) * 256 + size, size, valueBits(difference, size))
      }
    }
  }
}

/** Brightness has tables of its own. */
function tableOf(plane: number): number {
  return Math.min(plane, 1)
}

/** The blocks that a scan of the component alone codes, or those of every `step`th row. */
function shownBlocks({ shownAcross, shownDown, stride }: Plane, step: number): Uint32Array {
  const blocks = new Uint32Array(shownAcross * Math.ceil(shownDown / step))
  let count = 0
  for (let row = 0; row < shownDown; row += step) {
    for (let column = 0; column < shownAcross; column++) blocks[count++] = row * stride + column
  }
  return blocks
}

/** Correction bits (T.81, G.1.2.3), which follow a symbol that is not known yet. */
class CorrectionBits {
  private readonly bits = new Uint8Array(MOST_CORRECTIONS + 2 * 64)
  length = 0

  push(bit: number): void {
    this.bits[this.length++] = bit
  }

  moveTo(other: CorrectionBits): void {
    for (let at = 0; at < this.length; at++) other.push(this.bits[at]!)
    this.length = 0
  }

  write(into: Symbols): void {
    for (let at = 0; at < this.length; at += 16) {
      const size = Math.min(16, this.length - at)
      let word = 0
      for (let index = 0; index < size; index++) word = (word << 1) | this.bits[at + index]!
      into.add(RAW, size, word)
    }
    this.length = 0
  }
}

/**
 * An end-of-band run (EOBRUN of T.81, G.1.2.2): blocks without further values, written as one symbol followed by their
 * correction bits.
 */
class EndOfBandRun {
  private length = 0
  private readonly corrections = new CorrectionBits()

  constructor(private readonly into: Symbols) {}

  /** Adds a block with its correction bits. */
  add(bits?: CorrectionBits): void {
    this.length++
    bits?.moveTo(this.corrections)
    if (this.length === LONGEST_RUN || this.corrections.length > MOST_CORRECTIONS) this.flush()
  }

  flush(): void {
    if (this.length === 0) return
    const size = magnitude(this.length) - 1
    this.into.add(size << 4, size, this.length - (1 << size))
    this.corrections.write(this.into)
    this.length = 0
  }
}

/** Input of coding one component's scan. */
interface Work {
  readonly plane: Plane
  readonly coefficients: Coefficients
  readonly blocks: Uint32Array
}

/** Codes the first pass over a band's values (T.81, G.1.2.2). */
function codeFirst({ plane, coefficients, blocks }: Work, { from, to, low }: Band, into: Symbols): void {
  const { starts, counts } = plane
  const { places, values } = coefficients
  const run = new EndOfBandRun(into)
  into.clear()
  for (const block of blocks) {
    const start = starts[block]!
    const end = start + counts[block]!
    let last = from - 1
    for (let at = start; at < end; at++) {
      const place = places[at]!
      if (place < from) continue
      if (place > to) break
      const value = values[at]!
      const shifted = value < 0 ? -(-value >> low) : value >> low
      if (shifted === 0) continue
      run.flush()
      let zeros = place - last - 1
      for (; zeros > 15; zeros -= 16) into.add(ZERO_RUN_16, 0, 0)
      const size = magnitude(shifted)
      into.add((zeros << 4) | size, size, valueBits(shifted, size))
      last = place
    }
    if (last < to) run.add()
  }
  run.flush()
}

/** Codes one more bit of all values, `low` bits from the end (T.81, G.1.2.3). */
function codeNext({ plane, coefficients, blocks }: Work, low: number, into: Symbols): void {
  const { starts, counts } = plane
  const { places, values } = coefficients
  const run = new EndOfBandRun(into)
  const corrections = new CorrectionBits()
  into.clear()
  for (const block of blocks) {
    const start = starts[block]!
    const end = start + counts[block]!
    let lastNew = 0
    for (let at = start; at < end; at++) if (Math.abs(values[at]!) >> low === 1) lastNew = places[at]!
    let zeros = 0
    let last = 0
    for (let at = start; at < end; at++) {
      const place = places[at]!
      const size = Math.abs(values[at]!) >> low
      zeros += place - last - 1
      last = place
      if (size === 0) {
        zeros++
        continue
      }
      // After the last new value, zeros belong to the end of the block.
      for (; zeros > 15 && place <= lastNew; zeros -= 16) {
        run.flush()
        into.add(ZERO_RUN_16, 0, 0)
        corrections.write(into)
      }
      if (size > 1) {
        corrections.push(size & 1)
        continue
      }
      run.flush()
      into.add((zeros << 4) | 1, 1, values[at]! < 0 ? 0 : 1)
      corrections.write(into)
      zeros = 0
    }
    if (zeros + LAST_PLACE - last > 0 || corrections.length > 0) run.add(corrections)
  }
  run.flush()
}

function spectralBands({ split, low }: Script): Band[] {
  const first = { from: 1, to: split, low }
  return split === LAST_PLACE ? [first] : [first, { from: split + 1, to: LAST_PLACE, low }]
}

/** The script that takes the fewest bits for a component, estimated from these blocks. */
function bestScript(work: Work, symbols: Symbols): Script {
  const firsts = (script: Script) =>
    spectralBands(script).reduce((sum, band) => {
      codeFirst(work, band, symbols)
      return sum + symbols.cost()
    }, 0)

  let low = 0
  let best = firsts({ split: USUAL_SPLIT, low })
  let later = 0
  for (let bits = 1; bits <= MOST_LOW; bits++) {
    codeNext(work, bits - 1, symbols)
    later += symbols.cost()
    const cost = firsts({ split: USUAL_SPLIT, low: bits }) + later
    if (cost >= best) break
    best = cost
    low = bits
  }
  const costs = SPLITS.map((split) => firsts({ split, low }))
  return { split: SPLITS[costs.indexOf(Math.min(...costs))]!, low }
}

/** The strips as one picture, as described by their headers. */
function wholeOf(strips: readonly SequentialJpeg[]): SequentialJpeg {
  const sum = (of: (strip: SequentialJpeg) => number) => strips.reduce((total, strip) => total + of(strip), 0)
  return { ...strips[0]!, height: sum(({ height }) => height), down: sum(({ down }) => down) }
}

/**
 * Recodes the strips of a picture, sequential JPEGs as read by `readSequential`, as one progressive file with the scans that
 * take the fewest bytes. The strips are equal except in the height of the last; all others have whole units. No coefficient
 * changes.
 */
export function progressiveJpeg(files: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const strips = files.map(readSequential)
  const jpeg = wholeOf(strips)
  const read = strips.map(readCoefficients)
  const coefficients = read.length === 1 ? read[0]! : joinCoefficients(jpeg, read)
  const { planes } = coefficients
  const symbols = new Symbols()
  const parts = headParts(jpeg, SOF2, jpeg.height)

  codeDc(jpeg, coefficients, symbols)
  const dcTables = planes.length > 1 ? [0x00, 0x01] : [0x00]
  const all = jpeg.components.flatMap(({ id }, plane) => [id, tableOf(plane) << 4])
  parts.push(...symbols.write(dcTables, [planes.length, ...all, 0, 0, 0]))

  const scripts = planes.map((plane) => {
    const step = Math.ceil((plane.shownAcross * plane.shownDown) / TRIED_BLOCKS)
    return bestScript({ plane, coefficients, blocks: shownBlocks(plane, step) }, symbols)
  })
  const works = planes.map((plane) => ({ plane, coefficients, blocks: shownBlocks(plane, 1) }))
  const write = (plane: number, { from, to, low }: Band, high: number) => {
    const header = [1, jpeg.components[plane]!.id, tableOf(plane), from, to, (high << 4) | low]
    parts.push(...symbols.write([0x10 | tableOf(plane)], header))
  }
  for (const [plane, script] of scripts.entries()) {
    for (const band of spectralBands(script)) {
      codeFirst(works[plane]!, band, symbols)
      write(plane, band, 0)
    }
  }
  for (const [plane, script] of scripts.entries()) {
    for (let low = script.low - 1; low >= 0; low--) {
      codeNext(works[plane]!, low, symbols)
      write(plane, { from: 1, to: LAST_PLACE, low }, low + 1)
    }
  }
  return concatBytes([...parts, Uint8Array.of(0xff, EOI)])
}
