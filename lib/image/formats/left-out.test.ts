import { readFileSync } from 'node:fs'
import { imageKind } from './kind'
import { leftOutOf, tiffPage } from './left-out'

function leftOut(path: string, behind: Iterable<number> = []) {
  const bytes = Uint8Array.of(...readFileSync(`e2e/fixtures/${path}`), ...behind)
  return leftOutOf(bytes, imageKind(bytes)!)
}

test.each([
  ['images/animated.gif', [{ what: 'frames' }]],
  ['images/animated.webp', [{ what: 'frames' }]],
  ['images/animated.png', [{ what: 'frames' }]],
  ['tiff/two-pages.tif', [{ what: 'pages', count: 2 }]],
  ['tiff/packbits.tif', []],
  ['images/layers.psd', [{ what: 'layers', count: 2 }]],
  ['images/layers-half.psd', []],
  ['metadata/motion.jpg', [{ what: 'pictures', count: 1 }, { what: 'video' }, { what: 'data' }]],
  ['images/small-photo.jpg', []],
  ['images/still.webp', []],
])('of %s it is %j', (path, expected) => {
  expect(leftOut(path)).toEqual(expected)
})

test('the pictures of an icon are its sizes', () => {
  const bytes = new Uint8Array(readFileSync('e2e/fixtures/images/icon.ico'))
  const count = bytes[4]!
  expect(leftOutOf(bytes, 'ico')).toEqual(count > 1 ? [{ what: 'sizes', count }] : [])
  expect(leftOutOf(bytes.with(4, 3), 'ico')).toEqual([{ what: 'sizes', count: 3 }])
})

test.each(['mpvd', 'moov', 'ftyp'])('a box %s behind a HEIC is a video', (type) => {
  const box = [0, 0, 0, 8, ...Buffer.from(type)]
  expect(leftOut('images/photo.heic', box)).toEqual([{ what: 'video' }])
  expect(leftOut('images/photo.heic')).toEqual([])
})

test.each(['small-photo.jpg', 'photo.png', 'still.webp'])(
  'pictures and data behind the end of %s are left out, padding and stray bytes are not',
  (name) => {
    const [picture, archive] = [
      readFileSync('e2e/fixtures/images/small-photo.jpg'),
      Buffer.from('PK\x05\x06'.padEnd(22, '\0')),
    ]
    expect(leftOut(`images/${name}`, picture)).toEqual([{ what: 'pictures', count: 1 }])
    expect(leftOut(`images/${name}`, Buffer.concat([picture, picture, archive]))).toEqual([
      { what: 'pictures', count: 2 },
      { what: 'data' },
    ])
    expect(leftOut(`images/${name}`, archive)).toEqual([{ what: 'data' }])
    for (const stray of [Array<number>(99).fill(0), [0x0d, 0x0a], [0x14]])
      expect(leftOut(`images/${name}`, stray)).toEqual([])
  },
)

test('what is behind a moving picture is left out beside its frames', () => {
  expect(leftOut('images/animated.gif', Buffer.from('PK'.repeat(9)))).toEqual([{ what: 'frames' }, { what: 'data' }])
})

test('directories in a circle end', () => {
  const bytes = new Uint8Array(readFileSync('e2e/fixtures/tiff/packbits.tif'))
  const at = bytes[4]! | (bytes[5]! << 8)
  bytes.set(bytes.subarray(4, 8), at + 2 + 12 * bytes[at]!)
  expect(leftOutOf(bytes, 'tiff')).toEqual([])
})

test('the further pictures of a multi-picture file are counted', () => {
  // CIPA DC-007, 5.2: byte order, first directory, one entry with the number of images.
  const index = [...'MPF\0II*\0'].map((letter) => letter.charCodeAt(0))
  const segment = [0xff, 0xe2, 0, 32, ...index, 8, 0, 0, 0, 1, 0, 0x01, 0xb0, 4, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0]
  const bytes = Uint8Array.of(0xff, 0xd8, ...segment, 0, 0, 0xff, 0xd9)
  expect(leftOutOf(bytes, 'jpeg')).toEqual([{ what: 'pictures', count: 2 }])
})

it('a page of a TIFF is the first of a copy, and the file stays', () => {
  const bytes = new Uint8Array(readFileSync('e2e/fixtures/tiff/two-pages.tif'))
  const second = tiffPage(bytes, 1)
  expect(leftOutOf(second, 'tiff')).toEqual([])
  expect(second.subarray(8)).toEqual(bytes.subarray(8))
  expect(tiffPage(bytes, 0)).toEqual(bytes)
  expect(tiffPage(bytes, 2)).toEqual(bytes)
})
