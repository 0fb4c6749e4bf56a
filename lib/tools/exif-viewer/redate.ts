import { uint16At } from '@/lib/core/byte-reader'
import { latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { crc32 } from '@/lib/core/crc32'
import { ToolError } from '@/lib/core/errors'
import { EXIF_DATE_LENGTH, exifDates } from '@/lib/image/formats/exif/dates'
import { metadataItems, writeBack } from '@/lib/image/formats/heif/items'
import {
  beginsWith,
  exifBlock,
  jpegSegments,
  PHOTOSHOP_NAME,
  unnamedExif,
  XMP_NAME,
} from '@/lib/image/formats/jpeg/segments'
import { imageKind } from '@/lib/image/formats/kind'
import { contentOf, exifStart } from '@/lib/image/formats/metadata/exif-block'
import { iptcIn, iptcRecords } from '@/lib/image/formats/metadata/strip-blocks'
import { xmpDates } from '@/lib/image/formats/metadata/xmp-dates'
import { PNG_CHECK_SUM_BYTES, pngChunks } from '@/lib/image/formats/png/chunks'
import { webpChunks, webpExif } from '@/lib/image/formats/webp/chunks'
import { withFirstDate } from './first-date'

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

function redateJpeg(bytes: Uint8Array, change: Redating): number {
  return sum(
    jpegSegments(bytes).map((segment) => {
      const exif = exifBlock(bytes, segment)
      if (exif) return redateExif(exif, change)
      const behind = (name: string) => bytes.subarray(segment.content + name.length, segment.end)
      if (beginsWith(bytes, segment, XMP_NAME)) return redateXmp(behind(XMP_NAME), change)
      if (!beginsWith(bytes, segment, PHOTOSHOP_NAME)) return 0
      return sum(iptcIn(behind(PHOTOSHOP_NAME)).map((iptc) => redateIptc(iptc, change)))
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

const PNG_DATES: Readonly<Record<string, (content: Uint8Array, change: Redating) => number>> = {
  eXIf: (content, change) => redateExif(unnamedExif(content), change),
  iTXt: redateXmp,
  tEXt: redateXmp,
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

function redateWebp(bytes: Uint8Array, change: Redating): number {
  const chunks = webpChunks(bytes)
  const exif = webpExif(bytes, chunks)
  const xmp = chunks.filter(({ type }) => type === 'XMP ').map(({ content, end }) => bytes.subarray(content, end))
  return (exif ? redateExif(exif, change) : 0) + sum(xmp.map((packet) => redateXmp(packet, change)))
}

function redateHeif(bytes: Uint8Array, change: Redating): number {
  return sum(
    metadataItems(bytes).map(({ kind, extents }) => {
      const content = contentOf(bytes, extents)
      const count =
        kind === 'exif' ? redateExif(content.subarray(exifStart(content)), change) : redateXmp(content, change)
      writeBack(bytes, extents, content)
      return count
    }),
  )
}

const REDATERS: Readonly<Record<string, (bytes: Uint8Array, change: Redating) => number>> = {
  jpeg: redateJpeg,
  png: redatePng,
  webp: redateWebp,
  avif: redateHeif,
  heic: redateHeif,
  // XMP is uncompressed in a TIFF, and its names do not occur in pixel data.
  tiff: (bytes, change) => redateExif(bytes, change) + redateXmp(bytes, change),
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
