import { textAt, uint16At } from '@/lib/core/byte-reader'
import { concatBytes, latin1, uint32BigEndian, uint32LittleEndian } from '@/lib/core/byte-writer'
import { crc32 } from '@/lib/core/crc32'
import { ToolError } from '@/lib/core/errors'
import { EXIF_DATE_LENGTH, exifDates } from '@/lib/image/formats/exif/dates'
import { writeBack } from '@/lib/image/formats/heif/items'
import {
  APP1,
  EXIF_NAME,
  MOST_EXIF_BYTES,
  exifBlock,
  jpegSegment,
  jpegSegments,
  unnamedExif,
} from '@/lib/image/formats/jpeg/segments'
import { imageKind } from '@/lib/image/formats/kind'
import { blockContent, blocksOf, type Block } from '@/lib/image/formats/metadata/blocks'
import { exifOf } from '@/lib/image/formats/metadata/exif-block'
import { iptcIn, iptcRecords } from '@/lib/image/formats/metadata/strip-blocks'
import { rawProfile } from '@/lib/image/formats/metadata/raw-profile'
import { xmpDates } from '@/lib/image/formats/metadata/xmp-dates'
import { PNG_CHECK_SUM_BYTES, pngChunks } from '@/lib/image/formats/png/chunks'
import { webpChunk, webpChunks, webpFile } from '@/lib/image/formats/webp/chunks'
import { isExifBlock } from '@/lib/image/formats/exif/orientation'
import { laterDirectories, Tiff, TIFF_IPTC, TIFF_RESOURCES } from '@/lib/image/formats/exif/tiff'
import { withMetadata } from '@/lib/image/formats/jpeg/metadata'
import { withPngBlocks, withWebpBlocks } from '@/lib/image/formats/metadata/copy-metadata'
import { withHeifExif } from './heif-exif'

/** The change to a file's dates: a shift by hours, or another day at the same time. */
export type Redating = { readonly hours: number } | { readonly day: string }

const HOUR = 3_600_000

/** `20240506070809` changed, or as it was where it leaves the years of four digits; undefined where it is no date. */
function redated(digits: string, change: Redating): string | undefined {
  const [, year = NaN, month = NaN, day, hour = NaN, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits)?.map(Number) ?? []
  const stamp = new Date(0)
  stamp.setUTCFullYear(year, month - 1, day)
  stamp.setUTCHours(hour, minute, second)
  const written = (date: Date) => date.toISOString().replace(/\D/g, '').slice(0, 14)
  // Zeros, blanks and days that no month has.
  if (Number.isNaN(stamp.getTime()) || written(stamp) !== digits) return undefined
  if ('day' in change) return change.day.replaceAll('-', '') + digits.slice(8)
  const moved = new Date(stamp.getTime() + change.hours * HOUR)
  return moved.getUTCFullYear() > 0 && moved.getUTCFullYear() <= 9999 ? written(moved) : digits
}

