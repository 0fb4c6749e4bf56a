import { textAt, uint16At, uint32At } from '@/lib/core/byte-reader'
import { ToolError } from '@/lib/core/errors'
import { boxesIn, findBox, metaBoxes, type IsoBox } from '@/lib/image/formats/heif/boxes'

/** A part of the file. */
export interface Extent {
  readonly start: number
  readonly end: number
}

/** Writes the content of an item back to its extents. */
export function writeBack(bytes: Uint8Array, extents: readonly Extent[], content: Uint8Array): void {
  let from = 0
  for (const { start, end } of extents) {
    bytes.set(content.subarray(from, from + end - start), start)
    from += end - start
  }
}

/** The extents of an item without its first bytes. */
export function partFrom(extents: readonly Extent[], bytes: number): Extent[] {
  let left = bytes
  return extents.flatMap(({ start, end }) => {
    const from = Math.min(start + left, end)
    left -= from - start
    return from < end ? [{ start: from, end }] : []
  })
}

/** Location of an item's data: offsets from the start of the file (method 0), of the box `idat` (1) or of another item (2). */
export interface ItemLocation {
  readonly id: number
  readonly method: number
  readonly extents: readonly { readonly offset: number; readonly length: number }[]
}

const FULL_BOX = 4
/** More items, and more extents of all of them, than any real file has; longer lists only serve to keep a reader busy. */
const MOST_ITEMS = 0xffff

/** Reads the unsigned integers of a box one after another. */
class Cursor {
  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  /** NaN past the end. */
  next(size: number): number {
    let value = 0
    for (let index = 0; index < size; index++) value = value * 256 + this.bytes[this.at++]!
    return value
  }
}

/** Item number → type (ISO/IEC 14496-12, 8.11.6: `infe` of version 2 or 3). */
export function itemTypes(bytes: Uint8Array, { start, end }: IsoBox): Map<number, string> {
  const types = new Map<number, string>()
  const entries = boxesIn(bytes, start + FULL_BOX + (bytes[start] === 0 ? 2 : 4), end)
  for (const { type, start: at } of entries) {
    const isWide = bytes[at] === 3
    if (type !== 'infe' || (bytes[at] ?? 0) < 2) continue
    const id = isWide ? uint32At(bytes, at + 4) : uint16At(bytes, at + 4)
    types.set(id, textAt(bytes, at + (isWide ? 10 : 8), 4))
  }
  return types
}

/** Locations of the data of all items (8.11.3, `iloc`). */
export function itemLocations(bytes: Uint8Array, { start }: IsoBox): ItemLocation[] {
  const version = bytes[start]!
  const cursor = new Cursor(bytes, start + FULL_BOX)
  const sizes = cursor.next(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version > 0 ? sizes & 15 : 0
  const count = cursor.next(version < 2 ? 2 : 4)
  const found: ItemLocation[] = []
  let most = MOST_ITEMS
  for (let item = 0; item < Math.min(count, MOST_ITEMS); item++) {
    const id = cursor.next(version < 2 ? 2 : 4)
    const method = version > 0 ? cursor.next(2) & 15 : 0
    cursor.next(2)
    const base = cursor.next(baseSize)
    const extents: { offset: number; length: number }[] = []
    for (let left = cursor.next(2); left > 0 && most > 0; left--, most--) {
      cursor.next(indexSize)
      extents.push({ offset: base + cursor.next(offsetSize), length: cursor.next(lengthSize) })
    }
    found.push({ id, method, extents })
  }
  return found
}

/**
 * The EXIF, XMP and other text items of an AVIF or HEIC file. ToolError `imageDamaged` if one lies outside the file or overlaps
 * a picture.
 */
export function metadataItems(bytes: Uint8Array) {
  const meta = metaBoxes(bytes)
  const [information, locations] = [findBox(meta, 'iinf'), findBox(meta, 'iloc')]
  if (!information || !locations) return []
  const types = itemTypes(bytes, information)
  const items: { readonly kind: 'exif' | 'text'; readonly extents: readonly Extent[] }[] = []
  const pictures: Extent[] = []
  for (const { id, method, extents } of itemLocations(bytes, locations)) {
    if (method > 1) continue
    const base = method === 1 ? (findBox(meta, 'idat')?.start ?? 0) : 0
    const parts = extents.map(({ offset, length }) => ({ start: base + offset, end: base + offset + length }))
    const type = types.get(id)
    if (type === 'Exif') items.push({ kind: 'exif', extents: parts })
    else if (type === 'mime' || type === 'uri ') items.push({ kind: 'text', extents: parts })
    else pictures.push(...parts)
  }
  const isWrong = ({ start, end }: Extent) =>
    end > bytes.length || start >= end || pictures.some((picture) => start < picture.end && picture.start < end)
  if (items.some((item) => item.extents.some(isWrong))) throw new ToolError('imageDamaged')
  return items
}
