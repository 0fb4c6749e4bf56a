import { textAt } from '@/lib/core/byte-reader'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { ToolError } from '@/lib/core/errors'
import { isExifBlock } from '@/lib/image/formats/exif/orientation'
import { withMetadata } from '@/lib/image/formats/jpeg/metadata'
import {
  APP1,
  EXIF_NAME,
  exifBlock,
  jpegSegment,
  jpegSegments,
  MOST_EXIF_BYTES,
} from '@/lib/image/formats/jpeg/segments'
import { imageKind } from '@/lib/image/formats/kind'
import { withPngBlocks, withWebpBlocks } from '@/lib/image/formats/metadata/copy-metadata'
import { exifOf } from '@/lib/image/formats/metadata/exif-block'
import { pngChunks } from '@/lib/image/formats/png/chunks'
import { withHeifExif } from './heif-exif'
import { webpChunk, webpChunks, webpFile } from '@/lib/image/formats/webp/chunks'

/** Nobody has said a time, and at noon the day is the same in most time zones. */
const TIME = '12:00:00'

/** Tags of TIFF 6.0 and EXIF 2.32, and types of their values. */
const MODIFIED = 0x0132
const EXIF_POINTER = 0x8769
const EXIF_VERSION = 0x9000
const TAKEN = 0x9003
const DIGITIZED = 0x9004
const ASCII = 2
const LONG = 4
const UNDEFINED = 7

const HEADER_BYTES = 8
const ENTRY_BYTES = 12
/** A header, and a first directory of nothing. */
const EMPTY_BLOCK = latin1('II*\0\x08\0\0\0\0\0\0\0\0\0')

/** Reads and writes the directories of an EXIF block or a TIFF file, whose first two letters state the byte order. */
class Directories {
  private readonly view: DataView
  private readonly isLittleEndian: boolean

  constructor(private readonly block: Uint8Array) {
    this.view = new DataView(block.buffer, block.byteOffset, block.byteLength)
    this.isLittleEndian = textAt(block, 0, 2) === 'II'
  }

  long(at: number): number {
    return at + 4 <= this.block.length ? this.view.getUint32(at, this.isLittleEndian) : 0
  }

  /** Raw entries by tag, and the offset of the next directory; empty for offset 0, which means none. */
  read(offset: number) {
    const count = offset > 0 && offset + 2 <= this.block.length ? this.view.getUint16(offset, this.isLittleEndian) : 0
    const end = offset + 2 + count * ENTRY_BYTES
    const entries = new Map<number, Uint8Array>()
    for (let at = offset + 2; at < Math.min(end, this.block.length - ENTRY_BYTES + 1); at += ENTRY_BYTES)
      entries.set(this.view.getUint16(at, this.isLittleEndian), this.block.subarray(at, at + ENTRY_BYTES))
    return { entries, next: count > 0 ? this.long(end) : 0 }
  }

  entry(tag: number, type: number, count: number, value: number | string): [number, Uint8Array] {
    const bytes = new Uint8Array(ENTRY_BYTES)
    const view = new DataView(bytes.buffer)
    view.setUint16(0, tag, this.isLittleEndian)
    view.setUint16(2, type, this.isLittleEndian)
    view.setUint32(4, count, this.isLittleEndian)
    if (typeof value === 'string') bytes.set(latin1(value), 8)
    else view.setUint32(8, value, this.isLittleEndian)
    return [tag, bytes]
  }

  write(entries: ReadonlyMap<number, Uint8Array>, next: number): Uint8Array {
    const [count, link] = [new DataView(new ArrayBuffer(2)), new DataView(new ArrayBuffer(4))]
    count.setUint16(0, entries.size, this.isLittleEndian)
    link.setUint32(0, next, this.isLittleEndian)
    const sorted = [...entries].sort(([one], [other]) => one - other).map(([, entry]) => entry)
    return concatBytes([new Uint8Array(count.buffer), ...sorted, new Uint8Array(link.buffer)])
  }

