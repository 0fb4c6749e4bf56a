import { box, words } from '@/scripts/measure/build-heif'
import { heifColors, heifProperties } from './properties'

const shorts = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]))
/** Properties of 400 kinds, so that some have an index of more than 7 bits. */
const PROPERTIES = Array.from({ length: 400 }, (_, index) => box(index % 2 === 0 ? 'ispe' : 'colr', words(index + 1)))

interface Links {
  readonly version: 0 | 1
  readonly wide: boolean
  /** Items with their properties, counted from 1; an essential one has the highest bit. */
  readonly items: readonly (readonly [id: number, ...indices: number[]])[]
}

/** `ipma` (ISO/IEC 23008-12, 9.3.1). */
const links = ({ version, wide, items }: Links) =>
  box(
    'ipma',
    Buffer.from([version, 0, 0, wide ? 1 : 0]),
    words(items.length),
    ...items.flatMap(([id, ...indices]) => [
      version === 1 ? words(id) : shorts(id),
      Buffer.from([indices.length]),
      wide ? shorts(...indices) : Buffer.from(indices),
    ]),
  )

const primary = (version: 0 | 1, id: number) =>
  box('pitm', Buffer.from([version, 0, 0, 0]), version === 1 ? words(id) : shorts(id))

const heif = (...parts: Buffer[]) => new Uint8Array(box('meta', words(0), ...parts))
const container = (...parts: Buffer[]) => box('iprp', box('ipco', ...PROPERTIES), ...parts)
/** The numbers in the properties that were found. */
const found = (file: Uint8Array, read: typeof heifProperties) =>
  read(file).map(({ start }) => new DataView(file.buffer).getUint32(start))

test.each([
  ['7 bits', { version: 0, wide: false, items: [[1, 9], [2, 3, 0x80 | 4, 127], [3]] }, 0, [3, 4, 127]],
  [
    '15 bits',
    {
      version: 0,
      wide: true,
      items: [
        [1, 9],
        [2, 300, 0x8000 | 4, 3],
      ],
    },
    0,
    [300, 4, 3],
  ],
  [
    '15 bits, items of 32 bits',
    {
      version: 1,
      wide: true,
      items: [
        [70_000, 9],
        [2, 300, 4],
      ],
    },
    1,
    [300, 4],
  ],
  [
    '7 bits, items of 32 bits',
    {
      version: 1,
      wide: false,
      items: [
        [2, 5],
        [70_000, 9],
      ],
    },
    1,
    [5],
  ],
  ['an index that has no property', { version: 0, wide: true, items: [[2, 0, 401, 7]] }, 0, [7]],
] satisfies [string, Links, 0 | 1, number[]][])('indices of %s', (_, association, version, expected) => {
  expect(found(heif(primary(version, 2), container(links(association))), heifProperties)).toEqual(expected)
})

test('associations in several boxes add up, and the first of two of one item in a box counts', () => {
  const file = heif(
    primary(0, 2),
    container(
      links({
        version: 0,
        wide: false,
        items: [
          [2, 1],
          [2, 5],
        ],
      }),
      links({ version: 0, wide: false, items: [[2, 7]] }),
    ),
  )
  expect(found(file, heifProperties)).toEqual([1, 7])
})

test('colors are those of the primary picture, else of the first item that has some', () => {
  const withColors = (...items: Links['items']) =>
    found(heif(primary(0, 2), container(links({ version: 0, wide: false, items }))), heifColors)
  expect(withColors([1, 2], [2, 1, 4], [3, 6])).toEqual([4])
  expect(withColors([1, 3], [2, 1], [3, 6, 8], [4, 10])).toEqual([6, 8])
  expect(withColors([1, 3], [2, 1])).toEqual([])
  const [color] = heifColors(heif(container(links({ version: 0, wide: false, items: [[5, 2]] }))))
  expect(color?.type).toBe('colr')
})

test('without a primary item or properties there are none', () => {
  expect(heifProperties(heif(container(links({ version: 0, wide: false, items: [[2, 1]] }))))).toEqual([])
  expect(heifProperties(heif(primary(0, 2)))).toEqual([])
})
