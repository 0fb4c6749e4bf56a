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
  const parts = segments.map(({ start, end }) => ({
    guid: textAt(bytes, start, GUID),
    offset: uint32At(bytes, start + GUID + 4),
    length: uint32At(bytes, start + GUID),
    start: start + ORDER_BYTES,
    end,
  }))
  return [...new Set(parts.map(({ guid }) => guid))].map((wanted) => {
    const own = parts.filter(({ guid }) => guid === wanted).sort((one, other) => one.offset - other.offset)
    let past = 0
    for (const { offset, start, end } of own) past = offset === past ? past + end - start : NaN
    return { extents: own.map(({ start, end }): Extent => ({ start, end })), isWhole: past >= own[0]!.length }
  })
}
