import { uint16At, uint32At } from '@/lib/core/byte-reader'
import { concatBytes, latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { ToolError } from '@/lib/core/errors'
import { boxesIn, findBox, metaBoxes, type IsoBox } from '@/lib/image/formats/heif/boxes'
import { itemLocations, itemTypes, metadataItems, type ItemLocation } from '@/lib/image/formats/heif/items'

const BOX_HEADER = 8
const FULL_BOX = 4
/** Sequences and their fragments have tables of offsets of their own. */
const OTHER_OFFSETS = ['moov', 'moof']

const uint16 = (value: number) => uint32BigEndian(value).subarray(2)

function box(type: string, ...content: Uint8Array[]): Uint8Array {
  const body = concatBytes(content)
  return concatBytes([uint32BigEndian(BOX_HEADER + body.length), latin1(type), body])
}

/** The box `iloc` of version 1 with offsets and lengths of four bytes (ISO/IEC 14496-12, 8.11.3). */
function locationBox(locations: readonly ItemLocation[]): Uint8Array {
  const items = locations.flatMap(({ id, method, extents }) => [
    ...[id, method, 0, extents.length].map(uint16),
    ...extents.flatMap(({ offset, length }) => [uint32BigEndian(offset), uint32BigEndian(length)]),
  ])
  return box('iloc', Uint8Array.of(1, 0, 0, 0, 0x44, 0), uint16(locations.length), ...items)
}

/** The box `iinf` with an EXIF item more (8.11.6). */
function withInformation(bytes: Uint8Array, { start, end }: IsoBox, id: number): Uint8Array {
  const isWide = bytes[start] !== 0
  const count = isWide ? uint32BigEndian(uint32At(bytes, start + 4) + 1) : uint16(uint16At(bytes, start + 4) + 1)
  const entry = box('infe', Uint8Array.of(2, 0, 0, 0), uint16(id), uint16(0), latin1('Exif\0'))
  const entries = bytes.subarray(start + FULL_BOX + count.length, end)
  return box('iinf', bytes.subarray(start, start + FULL_BOX), count, entries, entry)
}

/** The box `iref`, which also says that an item describes the primary picture (8.11.12, `cdsc`). */
function withReference(bytes: Uint8Array, references: IsoBox | undefined, id: number, primary: number): Uint8Array {
  const before = references ? bytes.subarray(references.start, references.end) : new Uint8Array(FULL_BOX)
  const number = before[0] === 0 ? uint16 : uint32BigEndian
  return box('iref', before, box('cdsc', number(id), uint16(1), number(primary)))
}

/**
 * A HEIC or AVIF file with this EXIF block in place of its own, or as a new item. The block is in a box after `meta`, and the
 * rest moves, so that offsets from the end remain valid. ToolErrors: `noDates` for sequences and for kinds of locations that
 * pictures do not use, and those of the formats.
 */
export function withHeifExif(file: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const boxes = boxesIn(file, 0, file.length)
  const at = boxes.findIndex(({ type }) => type === 'meta')
  const [meta, children] = [boxes[at], metaBoxes(file)]
  const [information, locations, primary] = ['iinf', 'iloc', 'pitm'].map((type) => findBox(children, type))
  const isSequence = boxes.some(({ type }) => OTHER_OFFSETS.includes(type))
  if (!meta || !information || !locations || !primary || isSequence) throw new ToolError('noDates')
  const from = boxes[at - 1]?.end ?? 0

  const bytes = Uint8Array.from(file)
  // Nothing would name the old block any more, and removing it later would leave it.
  for (const { kind, extents } of metadataItems(file))
    if (kind === 'exif') extents.forEach(({ start, end }) => bytes.fill(0, start, end))
  const types = itemTypes(bytes, information)
  const items = itemLocations(bytes, locations)
  const own = [...types].find(([, type]) => type === 'Exif')?.[0]
  const id = own ?? Math.max(...types.keys(), ...items.map((item) => item.id)) + 1
  const others = items.filter((item) => item.id !== id)
  const isMovable = ({ method, extents }: ItemLocation) =>
    method === 1 ||
    (method === 0 && extents.every(({ offset, length }) => length > 0 && (offset < from || offset >= meta.end)))
  if (id > 0xffff || !others.every(isMovable)) throw new ToolError('noDates')

  const primaryId = bytes[primary.start] === 0 ? uint16At(bytes, primary.start + 4) : uint32At(bytes, primary.start + 4)
  const kept = ['iloc', ...(own === undefined ? ['iinf', 'iref'] : [])]
  const rest = children.flatMap(({ type, end }, index) => {
    const start = children[index - 1]?.end ?? meta.start + FULL_BOX
    return kept.includes(type) ? [] : [bytes.subarray(start, end)]
  })
  const added =
    own === undefined
      ? [withInformation(bytes, information, id), withReference(bytes, findBox(children, 'iref'), id, primaryId)]
      : []
  const metaBox = (growth: number, offset: number) => {
    const moved = others.map(({ extents, ...item }) => ({
      ...item,
      extents: extents.map((extent) =>
        item.method === 0 && extent.offset >= meta.end ? { ...extent, offset: extent.offset + growth } : extent,
      ),
    }))
    const ours = { id, method: 0, extents: [{ offset, length: FULL_BOX + exif.length }] }
    const head = bytes.subarray(meta.start, meta.start + FULL_BOX)
    return box('meta', head, ...rest, ...added, locationBox([...moved, ours]))
  }
  // The four bytes before the block state the distance to its start: 0 (ISO/IEC 23008-12, annex A).
  const data = box('mdat', new Uint8Array(FULL_BOX), exif)
  const { length } = metaBox(0, 0)
  const placed = metaBox(length + data.length - (meta.end - from), from + length + BOX_HEADER)
  return concatBytes([bytes.subarray(0, from), placed, data, bytes.subarray(meta.end)])
}
