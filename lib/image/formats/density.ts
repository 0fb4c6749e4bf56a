import { textAt, uint16At, uint32At } from '@/lib/core/byte-reader'
import { concatBytes, latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { unlessRefused } from '@/lib/core/errors'
import { isExifBlock } from './exif/orientation'
import { SHORT, Tiff } from './exif/tiff'
import type { ImageKind } from './image-formats'
import { APP0, beginsWith, jpegSegment, SOS, walkSegments } from './jpeg/segments'
import { withPngBlocks, withWebpBlocks } from './metadata/copy-metadata'
import { exifOf } from './metadata/exif-block'
import { walkChunks } from './png/chunks'
import { webpChunk, webpChunks, webpExif, webpFile, type WebpChunk } from './webp/chunks'

const MILLIMETERS_PER_INCH = 25.4
const CENTIMETERS_PER_INCH = 2.54

/** What Exif writes where the density is unknown (CIPA DC-008, 4.6.5, XResolution). */
const UNKNOWN = 72
/** Tags of TIFF 6.0, a fraction and its unit: 2 an inch, 3 a centimeter. */
const [X_RESOLUTION, RESOLUTION_UNIT] = [0x011a, 0x0128]
const [RATIONAL, ENTRY_BYTES] = [5, 12]

/** Dots per inch of an EXIF block or TIFF file; NaN if it states none. */
function exifDensity(block: Uint8Array): number {
  const tiff = new Tiff(block)
  const { link } = tiff.isBig ? { link: 0 } : tiff.first()
  let [dots, perInch] = [Number.NaN, 1]
  for (let at = tiff.offset(4) + 2; at < Math.min(link, block.length); at += ENTRY_BYTES) {
    const tag = tiff.number({ type: SHORT, at })
    const fraction = tiff.long(at + 8)
    const type = tiff.number({ type: SHORT, at: at + 2 })
    if (tag === X_RESOLUTION && type === RATIONAL) dots = tiff.long(fraction) / tiff.long(fraction + 4)
    if (tag === RESOLUTION_UNIT && tiff.number({ type: SHORT, at: at + 8 }) === 3) perInch = CENTIMETERS_PER_INCH
  }
  return dots * perInch
}

/** The same of a JFIF segment (version, unit, density), whose units are 1 for an inch and 2 for a centimeter. */
function jfifDensity(bytes: Uint8Array): number {
  for (const segment of walkSegments(bytes)) {
    if (segment.marker === SOS) break
    if (segment.marker !== APP0 || !beginsWith(bytes, segment, 'JFIF\0')) continue
    const perInch = [Number.NaN, 1, CENTIMETERS_PER_INCH][bytes[segment.content + 7]!] ?? Number.NaN
    return uint16At(bytes, segment.content + 8) * perInch
  }
  return Number.NaN
}

/** The same of a PNG, which states it per meter. */
function pngDensityOf(bytes: Uint8Array): number {
  for (const { type, content } of walkChunks(bytes)) {
    if (type === 'IDAT') break
    if (type === 'pHYs' && bytes[content + 8] === 1) return (uint32At(bytes, content) * MILLIMETERS_PER_INCH) / 1000
  }
  return Number.NaN
}

function statedDensity(bytes: Uint8Array, kind: ImageKind): number {
  const own = kind === 'jpeg' ? jfifDensity(bytes) : kind === 'png' ? pngDensityOf(bytes) : Number.NaN
  const exif = Number.isNaN(own) || Math.round(own) === UNKNOWN ? exifOf(bytes) : null
  return exif ? exifDensity(exif) : own
}

/** Whole dots per inch that a picture file states; undefined if it states none, or what stands for unknown. */
export function densityOf(bytes: Uint8Array, kind: ImageKind): number | undefined {
  const density = Math.round(unlessRefused(() => statedDensity(bytes, kind), Number.NaN))
  return density > 0 && density < 0x10000 && density !== UNKNOWN ? density : undefined
}

/** JFIF 1.01: version, units (1: dots per inch), both densities, no thumbnail. */
function jfif(dpi: number): Uint8Array {
  const density = [dpi >> 8, dpi & 0xff]
  return jpegSegment(APP0, concatBytes([latin1('JFIF\0\x01\x01\x01'), Uint8Array.from([...density, ...density, 0, 0])]))
}

/** PNG specification 11.3.4.3: pixels per unit on both axes, in meters (1). */
function pngDensity(dpi: number): Uint8Array {
  const perMeter = uint32BigEndian(Math.round((dpi * 1000) / MILLIMETERS_PER_INCH))
  return concatBytes([perMeter, perMeter, Uint8Array.of(1)])
}

const EMPTY_EXIF = latin1('MM\0*\0\0\0\x08\0\0\0\0\0\0')
const DENSITY_TAGS = [X_RESOLUTION, X_RESOLUTION + 1, RESOLUTION_UNIT]

/**
 * An EXIF block with XResolution and YResolution in dots per inch. IFD0 is written again at its end, with the two tags; everything
 * else keeps its offset.
 */
function withExifDensity(block: Uint8Array, dpi: number): Uint8Array {
  const read = new Tiff(block)
  const [first, { link }] = [read.long(4), read.first()]
  if (!isExifBlock(block) || first < 8 || link + 4 > block.length) return block
  const entries = DENSITY_TAGS.map((tag) => ({ tag, at: 0 }))
  for (let at = first + 2; at < link; at += ENTRY_BYTES) {
    const tag = read.number({ type: SHORT, at })
    if (!DENSITY_TAGS.includes(tag)) entries.push({ tag, at })
  }
  entries.sort((one, other) => one.tag - other.tag)
  const start = block.length + (block.length % 2)
  const end = start + 2 + entries.length * ENTRY_BYTES
  const copy = concatBytes([block, new Uint8Array(end + 20 - block.length)])
  const tiff = new Tiff(copy)
  const setShort = (at: number, value: number) => tiff.setNumber({ type: SHORT, at }, value)
  for (const [index, { tag, at }] of entries.entries()) {
    const to = start + 2 + index * ENTRY_BYTES
    copy.set(block.subarray(at, at > 0 ? at + ENTRY_BYTES : 0), to)
    if (at > 0) continue
    setShort(to, tag)
    setShort(to + 2, tag === RESOLUTION_UNIT ? SHORT : RATIONAL)
    tiff.setLong(to + 4, 1)
    if (tag === RESOLUTION_UNIT) setShort(to + 8, 2)
    else tiff.setLong(to + 8, end + 4 + (tag - X_RESOLUTION) * 8)
  }
  setShort(start, entries.length)
  copy.set(block.subarray(link, link + 4), end)
  for (const at of [end + 4, end + 12]) {
    tiff.setLong(at, dpi)
    tiff.setLong(at + 4, 1)
  }
  copy.fill(0, first, link + 4)
  tiff.setLong(4, start)
  return copy
}

/** A WebP with its density in its EXIF. */
function webpWithDensity(bytes: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  const chunks = webpChunks(bytes)
  const exif = webpExif(bytes, chunks)
  if (!exif) return withWebpBlocks(bytes, withExifDensity(EMPTY_EXIF, dpi), null)
  if (Math.round(exifDensity(exif)) === dpi) return bytes
  const stated = webpChunk('EXIF', withExifDensity(exif, dpi))
  const whole = ({ start, end }: WebpChunk) => bytes.subarray(start, end + ((end - start) % 2))
  return webpFile(chunks.map((chunk) => (chunk.type === 'EXIF' ? stated : whole(chunk))))
}

/** A JPEG, PNG or WebP with its dots per inch stated, a WebP in its EXIF; a file of another kind as it is. */
export function withDensity(bytes: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  const head = textAt(bytes, 0, 4)
  if (head === '\x89PNG') return withPngBlocks(bytes, { pHYs: pngDensity(dpi) })
  if (head === 'RIFF') return webpWithDensity(bytes, dpi)
  if (!head.startsWith('\xff\xd8')) return bytes
  const hasJfif = textAt(bytes, 6, 5) === 'JFIF\0'
  const rest = hasJfif ? 4 + ((bytes[4]! << 8) | bytes[5]!) : 2
  return concatBytes([bytes.subarray(0, 2), jfif(dpi), bytes.subarray(rest)])
}
