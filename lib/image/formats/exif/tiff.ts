import { textAt } from '@/lib/core/byte-reader'
import type { Size } from '@/lib/image/pixels/geometry'

/** Types of a directory's entries that hold whole numbers (TIFF 6.0, section 2; BigTIFF); places of directories may be of type IFD (TIFF Technical Note 1). */
export const SHORT = 3
const LONG = 4
const IFD = 13
const LONG8 = 16
const IFD8 = 18
const ASCII = 2
const UTF8 = 129
/** Bytes of one value by its type (TIFF 6.0, section 2; EXIF 3.0, 4.6.2). */
export const TYPE_BYTES: Readonly<Record<number, number>> = {
  ...[0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4],
  [UTF8]: 1,
}

/** Tags of a TIFF that hold XMP, IPTC and Photoshop's image resources. */
export const TIFF_XMP = 700
export const TIFF_IPTC = 33_723
export const TIFF_RESOURCES = 34_377

const WIDTH = 0x0100
const HEIGHT = 0x0101

/** Position of an entry's number. */
export interface TiffEntry {
  readonly tag: number
  readonly type: number
  /** Offset of the number from the TIFF header. */
  readonly at: number
}

/** Position of a value that does not fit in its entry: its offset from the TIFF header, and its bytes. */
export interface TiffValue {
  readonly tag: number
  readonly at: number
  readonly length: number
}

interface TiffDirectory {
  /** The entries that hold one whole number, in order. */
  readonly entries: readonly TiffEntry[]
  readonly values: readonly TiffValue[]
  /** Positions of the type of each text in UTF-8. */
  readonly utf8: readonly number[]
  readonly isEmpty: boolean
  /** Position of the offset of the next directory. */
  readonly link: number
}

/**
 * Reads and writes the numbers of a TIFF block, such as EXIF, in its own byte order; BigTIFF as well. Numbers outside the block
 * read as 0 and are not written.
 */
export class Tiff {
  private readonly view: DataView
  readonly isLittleEndian: boolean
  readonly isBig: boolean

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.isLittleEndian = textAt(bytes, 0, 2) === 'II'
    this.isBig = this.short(2) === 43
  }

  /** The directory that the header names. */
  first(): TiffDirectory {
    return this.directory(this.offset(this.isBig ? 8 : 4))
  }

  /** Bytes of an offset, and of a value that stands in its entry. */
  private get offsetBytes(): number {
    return this.isBig ? 8 : 4
  }

  /** The offset that is stored at a position, such as the link of a directory. */
  offset(at: number): number {
    return this.isBig ? this.long8(at) : this.long(at)
  }

  /** The directory at an offset; an empty one at offset 0, which means none. */
  directory(offset: number): TiffDirectory {
    const [countBytes, entryBytes, valueAt] = this.isBig ? [8, 20, 12] : [2, 12, 8]
    const count = offset > 0 ? this.number({ type: this.isBig ? LONG8 : SHORT, at: offset }) : 0
    const start = offset + countBytes
    const link = start + count * entryBytes
    const wholeNumbers = [SHORT, LONG, IFD, ...(this.isBig ? [LONG8, IFD8] : [])]
    const entries: TiffEntry[] = []
    const values: TiffValue[] = []
    const utf8: number[] = []
    for (let at = start; at < Math.min(link, this.view.byteLength); at += entryBytes) {
      const entry = { tag: this.short(at), type: this.short(at + 2), at: at + valueAt }
      if (wholeNumbers.includes(entry.type)) entries.push(entry)
      if (entry.type === UTF8) utf8.push(at + 2)
      const length = (TYPE_BYTES[entry.type] ?? 0) * this.offset(at + 4)
      if (length > this.offsetBytes) values.push({ tag: entry.tag, at: this.offset(entry.at), length })
    }
    return { entries, values, utf8, isEmpty: count === 0, link }
  }

  /** The number of an entry. */
  number({ type, at }: Pick<TiffEntry, 'type' | 'at'>): number {
    if (type === LONG8 || type === IFD8) return this.long8(at)
    return type === SHORT ? this.short(at) : this.long(at)
  }

  /** The number of the first entry with a tag, as decoders take it. */
  numberOf(wanted: number, { entries }: Pick<TiffDirectory, 'entries'> = this.first()): number | undefined {
    const entry = entries.find(({ tag }) => tag === wanted)
    return entry && this.number(entry)
  }

  setNumber({ type, at }: Pick<TiffEntry, 'type' | 'at'>, value: number): void {
    if (type !== SHORT) return this.setLong(at, value)
    if (this.reaches(at + 2)) this.view.setUint16(at, value, this.isLittleEndian)
  }

  long(at: number): number {
    return this.reaches(at + 4) ? this.view.getUint32(at, this.isLittleEndian) : 0
  }

  setLong(at: number, value: number): void {
    if (this.reaches(at + 4)) this.view.setUint32(at, value, this.isLittleEndian)
  }

  short(at: number): number {
    return this.reaches(at + 2) ? this.view.getUint16(at, this.isLittleEndian) : 0
  }

  private long8(at: number): number {
    return this.reaches(at + 8) ? Number(this.view.getBigUint64(at, this.isLittleEndian)) : 0
  }

  private reaches(end: number): boolean {
    return end <= this.view.byteLength
  }
}

