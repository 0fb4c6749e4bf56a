import { findBox, metaBoxes } from '@/lib/image/formats/heif/boxes'
import { itemLocations, itemTypes, metadataItems } from '@/lib/image/formats/heif/items'
import { box, words } from '@/scripts/measure/build-heif'
import { withHeifExif } from './heif-exif'

const shorts = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]))
const FTYP = box('ftyp', Buffer.from('heic\0\0\0\0mif1', 'latin1'))
const PICTURE = Buffer.from('the coded picture')
const EXIF = Buffer.from('MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1')
const NARROW = words(0)
const WIDE = words(1 << 24)

/** A file whose primary picture, the item `id`, stands behind `meta`, which has further boxes. */
function heif(id: number, { isWide = false, iref = [] as Buffer[] } = {}): Uint8Array {
  const number = (value: number) => (isWide ? words(value) : shorts(value))
  const version = isWide ? WIDE : NARROW
  const entries = [3, id].map((item) => box('infe', words(2 << 24), shorts(item, 0), Buffer.from('hvc1\0')))
  const metaOf = (at: number) =>
    box(
      'meta',
      words(0),
      box('pitm', version, number(id)),
      box('iinf', version, number(2), ...entries),
      ...iref,
      box('iloc', NARROW, Buffer.from([0x44, 0]), shorts(1, id, 0, 1), words(at, PICTURE.length)),
    )
  const start = FTYP.length + metaOf(0).length + 8
  return new Uint8Array(Buffer.concat([FTYP, metaOf(start), box('mdat', PICTURE)]))
}

const contentOf = (bytes: Uint8Array, type: string) => {
  const { start, end } = findBox(metaBoxes(bytes), type)!
  return Buffer.from(bytes.subarray(start, end))
}

// ISO/IEC 14496-12, 8.11.12: the numbers of a reference are as wide as the version of its box says.
const thumbnail = box('thmb', words(9), shorts(1), words(7))
test.each([
  ['that has none', {}, Buffer.concat([NARROW, box('cdsc', shorts(8, 1, 7))])],
  ['with wide numbers of items', { isWide: true }, Buffer.concat([NARROW, box('cdsc', shorts(8, 1, 7))])],
  [
    'with wide references',
    { iref: [box('iref', WIDE, thumbnail)] },
    Buffer.concat([WIDE, thumbnail, box('cdsc', words(8), shorts(1), words(7))]),
  ],
])('a picture in a file %s gets EXIF that describes it', (_, options, references) => {
  const bytes = withHeifExif(heif(7, options), EXIF)
  expect(contentOf(bytes, 'iref')).toEqual(references)
  expect(itemTypes(bytes, findBox(metaBoxes(bytes), 'iinf')!)).toEqual(
    new Map([
      [3, 'hvc1'],
      [7, 'hvc1'],
      [8, 'Exif'],
    ]),
  )
  const width = 'isWide' in options ? 4 : 2
  expect(contentOf(bytes, 'iinf').readUIntBE(4, width)).toBe(3)
  const [item] = metadataItems(bytes)
  const [{ start, end } = { start: 0, end: 0 }] = item?.extents ?? []
  expect(item?.kind).toBe('exif')
  expect(Buffer.from(bytes.subarray(start, end))).toEqual(Buffer.concat([words(0), EXIF]))
  const { offset = 0, length = 0 } =
    itemLocations(bytes, findBox(metaBoxes(bytes), 'iloc')!).find(({ id }) => id === 7)?.extents[0] ?? {}
  expect(Buffer.from(bytes.subarray(offset, offset + length))).toEqual(PICTURE)
})

test('an item has the last number that there is, and beyond it none', () => {
  expect(contentOf(withHeifExif(heif(0xfffe), EXIF), 'iref').subarray(-6)).toEqual(shorts(0xffff, 1, 0xfffe))
  expect(() => withHeifExif(heif(0xffff), EXIF)).toThrow(expect.objectContaining({ code: 'noDates' }))
})
