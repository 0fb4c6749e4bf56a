import { beginsWith, jpegSegments } from './jpeg-segments'

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
