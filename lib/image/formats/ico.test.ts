import { readFileSync } from 'node:fs'
import { uint32LittleEndian } from '@/lib/core/byte-writer'
import { icoSize } from './ico'

/** A directory of pictures of these sides, whose data begins at `offset`. */
function icon(sides: readonly (readonly [width: number, height: number])[], offset = 200): number[] {
  const entries = sides.flatMap(([width, height]) => [
    ...[width, height, 0, 0, 1, 0, 32, 0],
    ...uint32LittleEndian(40),
    ...uint32LittleEndian(offset),
  ])
  return [0, 0, 1, 0, sides.length, 0, ...entries]
}

test.each<[string, number[], object | null]>([
  ['one picture', icon([[16, 32]]), { width: 16, height: 32 }],
  [
    'the largest of several',
    icon([
      [16, 16],
      [48, 40],
      [32, 32],
    ]),
    { width: 48, height: 40 },
  ],
  [
    'the first of two as large',
    icon([
      [16, 64],
      [32, 32],
    ]),
    { width: 16, height: 64 },
  ],
  [
    'sides of 0',
    icon([
      [48, 48],
      [0, 0],
    ]),
    { width: 256, height: 256 },
  ],
  [
    'a directory that is cut off',
    icon([
      [16, 16],
      [48, 48],
    ]).slice(0, -1),
    { width: 16, height: 16 },
  ],
  ['no picture', icon([]), null],
])('%s', (_, bytes, expected) => {
  expect(icoSize(Uint8Array.from(bytes))).toEqual(expected)
})

test('a PNG in an icon states its own size', () => {
  const png = readFileSync('e2e/fixtures/images/interlaced.png')
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
  expect(icoSize(Uint8Array.from([...icon([[16, 16]], 22), ...png]))).toEqual(size)
})
