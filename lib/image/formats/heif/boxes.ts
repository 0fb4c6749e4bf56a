import { textAt, uint32At } from '@/lib/core/byte-reader'

/** One box of an ISO base media file. */
export interface IsoBox {
  readonly type: string
  /** Offset of the content, after size and type. */
  readonly start: number
  readonly end: number
}

const CONTENT = 8
/** The most that an index of 15 bits can address (ISO/IEC 23008-12, 9.3.1); files have a few hundred boxes per level. */
const MOST_BOXES = 0x7fff

/** Boxes in `meta` that say where items are and how they look. */
export const OF_ITEMS = ['pitm', 'iloc', 'iinf', 'iref', 'iprp', 'idat', 'dinf', 'ipro', 'grpl']

/** The boxes between two offsets (ISO/IEC 14496-12, 4.2); stops at the first that does not fit, and after 32,767. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): IsoBox[] {
  const boxes: IsoBox[] = []
  let offset = from
  while (boxes.length < MOST_BOXES) {
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

/** The boxes of the first file in the data. An appended movie begins with another `ftyp`. */
export function fileBoxes(bytes: Uint8Array): IsoBox[] {
  const boxes = boxesIn(bytes, 0, bytes.length)
  const next = boxes.findIndex(({ type }, index) => index > 0 && type === 'ftyp')
  return next < 0 ? boxes : boxes.slice(0, next)
}

/** The first box of a type. */
export function findBox(boxes: readonly IsoBox[], type: string): IsoBox | undefined {
  return boxes.find((box) => box.type === type)
}

/** The boxes that describe the items of an AVIF or HEIC file (ISO/IEC 14496-12, 8.11.1); [] where there are none. */
export function metaBoxes(bytes: Uint8Array): IsoBox[] {
  const meta = findBox(boxesIn(bytes, 0, bytes.length), 'meta')
  return meta ? boxesIn(bytes, meta.start + 4, meta.end) : []
}
