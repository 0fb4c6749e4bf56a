import { textAt, uint16At, uint32At } from '@/lib/core/byte-reader'
import { concatBytes, latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { isToolError } from '@/lib/core/errors'
import { SHORT, Tiff } from './exif/tiff'
import type { ImageKind } from './image-formats'
import { APP0, beginsWith, jpegSegment, SOS, walkSegments } from './jpeg/segments'
import { withWebpBlocks } from './metadata/copy-metadata'
import { exifOf } from './metadata/exif-block'
import { PNG_SIGNATURE_BYTES, pngChunk, walkChunks } from './png/chunks'
import { webpChunks } from './webp/chunks'

const MILLIMETERS_PER_INCH = 25.4
const CENTIMETERS_PER_INCH = 2.54
/** IHDR, with length and check sum. */
const PNG_HEADER_BYTES = 25

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
  const exif = Number.isNaN(own) ? exifOf(bytes) : null
  return exif ? exifDensity(exif) : own
}

/** Whole dots per inch that a picture file states; undefined if it states none, or what stands for unknown. */
export function densityOf(bytes: Uint8Array, kind: ImageKind): number | undefined {
  try {
    const density = Math.round(statedDensity(bytes, kind))
    return density > 0 && density < 0x10000 && density !== UNKNOWN ? density : undefined
  } catch (error) {
    if (isToolError(error)) return undefined
    throw error
  }
}

/** JFIF 1.01: version, units (1: dots per inch), both densities, no thumbnail. */
function jfif(dpi: number): Uint8Array {
  const density = [dpi >> 8, dpi & 0xff]
  return jpegSegment(APP0, concatBytes([latin1('JFIF\0\x01\x01\x01'), Uint8Array.from([...density, ...density, 0, 0])]))
}

/** PNG specification 11.3.4.3: pixels per unit on both axes, in meters (1). */
function pngDensity(dpi: number): Uint8Array {
  const perMeter = uint32BigEndian(Math.round((dpi * 1000) / MILLIMETERS_PER_INCH))
  return pngChunk('pHYs', concatBytes([perMeter, perMeter, Uint8Array.of(1)]))
}

/** An EXIF block of both densities and their unit, an inch: one fraction for both, behind the entries. */
function densityBlock(dpi: number): Uint8Array {
  const entries = [
    [X_RESOLUTION, RATIONAL, 0, 50],
    [X_RESOLUTION + 1, RATIONAL, 0, 50],
    [RESOLUTION_UNIT, SHORT, 2, 0],
  ].flatMap(([tag, type, high, low]) => [tag!, type!, 0, 1, high!, low!])
  const numbers = [0x4d4d, 42, 0, 8, 3, ...entries, 0, 0, 0, dpi, 0, 1]
  return Uint8Array.from(numbers.flatMap((number) => [number >> 8, number & 0xff]))
}

/** A JPEG, PNG or WebP with its dots per inch stated, a WebP in EXIF unless it has some; a file of another kind as it is. */
export function withDensity(bytes: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  const head = textAt(bytes, 0, 4)
  if (head === '\x89PNG') {
    const end = PNG_SIGNATURE_BYTES + PNG_HEADER_BYTES
    return concatBytes([bytes.subarray(0, end), pngDensity(dpi), bytes.subarray(end)])
  }
  if (head === 'RIFF' && !webpChunks(bytes).some(({ type }) => type === 'EXIF'))
    return withWebpBlocks(bytes, densityBlock(dpi), null)
  if (!head.startsWith('\xff\xd8')) return bytes
  const hasJfif = textAt(bytes, 6, 5) === 'JFIF\0'
  const rest = hasJfif ? 4 + ((bytes[4]! << 8) | bytes[5]!) : 2
  return concatBytes([bytes.subarray(0, 2), jfif(dpi), bytes.subarray(rest)])
}
