import { boxesIn, fileBoxes, findBox, metaBoxes, OF_ITEMS, type IsoBox } from './boxes'
import { itemLocations, itemTypes, type Extent } from './items'

type Part = Extent & { readonly name: string }

const FULL_BOX = 4
/** Types of items that are pictures or masks, or make a picture of others (ISO/IEC 23008-12 and 23001-17, AV1 Image File Format). */
const PICTURES = [
  ...['hvc1', 'hev1', 'hvt1', 'lhv1', 'avc1', 'vvc1', 'evc1', 'av01', 'j2k1', 'j2ki', 'unci', 'mski'],
  ...['grid', 'iden', 'iovl', 'tmap', 'tili', 'sato'],
]
const READ = ['Exif', 'mime', 'uri ']
/** Properties of items that hold texts or times: descriptions, creation and modification (ISO/IEC 23008-12, 6.5). */
const TELLING = ['udes', 'altt', 'crtt', 'mdft']

/** What no item covers of a box of their data, such as an earlier version of one. */
function gaps({ type, start, end }: IsoBox, items: readonly Extent[]): Part[] {
  const found: Part[] = []
  let at = start
  for (const item of items) {
    if (item.start >= end) break
    if (item.start > at) found.push({ name: type, start: at, end: item.start })
    at = Math.max(at, item.end)
  }
  return at < end ? [...found, { name: type, start: at, end }] : found
}

function rangeOf(box: IsoBox | undefined): [start: number, end: number] {
  return [box?.start ?? 0, box?.end ?? 0]
}

function named({ type, start, end }: IsoBox): Part {
  return { name: type, start, end }
}

function propertyParts(properties: readonly IsoBox[]): Part[] {
  const telling = properties.filter(({ type }) => type === 'uuid' || TELLING.includes(type)).map(named)
  return telling.map((part) => (part.name === 'uuid' ? part : { ...part, start: part.start + FULL_BOX }))
}

/** Parts in the order of the file, of which none overlaps another: a damaged list may name the same megabytes thousands of times. */
function apart(parts: readonly Part[], limit: number): Part[] {
  let past = 0
  return [...parts]
    .sort((one, other) => one.start - other.start)
    .flatMap(({ name, start, end }) => {
      const from = Math.max(start, past)
      past = Math.max(past, Math.min(end, limit))
      return from < past ? [{ name, start: from, end: past }] : []
    })
}

/**
 * The parts of `meta` and `mdat` in a HEIC or AVIF file other than EXIF, XMP and pictures (JPEG pictures are included, since they may have
 * EXIF themselves): items and boxes of other types, descriptions, a second `meta`, and data that no item refers to.
 */
export function otherParts(bytes: Uint8Array): Part[] {
  const boxes = fileBoxes(bytes)
  const [, ...furtherMeta] = boxes.filter(({ type }) => type === 'meta')
  const children = metaBoxes(bytes)
  const [information, locations] = [findBox(children, 'iinf'), findBox(children, 'iloc')]
  const data = findBox(children, 'idat')
  const types = information ? itemTypes(bytes, information) : new Map<number, string>()
  const items = (locations ? itemLocations(bytes, locations) : []).map(({ id, method, extents }) => ({
    name: types.get(id) ?? 'iloc',
    isMade: method > 1,
    extents: extents.map(({ offset, length }) => {
      const start = offset + (method === 1 ? (data?.start ?? 0) : 0)
      // No length: to the end.
      return { start, end: length === 0 ? bytes.length : start + length }
    }),
  }))
  // A picture may be made of items of any type.
  const isAnyPicture = items.some(({ name, isMade }) => isMade && PICTURES.includes(name))
  const others = items.filter(({ name, isMade }) => !isAnyPicture && !isMade && ![...PICTURES, ...READ].includes(name))
  const covered = items
    .flatMap(({ isMade, extents }) => (isMade ? [] : extents))
    .sort((one, other) => one.start - other.start)
  // Sequences and their fragments name their data in tables of their own.
  const isSequence = boxes.some(({ type }) => type === 'moov' || type === 'moof')
  const stores = [...(isSequence ? [] : boxes.filter(({ type }) => type === 'mdat')), ...(data ? [data] : [])]
  const container = boxesIn(bytes, ...rangeOf(findBox(children, 'iprp')))
  const parts = [
    ...others.flatMap(({ name, extents }) => extents.map((extent) => ({ name, ...extent }))),
    ...[...children.filter(({ type }) => ![...OF_ITEMS, 'hdlr'].includes(type)), ...furtherMeta].map(named),
    ...propertyParts(boxesIn(bytes, ...rangeOf(findBox(container, 'ipco')))),
    ...stores.flatMap((store) => gaps(store, covered)),
  ]
  return apart(parts, bytes.length)
}
