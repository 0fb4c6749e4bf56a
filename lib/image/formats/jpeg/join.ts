import { uint16At } from '@/lib/core/byte-reader'
import { concatBytes } from '@/lib/core/byte-writer'
import { ScanWriter } from './bits'
import { encodingTable, optimalTable, tableContent, type HuffmanTable } from './huffman'
import { DHT, DRI, EOI, jpegSegment, RST0, SOF0, SOF1, SOS } from './segments'
import { eachSymbol, headParts, readSequential, segmentOf, TABLES, type SequentialJpeg } from './sequential'

/** The header of the first strip, with the size of the whole picture. */
function head(strip: SequentialJpeg, height: number, tables: readonly HuffmanTable[]): Uint8Array {
  const { bytes, segments } = strip
  const units = strip.across * strip.down
  const start = segmentOf(segments, SOS)
  const parts = headParts(strip, segmentOf(segments, SOF0, SOF1).marker, height)
  const scanHead = bytes.subarray(start.start, start.content - 2 + uint16At(bytes, start.content - 2))
  const interval = jpegSegment(DRI, Uint8Array.of(units >> 8, units))
  const contents = tables.map((table, index) => tableContent(TABLES[index]!, table))
  return concatBytes([...parts, jpegSegment(DHT, concatBytes(contents)), interval, scanHead])
}

/**
 * Joins the JPEG files of a picture's strips, from top to bottom, into one. The strips must be baseline with one scan, and
 * equal except in the height of the last; all others have whole units, at most 65,535, since each becomes a restart interval.
 * They are recoded with the best tables for all of them; no value changes.
 */
export function joinJpegStrips(files: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const strips = files.map(readSequential)
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
