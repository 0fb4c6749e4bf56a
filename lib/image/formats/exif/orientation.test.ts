import { exifOrientation, isOnItsSide, orientationBlock } from './orientation'

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a block made for %i says %i', (orientation) => {
  expect(exifOrientation(orientationBlock(orientation))).toBe(orientation)
})

test('the block is what exiftool 12.57 writes for -n -Orientation=6, without its resolution and color entries', () => {
  expect([...orientationBlock(6)]).toEqual([
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
    ...[0, 0, 0, 0],
  ])
})

test('little-endian blocks are read too', () => {
  const little = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0]
  expect(exifOrientation(Uint8Array.from(little))).toBe(8)
})

test.each([
  ['nothing', []],
  ['no TIFF header', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['a directory outside of the block', [0x4d, 0x4d, 0, 0x2a, 0xff, 0xff, 0xff, 0xff]],
  ['a block of another kind', [...orientationBlock(6)].with(3, 0x2b)],
  ['a block of an unknown kind', [...orientationBlock(6)].with(3, 0x2c)],
  ['a block without a byte order', [...orientationBlock(6)].with(0, 0x4e)],
  ['an orientation of 0', [...orientationBlock(0)]],
  ['an orientation of 9', [...orientationBlock(9)]],
  ['an orientation that is no short', [...orientationBlock(6)].with(13, 4)],
])('%s is upright', (_, bytes) => {
  expect(exifOrientation(Uint8Array.from(bytes))).toBe(1)
})

test('orientations 5 to 8 exchange width and height (TIFF 6.0, Orientation)', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].filter(isOnItsSide)).toEqual([5, 6, 7, 8])
})