/** Overwrites digits and leaves the characters between them. Returns how many dates were changed. */
function rewrite(place: Uint8Array, change: Redating): number {
  const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39
  const digits = String.fromCharCode(...place.filter(isDigit))
  const next = redated(digits.padEnd(14, '0'), change)
  if (next === undefined) return 0
  let at = 0
  for (const [index, byte] of place.entries()) if (isDigit(byte)) place[index] = next.charCodeAt(at++)
  return 1
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

function redateExif(block: Uint8Array, change: Redating): number {
  return sum(exifDates(block).map(({ at }) => rewrite(block.subarray(at, at + EXIF_DATE_LENGTH), change)))
}

function redateXmp(xmp: Uint8Array, change: Redating): number {
  return sum(
    xmpDates(xmp).map(({ value, at, size }) => {
      const [date = ''] = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?/.exec(value) ?? []
      // A day without a time cannot be shifted by hours.
      if (!date.includes('T') && 'hours' in change) return 0
      return rewrite(xmp.subarray(at, at + date.length * size), change)
    }),
  )
}

/** Data sets of IPTC for days, each with that of its time: created, digitized. */
const IPTC_DATES = [
  [55, 60],
  [62, 63],
] as const

function redateIptc(iptc: Uint8Array, change: Redating): number {
  const records = new Map(iptcRecords(iptc))
  return sum(
    IPTC_DATES.map(([dayNumber, timeNumber]) => {
      const [day, time] = [records.get(dayNumber)?.subarray(0, 8), records.get(timeNumber)?.subarray(0, 6)]
      if (!day || (!time && 'hours' in change)) return 0
      const both = Uint8Array.of(...day, ...(time ?? []))
      const count = rewrite(both, change)
      day.set(both.subarray(0, 8))
      time?.set(both.subarray(8))
      return count
    }),
  )
}

const BLOCKS: Partial<Record<Block['kind'], (content: Uint8Array, change: Redating) => number>> = {
  exif: redateExif,
  xmp: redateXmp,
  resources: (content, change) => sum(iptcIn(content).map((iptc) => redateIptc(iptc, change))),
}

/** Every block of the picture itself, however many segments or extents it is in. */
function redateBlocks(bytes: Uint8Array, change: Redating): number {
  const own = blocksOf(bytes).blocks.filter(({ part }) => !part)
  return sum(
    own.map((block) => {
      const content = blockContent(bytes, block)
      const count = BLOCKS[block.kind]?.(content, change) ?? 0
      writeBack(bytes, block.extents, content)
      return count
    }),
  )
}

/** PNG's time of its last change: a year of two bytes, then month, day, hour, minute, second (11.3.6.1). */
function redateTime(time: Uint8Array, change: Redating): number {
  const parts = [uint16At(time, 0), ...time.subarray(2)]
  const digits = latin1(parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join(''))
  const count = rewrite(digits, change)
  const text = String.fromCharCode(...digits)
  const [year, ...others] = [text.slice(0, 4), ...(text.slice(4).match(/\d\d/g) ?? [])].map(Number)
  time.set([year! >> 8, year! & 0xff, ...others].slice(0, time.length))
  return count
}

const isHexDigit = (byte: number) => /[\da-f]/i.test(String.fromCharCode(byte))

/** Texts of a PNG for the time of capture: the specification's, and ImageMagick's of EXIF. */
const DATE_TEXT =
  /^(?:Creation Time|exif:DateTime\w*)\0(?:\0\0[^\0]*\0[^\0]*\0)?(?=\d{4}[:-]\d\d[:-]\d\d[ T]\d\d:\d\d:\d\d)/i

/** More bytes than a keyword, its translation and a date have. */
const LONGEST_HEAD = 128

/** A raw profile is its block in hexadecimal digits, and ends with it: those that say another date are overwritten. */
function redateText(chunk: Uint8Array, change: Redating): number {
  const profile = rawProfile(chunk)
  const [keyword] = DATE_TEXT.exec(textAt(chunk, 0, LONGEST_HEAD)) ?? []
  if (keyword) return rewrite(chunk.subarray(keyword.length, keyword.length + EXIF_DATE_LENGTH), change)
  if (!profile) return redateXmp(chunk, change)
  const content = profile.content.slice()
  const count = BLOCKS[profile.kind]?.(content, change) ?? 0
  const digits = [...chunk.keys()].filter((at) => isHexDigit(chunk[at]!)).reverse()
  for (const [index, byte] of content.entries()) {
    if (byte === profile.content[index]) continue
    const fromEnd = 2 * (content.length - 1 - index)
    const [high, low] = latin1(byte.toString(16).padStart(2, '0'))
    chunk[digits[fromEnd + 1]!] = high!
    chunk[digits[fromEnd]!] = low!
  }
  return count
}

const PNG_DATES: Readonly<Record<string, (content: Uint8Array, change: Redating) => number>> = {
  eXIf: (content, change) => redateExif(unnamedExif(content), change),
  iTXt: redateText,
  tEXt: redateText,
  tIME: redateTime,
}

function redatePng(bytes: Uint8Array, change: Redating): number {
  return sum(
    pngChunks(bytes).map(({ type, start, content, end }) => {
      const count = PNG_DATES[type]?.(bytes.subarray(content, end - PNG_CHECK_SUM_BYTES), change) ?? 0
      const checked = bytes.subarray(start + 4, end - PNG_CHECK_SUM_BYTES)
      if (count > 0) bytes.set(uint32BigEndian(crc32(checked)), end - PNG_CHECK_SUM_BYTES)
      return count
    }),
  )
}

/** XMP is uncompressed in a TIFF, and its names do not occur in pixel data. */
function redateTiff(bytes: Uint8Array, change: Redating): number {
  const tiff = new Tiff(bytes)
  const values = [tiff.long(4), ...laterDirectories(bytes)].flatMap((at) => tiff.directory(at).values)
  const blocks = values.filter(({ tag }) => tag === TIFF_IPTC || tag === TIFF_RESOURCES)
  const contents = blocks.map(({ at, length }) => bytes.subarray(at, at + length))
  const iptc = contents.flatMap((content) => [content, ...iptcIn(content)]).map((data) => redateIptc(data, change))
  return redateExif(bytes, change) + redateXmp(bytes, change) + sum(iptc)
}

const REDATERS: Readonly<Record<string, (bytes: Uint8Array, change: Redating) => number>> = {
  jpeg: redateBlocks,
  png: redatePng,
  webp: redateBlocks,
  avif: redateBlocks,
  heic: redateBlocks,
  tiff: redateTiff,
}

/**
 * A copy of an image file with changed dates of capture, digitizing and modification; everything else, including the length,
 * stays the same. Time zones and GPS time are kept. A file without a date gets that of a day. ToolErrors: `noDates` if there is
 * no date to move or none can be added, and those of the formats.
 */
export function redate(original: Uint8Array, change: Redating): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(original)
  const count = REDATERS[imageKind(bytes) ?? '']?.(bytes, change) ?? 0
  if (count > 0) return bytes
  if ('day' in change) return withFirstDate(bytes, change.day)
  throw new ToolError('noDates')
}

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
