import { readFileSync } from 'node:fs'
import { beginsWith, hasTooManySegments, jpegSegments, jpegSize } from './segments'

/** Start, APP0 of 2 bytes, a fill byte, a scan with a stuffed 0xff and a restart, a comment, a second scan, end, rest. */
const FILE = Uint8Array.from([
  ...[0xff, 0xd8],
  ...[0xff, 0xe0, 0, 4, 0x4a, 0x46],
  ...[0xff, 0xff, 0xda, 0, 3, 9, 1, 0xff, 0x00, 2, 0xff, 0xd0, 3],
  ...[0xff, 0xfe, 0, 3, 0x21],
  ...[0xff, 0xda, 0, 2, 7],
  ...[0xff, 0xd9],
  ...[0xff, 0xd8, 1, 2, 3],
])

test('segments with the fill bytes before them and the scans behind them, up to the end mark', () => {
  expect(jpegSegments(FILE)).toEqual([
    { marker: 0xe0, start: 2, content: 6, end: 8 },
    { marker: 0xda, start: 8, content: 13, end: 21 },
    { marker: 0xfe, start: 21, content: 25, end: 26 },
    { marker: 0xda, start: 26, content: 30, end: 31 },
    { marker: 0xd9, start: 31, content: 33, end: 33 },
  ])
})

test('a segment is known by how its content begins, not by what follows it', () => {
  const [first] = jpegSegments(FILE)
  expect(first && beginsWith(FILE, first, 'JF')).toBe(true)
  expect(first && beginsWith(FILE, first, 'JF\xff')).toBe(false)
})

test.each([4, 12, 20, 28, 32])('cut off after %i bytes', (length) => {
  expect(() => jpegSegments(FILE.subarray(0, length))).toThrow('imageTruncated')
})

test.each([
  ['no marker', [0xff, 0xd8, 0x12, 0x34, 0, 0]],
  ['a length below 2', [0xff, 0xd8, 0xff, 0xe1, 0, 1, 0, 0]],
])('%s is damage', (_, bytes) => {
  expect(() => jpegSegments(Uint8Array.from(bytes))).toThrow('imageDamaged')
})

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/images/${name}`))

test.each([
  ['small-photo.jpg', 120, 80, 1],
  ['orientation-6.jpg', 120, 60, 6],
  ['cmyk.jpg', 120, 80, 1],
  ['astronaut.jpg', 512, 512, 1],
])('%s is %i × %i, orientation %i', (name, width, height, orientation) => {
  expect(jpegSize(fixture(name))).toEqual({ width, height, orientation })
  expect(hasTooManySegments(fixture(name))).toBe(false)
})

test('has no size without a frame', () => {
  expect(jpegSize(fixture('small-photo.jpg').subarray(0, 30))).toBeNull()
  expect(jpegSize(Uint8Array.of(0xff, 0xd8, 0xff))).toBeNull()
})

test('millions of empty segments are refused at once', () => {
  const bytes = new Uint8Array(50 * 2 ** 20)
  bytes.set([0xff, 0xd8, 0xff, 0xe1, 0, 2])
  for (let filled = 4; filled < bytes.length - 2; filled *= 2) bytes.copyWithin(2 + filled, 2, 2 + filled)
  expect(jpegSize(bytes)).toBeNull()
  expect(hasTooManySegments(bytes)).toBe(true)
  expect(() => jpegSegments(bytes)).toThrow('imageDamaged')
})