/** Tags in the first directory of camera raw files (DNG 1.7; Nikon, Pentax and Sony use their own compression). */
const NEW_SUBFILE_TYPE = 0x00fe
const COMPRESSION = 0x0103
const PHOTOMETRIC = 0x0106
const SUB_IFDS = 0x014a
const EXIF_POINTER = 0x8769
/** Each costs a parse; pages of longer documents are said not to be read. */
export const MOST_DIRECTORIES = 30
const RAW_COMPRESSIONS = [32_767, 34_713, 65_535]
/** Pixels behind color filters, and linear ones (DNG 1.7). */
const RAW_PHOTOMETRICS = [32_803, 34_892]

/** True for a camera raw file based on TIFF: CR2, DNG, NEF, ARW, PEF. Its first directory is only a small preview. */
export function isRawTiff(bytes: Uint8Array): boolean {
  const tiff = new Tiff(bytes)
  const directory = tiff.first()
  const value = (wanted: number) => tiff.numberOf(wanted, directory)
  const isSmallCopy = ((value(NEW_SUBFILE_TYPE) ?? 0) & 1) === 1 && value(SUB_IFDS) !== undefined
  const isRawData =
    RAW_COMPRESSIONS.includes(value(COMPRESSION) ?? 1) || RAW_PHOTOMETRICS.includes(value(PHOTOMETRIC) ?? 1)
  return textAt(bytes, 8, 2) === 'CR' || isSmallCopy || isRawData
}

/** The size in pixels that the first directory of a TIFF file states; 0 for a side that it does not state. */
export function tiffSize(bytes: Uint8Array): Size {
  const tiff = new Tiff(bytes)
  return { width: tiff.numberOf(WIDTH) ?? 0, height: tiff.numberOf(HEIGHT) ?? 0 }
}

/** Offsets of the directories after the first, about thirty at most: further pages or a thumbnail, and sub-directories (SubIFDs). */
export function laterDirectories(bytes: Uint8Array): number[] {
  const tiff = new Tiff(bytes)
  const found = new Set([tiff.long(4)])
  for (const offset of found) {
    const { entries, values, link } = tiff.directory(offset)
    const listed = values.filter(({ tag }) => tag === SUB_IFDS)
    const places = listed.flatMap(({ at, length }) =>
      Array.from({ length: Math.min(length / 4, MOST_DIRECTORIES) }, (_, each) => at + each * 4),
    )
    const single = entries.filter(({ tag }) => tag === SUB_IFDS && listed.length === 0).map(({ at }) => at)
    for (const next of [link, ...single, ...places].map((at) => tiff.long(at)))
      if (next > 0 && next < bytes.length && found.size <= MOST_DIRECTORIES) found.add(next)
  }
  return [...found].slice(1)
}

/** Calls the texts that EXIF 3.0 marks as UTF-8 ASCII, in place: a parser that knows only EXIF 2 reads either. */
export function callTextsAscii(block: Uint8Array): void {
  const tiff = new Tiff(block)
  const places = new Set([tiff.long(4), ...laterDirectories(block)])
  for (const place of places) {
    const { entries, utf8 } = tiff.directory(place)
    for (const at of utf8) tiff.setNumber({ type: SHORT, at }, ASCII)
    for (const { tag, at } of entries)
      if (tag === EXIF_POINTER && places.size < 2 * MOST_DIRECTORIES) places.add(tiff.long(at))
  }
}