  /** The block with its first directory at another offset. */
  startingAt(offset: number): Uint8Array {
    const block = Uint8Array.from(this.block)
    new DataView(block.buffer).setUint32(4, offset, this.isLittleEndian)
    return block
  }
}

/**
 * The block with a date of capture, digitizing and change. Both directories are rewritten after the rest, which stays
 * where it is, because offsets in it (a maker's notes, a thumbnail) count from the start.
 */
function withDate(block: Uint8Array, day: string): Uint8Array<ArrayBuffer> {
  const directories = new Directories(block)
  const first = directories.read(directories.long(4))
  const pointer = first.entries.get(EXIF_POINTER)
  const exif = directories.read(pointer ? directories.long(pointer.byteOffset - block.byteOffset + 8) : 0)

  const text = latin1(`${day.replaceAll('-', ':')} ${TIME}\0`)
  const padding = new Uint8Array(block.length % 2)
  const texts = [text, text, text]
  const date = (tag: number, place: number) =>
    directories.entry(tag, ASCII, text.length, block.length + padding.length + place * text.length)
  const exifOffset = block.length + padding.length + texts.length * text.length
  const version = directories.entry(EXIF_VERSION, UNDEFINED, 4, '0232')
  const newExif = directories.write(new Map([version, ...exif.entries, date(TAKEN, 0), date(DIGITIZED, 1)]), exif.next)
  const newFirst = directories.write(
    new Map([...first.entries, date(MODIFIED, 2), directories.entry(EXIF_POINTER, LONG, 1, exifOffset)]),
    first.next,
  )
  const moved = directories.startingAt(exifOffset + newExif.length)
  return concatBytes([moved, padding, ...texts, newExif, newFirst])
}

type Insert = (file: Uint8Array<ArrayBuffer>, exif: Uint8Array) => Uint8Array<ArrayBuffer>

/** Replaces the EXIF block of a file. */
const INSERT: Readonly<Record<string, Insert>> = {
  jpeg(file, exif) {
    if (exif.length > MOST_EXIF_BYTES) throw new ToolError('noDates')
    const segments = jpegSegments(file)
    const kept = segments.filter((segment) => !exifBlock(file, segment))
    const rest = kept.map(({ start, end }) => file.subarray(start, end))
    const bare = concatBytes([file.subarray(0, 2), ...rest, file.subarray(segments.at(-1)?.end)])
    return withMetadata(bare, jpegSegment(APP1, concatBytes([latin1(EXIF_NAME), exif])))
  },
  png(file, exif) {
    const own = pngChunks(file).find(({ type }) => type === 'eXIf')
    const bare = own ? concatBytes([file.subarray(0, own.start), file.subarray(own.end)]) : file
    return withPngBlocks(bare, { eXIf: exif })
  },
  webp(file, exif) {
    const kept = webpChunks(file).filter(({ type }) => type !== 'EXIF')
    const bare = webpFile(kept.map(({ type, content, end }) => webpChunk(type, file.subarray(content, end))))
    return withWebpBlocks(bare, exif, null)
  },
  tiff: (_file, exif) => Uint8Array.from(exif),
  heic: withHeifExif,
  avif: withHeifExif,
}

/**
 * A copy of an image file without a date that says it was taken on `day`, at noon; its pixels are not touched. ToolErrors:
 * `noDates` for a kind of file that cannot be given one, of the formats.
 */
export function withFirstDate(file: Uint8Array<ArrayBuffer>, day: string): Uint8Array<ArrayBuffer> {
  const insert = INSERT[imageKind(file) ?? '']
  const own = insert && exifOf(file)
  if (!insert || (own && !isExifBlock(own))) throw new ToolError('noDates')
  return insert(file, withDate(own && own.length >= HEADER_BYTES ? own : EMPTY_BLOCK, day))
}
