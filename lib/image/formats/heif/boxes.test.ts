import { boxesIn, findBox, metaBoxes } from './boxes'

const long = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]
const box = (type: string, content: readonly number[] = [], size = 8 + content.length) => [
  ...long(size),
  ...Buffer.from(type),
  ...content,
]
const bytes = (...parts: readonly (readonly number[])[]) => Uint8Array.from(parts.flat())

// ISO/IEC 14496-12, 4.2: a size of 1 stands for 64 bits behind the type, a size of 0 for the rest.
test.each([
  ['one box', bytes(box('ftyp', [1, 2])), [{ type: 'ftyp', start: 8, end: 10 }]],
  ['an empty box', bytes(box('free')), [{ type: 'free', start: 8, end: 8 }]],
  [
    'two boxes',
    bytes(box('ftyp', [1]), box('meta', [2, 3])),
    [
      { type: 'ftyp', start: 8, end: 9 },
      { type: 'meta', start: 17, end: 19 },
    ],
  ],
  [
    'a box of 64 bits of size',
    bytes(box('mdat', [...long(0), ...long(18), 7, 7], 1)),
    [{ type: 'mdat', start: 16, end: 18 }],
  ],
  ['a box of 4 GB, which does not fit', bytes(box('mdat', [...long(1), ...long(17), 7, 7], 1)), []],
  ['a box to the end', bytes(box('mdat', [1, 2, 3], 0)), [{ type: 'mdat', start: 8, end: 11 }]],
  ['a box that does not fit', bytes(box('ftyp'), box('meta', [1], 10)), [{ type: 'ftyp', start: 8, end: 8 }]],
  ['a size below that of a box', bytes(box('ftyp', [], 7)), []],
  ['seven bytes', bytes([0, 0, 0, 7, 1, 2, 3]), []],
])('%s', (_, file, expected) => {
  expect(boxesIn(file, 0, file.length)).toEqual(expected)
})

test('boxes are looked for between two offsets only', () => {
  const file = bytes(box('aaaa'), box('bbbb'), box('cccc'))
  expect(boxesIn(file, 8, 16)).toEqual([{ type: 'bbbb', start: 16, end: 16 }])
})

test('the boxes in meta stand behind its version and flags', () => {
  const file = bytes(box('ftyp'), box('meta', [0, 0, 0, 0, ...box('pitm', [9]), ...box('iloc')]))
  const boxes = metaBoxes(file)
  expect(boxes.map(({ type }) => type)).toEqual(['pitm', 'iloc'])
  expect(findBox(boxes, 'iloc')).toEqual({ type: 'iloc', start: 37, end: 37 })
  expect(findBox(boxes, 'idat')).toBeUndefined()
  expect(metaBoxes(bytes(box('ftyp')))).toEqual([])
})
