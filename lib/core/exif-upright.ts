import { textAt } from './byte-reader'
import { exifOrientation } from './exif-orientation'

/** Tags of TIFF 6.0 and EXIF 2.32. */
const ORIENTATION = 0x0112
const THUMBNAIL_OFFSET = 0x0201
const THUMBNAIL_LENGTH = 0x0202
const EXIF_POINTER = 0x8769
const COLOR_SPACE = 0xa001
const PIXEL_WIDTH = 0xa002
const PIXEL_HEIGHT = 0xa003

const SHORT = 3
const LONG = 4
const SRGB = 1
const UNCALIBRATED = 0xffff

interface Entry {
  readonly type: number
  /** Where its value stands, counted from the TIFF header. */
  readonly at: number
}

/** Reads and writes numbers of a TIFF block in its own byte order; what lies outside reads as 0 and is not written. */
class Tiff {
  private readonly view: DataView
  private readonly little: boolean

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.little = textAt(bytes, 0, 2) === 'II'
  }

  short(at: number): number {
    return at + 2 <= this.view.byteLength ? this.view.getUint16(at, this.little) : 0
  }

  long(at: number): number {
    return at + 4 <= this.view.byteLength ? this.view.getUint32(at, this.little) : 0
  }

  setLong(at: number, value: number): void {
    if (at + 4 <= this.view.byteLength) this.view.setUint32(at, value, this.little)
  }

  value({ type, at }: Entry): number {
    return type === SHORT ? this.short(at) : this.long(at)
  }

  setValue({ type, at }: Entry, value: number): void {
    if (type !== SHORT) return this.setLong(at, value)
    if (at + 2 <= this.view.byteLength) this.view.setUint16(at, value, this.little)
  }

  /**
   * The whole numbers of the directory at `offset` by tag, the first of several alike as decoders take it; the places of
   * all that state an orientation; and where the offset of the next directory stands.
   */
  directory(offset: number): { entries: Map<number, Entry>; orientations: Entry[]; link: number } {
    const entries = new Map<number, Entry>()
    const orientations: Entry[] = []
    const count = offset > 0 ? this.short(offset) : 0
    for (let index = 0; index < count; index++) {
      const at = offset + 2 + index * 12
      if (at + 12 > this.view.byteLength) break
      const [tag, entry] = [this.short(at), { type: this.short(at + 2), at: at + 8 }]
      if (entry.type !== SHORT && entry.type !== LONG) continue
      if (!entries.has(tag)) entries.set(tag, entry)
      if (tag === ORIENTATION) orientations.push(entry)
    }
    return { entries, orientations, link: offset + 2 + count * 12 }
  }
}

/** Unlinks the thumbnail's directory and overwrites the thumbnail; gives how much of the block is still needed. */
function dropThumbnail(bytes: Uint8Array, tiff: Tiff, link: number): number {
  const { entries } = tiff.directory(tiff.long(link))
  const [from, length] = [entries.get(THUMBNAIL_OFFSET), entries.get(THUMBNAIL_LENGTH)]
  tiff.setLong(link, 0)
  if (!from || !length) return bytes.length
  const [start, size] = [tiff.value(from), tiff.value(length)]
  const isJpeg = bytes[start] === 0xff && bytes[start + 1] === 0xd8
  if (!isJpeg || start + size > bytes.length) return bytes.length
  bytes.fill(0, start, start + size)
  return start + size === bytes.length ? start : bytes.length
}

/**
 * An EXIF block, from its TIFF header on, fitted to a picture that was turned upright and converted to sRGB: Orientation
 * 1, stated width and height exchanged where the picture lay on its side, an uncalibrated ColorSpace stated as sRGB, the
 * thumbnail gone. Every other byte stays where it was; what is no such block is returned as it is.
 */
export function uprightExif(original: Uint8Array): Uint8Array {
  if (!['II*\0', 'MM\0*'].includes(textAt(original, 0, 4))) return original
  const block = original.slice()
  const tiff = new Tiff(block)
  const { entries, orientations, link } = tiff.directory(tiff.long(4))
  const pointer = entries.get(EXIF_POINTER)
  const exif = pointer ? tiff.directory(tiff.value(pointer)).entries : new Map<number, Entry>()

  const [width, height] = [exif.get(PIXEL_WIDTH), exif.get(PIXEL_HEIGHT)]
  if (exifOrientation(original) >= 5 && width && height && width.type === height.type) {
    const stated = tiff.value(width)
    tiff.setValue(width, tiff.value(height))
    tiff.setValue(height, stated)
  }
  for (const orientation of orientations) tiff.setValue(orientation, 1)
  const colorSpace = exif.get(COLOR_SPACE)
  if (colorSpace && tiff.value(colorSpace) === UNCALIBRATED) tiff.setValue(colorSpace, SRGB)
  return tiff.long(link) > 0 ? block.subarray(0, dropThumbnail(block, tiff, link)) : block
}
