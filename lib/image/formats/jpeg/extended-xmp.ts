import { textAt, uint32At } from '@/lib/core/byte-reader'
import type { Extent } from '@/lib/image/formats/heif/items'

const GUID = 32
/** A GUID, the length of the whole and the offset in it stand before the content (XMP specification, part 3, 1.1.3.1). */
export const ORDER_BYTES = GUID + 8

/**
 * XMP too long for one segment, by its GUID, each in the order of its offsets. `segments` begin with that header. `isWhole`: no part of it is
 * missing.
 */
export function extendedXmp(bytes: Uint8Array, segments: readonly Extent[]) {
  const texts = new Map<string, { offset: number; length: number; extent: Extent }[]>()
  for (const { start, end } of segments) {
    const guid = textAt(bytes, start, GUID)
    const own = texts.get(guid) ?? []
    const [length, offset] = [uint32At(bytes, start + GUID), uint32At(bytes, start + GUID + 4)]
    own.push({ offset, length, extent: { start: start + ORDER_BYTES, end } })
    texts.set(guid, own)
  }
  return Array.from(texts.values(), (parts) => {
    const ordered = parts.sort((one, other) => one.offset - other.offset)
    let past = 0
    for (const { offset, extent } of ordered) past = offset === past ? past + extent.end - extent.start : NaN
    return { extents: ordered.map(({ extent }) => extent), isWhole: past >= ordered[0]!.length }
  })
}
