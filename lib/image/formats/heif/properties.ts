import { textAt, uint16At, uint32At } from '@/lib/core/byte-reader'

/** One box of an ISO base media file. */
export interface Box {
  readonly type: string
  /** Offset of the content, after size and type. */
  readonly start: number
  readonly end: number
}

const CONTENT = 8
/** As many as an index of 15 bits can name (ISO/IEC 23008-12, 9.3.1); files hold a few hundred boxes side by side. */
const MOST_BOXES = 0x7fff
const FULL_BOX = 4

/** The boxes between two offsets (ISO/IEC 14496-12, 4.2); stops at the first that does not fit, and at 32,767. */
function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = []
  let offset = from
  while (offset + CONTENT <= to && boxes.length < MOST_BOXES) {
    const size = uint32At(bytes, offset)
    const wide = size === 1
    const length = wide ? uint32At(bytes, offset + 8) * 2 ** 32 + uint32At(bytes, offset + 12) : size || to - offset
    const end = offset + length
    if (length < CONTENT || end > to) break
    boxes.push({ type: textAt(bytes, offset + 4, 4), start: offset + CONTENT + (wide ? 8 : 0), end })
    offset = end
  }
  return boxes
}

function find(boxes: readonly Box[], type: string): Box | undefined {
  return boxes.find((box) => box.type === type)
}

function primaryItem(bytes: Uint8Array, meta: readonly Box[]): number | null {
  const box = find(meta, 'pitm')
  if (!box) return null
  return bytes[box.start] === 0 ? uint16At(bytes, box.start + FULL_BOX) : uint32At(bytes, box.start + FULL_BOX)
}

/** The 1-based property indices of one item (ISO/IEC 23008-12, 9.3.1, `ipma`). */
function propertyIndices(bytes: Uint8Array, { start, end }: Box, item: number): number[] {
  const wideItem = bytes[start]! > 0
  const wideIndex = (bytes[start + 3]! & 1) === 1
  let offset = start + FULL_BOX + 4
  while (offset < end) {
    const id = wideItem ? uint32At(bytes, offset) : uint16At(bytes, offset)
    offset += wideItem ? 4 : 2
    const count = bytes[offset++] ?? 0
    const indices = Array.from({ length: count }, (_, place) =>
      wideIndex ? uint16At(bytes, offset + 2 * place) & 0x7fff : (bytes[offset + place] ?? 0) & 0x7f,
    )
    if (id === item) return indices
    offset += count * (wideIndex ? 2 : 1)
  }
  return []
}

/**
 * The property boxes of the primary picture of an AVIF or HEIC file, in the order in which they apply (ISO/IEC 23008-12,
 * 9.3); [] where the file has none.
 */
export function heifProperties(bytes: Uint8Array): Box[] {
  const top = find(boxesIn(bytes, 0, bytes.length), 'meta')
  if (!top) return []
  const meta = boxesIn(bytes, top.start + FULL_BOX, top.end)
  const item = primaryItem(bytes, meta)
  const properties = find(meta, 'iprp')
  if (item === null || !properties) return []
  const parts = boxesIn(bytes, properties.start, properties.end)
  const container = find(parts, 'ipco')
  if (!container) return []
  const values = boxesIn(bytes, container.start, container.end)
  const indices = parts.filter((box) => box.type === 'ipma').flatMap((box) => propertyIndices(bytes, box, item))
  return indices.flatMap((index) => values[index - 1] ?? [])
}
