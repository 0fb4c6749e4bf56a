import { uint16At, uint32At } from '@/lib/core/byte-reader'
import { boxesIn, findBox, metaBoxes, type IsoBox } from './boxes'

/** Version and flags. */
const FULL_BOX = 4

function primaryItem(bytes: Uint8Array, meta: readonly IsoBox[]): number | null {
  const box = findBox(meta, 'pitm')
  if (!box) return null
  return bytes[box.start] === 0 ? uint16At(bytes, box.start + FULL_BOX) : uint32At(bytes, box.start + FULL_BOX)
}

/** Item number → its 1-based property indices (ISO/IEC 23008-12, 9.3.1, `ipma`). */
function propertyIndices(bytes: Uint8Array, { start, end }: IsoBox): Map<number, number[]> {
  const wideItem = bytes[start]! > 0
  const wideIndex = (bytes[start + 3]! & 1) === 1
  const found = new Map<number, number[]>()
  let offset = start + FULL_BOX + 4
  while (offset < end) {
    const id = wideItem ? uint32At(bytes, offset) : uint16At(bytes, offset)
    offset += wideItem ? 4 : 2
    const count = bytes[offset++]!
    const indices = Array.from({ length: count }, (_, place) =>
      wideIndex ? uint16At(bytes, offset + 2 * place) & 0x7fff : bytes[offset + place]! & 0x7f,
    )
    if (!found.has(id)) found.set(id, indices)
    offset += count * (wideIndex ? 2 : 1)
  }
  return found
}

/**
 * The property boxes of each item in the order in which they apply, and the number of the primary item; null if none is named.
 */
function itemProperties(bytes: Uint8Array): { primary: number | null; items: Map<number, IsoBox[]> } {
  const meta = metaBoxes(bytes)
  const properties = findBox(meta, 'iprp')
  const parts = properties ? boxesIn(bytes, properties.start, properties.end) : []
  const container = findBox(parts, 'ipco')
  const values = container ? boxesIn(bytes, container.start, container.end) : []
  const indices = parts.filter(({ type }) => type === 'ipma').flatMap((box) => [...propertyIndices(bytes, box)])
  const items = new Map<number, IsoBox[]>()
  for (const [id, places] of indices) {
    items.set(id, [...(items.get(id) ?? []), ...places.flatMap((place) => values[place - 1] ?? [])])
  }
  return { primary: primaryItem(bytes, meta), items }
}

/**
 * The property boxes of the primary picture of an AVIF or HEIC file, in the order in which they apply (ISO/IEC 23008-12, 9.3);
 * [] if there are none.
 */
export function heifProperties(bytes: Uint8Array): IsoBox[] {
  const { primary, items } = itemProperties(bytes)
  return primary === null ? [] : (items.get(primary) ?? [])
}

/**
 * Color properties of a HEIC (`colr`): of its primary picture, else of the first item that has them, such as the tiles of
 * iPhone 7.
 */
export function heifColors(bytes: Uint8Array): IsoBox[] {
  const { primary, items } = itemProperties(bytes)
  const colorsOf = (properties: readonly IsoBox[] = []) => properties.filter(({ type }) => type === 'colr')
  const own = primary === null ? [] : colorsOf(items.get(primary))
  return own.length > 0 ? own : ([...items.values()].map(colorsOf).find((colors) => colors.length > 0) ?? [])
}
