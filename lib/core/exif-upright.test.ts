import { exifOrientation, orientationBlock } from './exif-orientation'
import { uprightExif } from './exif-upright'

/** A block of one directory with these entries of type and value, all for the orientation. */
function block(...entries: readonly (readonly [type: number, value: number])[]): Uint8Array {
  const rows = entries.flatMap(([type, value]) => [0x01, 0x12, 0, type, 0, 0, 0, 1, 0, value, 0, 0])
  return Uint8Array.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, entries.length, ...rows, 0, 0, 0, 0])
}

test.each([
  ['one orientation', orientationBlock(6)],
  ['a second one of another type', block([3, 6], [5, 3])],
  ['a text in place of a first one', block([2, 9], [3, 6])],
  ['a first one of another size', block([4, 3], [3, 6])],
  ['a second one', block([3, 8], [3, 1])],
])('a block with %s is upright for whoever reads any', (_, original) => {
  expect(exifOrientation(original)).toBeGreaterThan(1)
  expect(exifOrientation(uprightExif(original))).toBe(1)
})
