import { concatBytes, latin1, uint32LittleEndian } from '@/lib/core/byte-writer'
import { ToolError } from '@/lib/core/errors'
import { isExifBlock } from '@/lib/image/formats/exif/orientation'
import { Tiff } from '@/lib/image/formats/exif/tiff'
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

/** Reads and writes the directories of an EXIF block or a TIFF file, in its byte order. */
class Directories {
  readonly tiff: Tiff

  constructor(private readonly block: Uint8Array) {
    this.tiff = new Tiff(block)
  }

  /** Raw entries by tag, and the offset of the next directory; empty for offset 0, which means none. */
  read(offset: number) {
    const count = offset > 0 ? this.tiff.short(offset) : 0
    const end = offset + 2 + count * ENTRY_BYTES
    const entries = new Map<number, Uint8Array>()
    for (let at = offset + 2; at < Math.min(end, this.block.length - ENTRY_BYTES + 1); at += ENTRY_BYTES)
      entries.set(this.tiff.short(at), this.block.subarray(at, at + ENTRY_BYTES))
    return { entries, next: count > 0 ? this.tiff.long(end) : 0 }
  }

  private number(value: number, length: 2 | 4): Uint8Array {
    const bytes = uint32LittleEndian(value).slice(0, length)
    return this.tiff.isLittleEndian ? bytes : bytes.reverse()
  }

  /** `value`: a number of four bytes, or as many letters. */
  entry(tag: number, type: number, count: number, value: number | string): [number, Uint8Array] {
    const start = [this.number(tag, 2), this.number(type, 2), this.number(count, 4)]
    return [tag, concatBytes([...start, typeof value === 'string' ? latin1(value) : this.number(value, 4)])]
  }

  write(entries: ReadonlyMap<number, Uint8Array>, next: number): Uint8Array {
    const sorted = [...entries].sort(([one], [other]) => one - other).map(([, entry]) => entry)
    return concatBytes([this.number(entries.size, 2), ...sorted, this.number(next, 4)])
  }

  /** The block with its first directory at another offset. */
  startingAt(offset: number): Uint8Array {
    return concatBytes([this.block.subarray(0, 4), this.number(offset, 4), this.block.subarray(HEADER_BYTES)])
  }
}

/**
 * The block with a date of capture, digitizing and change. Both directories are rewritten after the rest, which stays
 * where it is, because offsets in it (a maker's notes, a thumbnail) count from the start.
 */
function withDate(block: Uint8Array, day: string): Uint8Array<ArrayBuffer> {
  const directories = new Directories(block)
  const first = directories.read(directories.tiff.long(4))
  const pointer = first.entries.get(EXIF_POINTER)
  const exif = directories.read(pointer ? directories.tiff.long(pointer.byteOffset - block.byteOffset + 8) : 0)

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
