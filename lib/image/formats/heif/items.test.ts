import { itemLocations, metadataItems } from './items'

const number = (value: number, size: number) =>
  Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** (size - 1 - index)) % 256)
const box = (type: string, ...content: readonly (readonly number[])[]) => [
  ...number(8 + content.flat().length, 4),
  ...Buffer.from(type),
  ...content.flat(),
]

const ITEMS = [
  [1, 'hvc1'],
  [2, 'Exif'],
  [3, 'mime'],
  [4, 'uri '],
] as const

/** `iinf` of items of version 2 or 3 (ISO/IEC 14496-12, 8.11.6). */
function information(version: 2 | 3, items: readonly (readonly [number, string])[] = ITEMS): number[] {
  const entries = items.map(([id, type]) =>
    box('infe', [version, 0, 0, 0], number(id, version === 3 ? 4 : 2), [0, 0], [...Buffer.from(type)], [0]),
  )
  const isWide = version === 3
  return box('iinf', [isWide ? 1 : 0, 0, 0, 0], number(items.length, isWide ? 4 : 2), ...entries)
}

interface Place {
  readonly id: number
  readonly method?: number
  readonly base?: number
  readonly extents: readonly (readonly [offset: number, length: number])[]
}

/** `iloc` of a version (8.11.3) with fields of these sizes. */
function locations(
  version: 0 | 1 | 2,
  sizes: { offset: number; length: number; base: number; index: number },
  places: readonly Place[],
): number[] {
  const idSize = version < 2 ? 2 : 4
  return box(
    'iloc',
    [version, 0, 0, 0, (sizes.offset << 4) | sizes.length, (sizes.base << 4) | sizes.index],
    number(places.length, idSize),
    ...places.map(({ id, method = 0, base = 0, extents }) => [
      ...number(id, idSize),
      ...(version > 0 ? number(method, 2) : []),
      ...number(7, 2),
      ...number(base, sizes.base),
      ...number(extents.length, 2),
      ...extents.flatMap(([offset, length]) => [
        ...(version > 0 ? number(9, sizes.index) : []),
        ...number(offset, sizes.offset),
        ...number(length, sizes.length),
      ]),
    ]),
  )
}

/** A file of 1,000 bytes. */
function file(...meta: readonly (readonly number[])[]): Uint8Array {
  const bytes = new Uint8Array(1000)
  bytes.set(box('meta', [0, 0, 0, 0], ...meta))
  return bytes
}

const WIDE = { offset: 4, length: 4, base: 4, index: 4 }
const PLACES: readonly Place[] = [
  { id: 1, extents: [[700, 100]] },
  {
    id: 2,
    base: 400,
    extents: [
      [10, 20],
      [90, 5],
    ],
  },
  { id: 3, extents: [[600, 50]] },
  { id: 4, extents: [[800, 200]] },
]
const FOUND = [
  {
    kind: 'exif',
    extents: [
      { start: 410, end: 430 },
      { start: 490, end: 495 },
    ],
  },
  { kind: 'text', extents: [{ start: 600, end: 650 }] },
  { kind: 'text', extents: [{ start: 800, end: 1000 }] },
]

test.each([
  ['version 0', locations(0, { ...WIDE, index: 0 }, PLACES)],
  ['version 0 with bits of an index size, which it does not have', locations(0, WIDE, PLACES)],
  ['version 1', locations(1, WIDE, PLACES)],
  ['version 2', locations(2, WIDE, PLACES)],
  ['8-byte offsets, 2-byte lengths', locations(1, { offset: 8, length: 2, base: 8, index: 0 }, PLACES)],
])('items are found by locations of %s', (_, iloc) => {
  expect(metadataItems(file(information(2), iloc))).toEqual(FOUND)
  expect(metadataItems(file(information(3), iloc))).toEqual(FOUND)
})

test('an older entry without a type says nothing', () => {
  const old = box('infe', [1, 0, 0, 0], number(2, 2), [0, 0], [...Buffer.from('Exif')], [0])
  expect(metadataItems(file(box('iinf', [0, 0, 0, 0, 0, 1], old), locations(0, WIDE, PLACES.slice(1, 2))))).toEqual([])
})

test('method 1 counts from the data box, method 2 from another item, which is left out', () => {
  const idat = box('idat', [1, 2, 3, 4, 5, 6])
  const iloc = locations(1, WIDE, [
    { id: 2, method: 1, extents: [[2, 4]] },
    { id: 3, method: 2, extents: [[0, 4]] },
  ])
  expect(metadataItems(file(idat, information(2), iloc))).toEqual([{ kind: 'exif', extents: [{ start: 22, end: 26 }] }])
})

test('without a data box method 1 counts from the file, and a list that is cut off ends', () => {
  const place: Place = { id: 2, method: 1, extents: [[700, 4]] }
  expect(metadataItems(file(information(2), locations(1, WIDE, [place])))).toEqual([
    { kind: 'exif', extents: [{ start: 700, end: 704 }] },
  ])
  const [known, unknown] = [PLACES[1]!, PLACES[2]!]
  const cut = Uint8Array.from(box('meta', [0, 0, 0, 0], information(2), locations(0, WIDE, [known, unknown])))
  const whole = new Uint8Array(1000)
  whole.set(cut)
  expect(metadataItems(whole)).toHaveLength(2)
  for (let length = cut.length - 13; length < cut.length; length++)
    expect(() => metadataItems(whole.subarray(0, length))).not.toThrow(TypeError)
})

test('without a list of items or of places nothing is found', () => {
  expect(metadataItems(file(information(2)))).toEqual([])
  expect(metadataItems(file(locations(0, WIDE, PLACES)))).toEqual([])
})

test.each([
  ['one byte beyond the file', [{ id: 2, extents: [[990, 11]] }], true],
  ['up to the end of the file', [{ id: 2, extents: [[990, 10]] }], false],
  ['empty', [{ id: 2, extents: [[500, 0]] }], true],
  [
    'one byte into a picture',
    [
      { id: 1, extents: [[500, 10]] },
      { id: 2, extents: [[495, 6]] },
    ],
    true,
  ],
  [
    'right before a picture',
    [
      { id: 1, extents: [[500, 10]] },
      { id: 2, extents: [[495, 5]] },
    ],
    false,
  ],
  [
    'at the last byte of a picture',
    [
      { id: 1, extents: [[500, 10]] },
      { id: 2, extents: [[509, 5]] },
    ],
    true,
  ],
  [
    'right behind a picture',
    [
      { id: 1, extents: [[500, 10]] },
      { id: 2, extents: [[510, 5]] },
    ],
    false,
  ],
] satisfies [string, Place[], boolean][])('data %s', (_, places, isDamaged) => {
  const read = () => metadataItems(file(information(2), locations(0, WIDE, places)))
  if (isDamaged) expect(read).toThrow(expect.objectContaining({ code: 'imageDamaged' }))
  else expect(read()).toHaveLength(1)
})

test('extents that take no bytes are not listed without end', () => {
  const items = Array.from({ length: 300 }, (_, id) => [...number(id, 2), 0, 0, 0xff, 0xff])
  const bytes = new Uint8Array(box('iloc', [0, 0, 0, 0, 0, 0], number(items.length, 2), ...items))
  const found = itemLocations(bytes, { type: 'iloc', start: 8, end: bytes.length })
  expect(found).toHaveLength(300)
  expect(found.flatMap(({ extents }) => extents)).toHaveLength(0xffff)
})
