import { pruneExif, pruneTiff } from './prune'

const [MAKE, THUMBNAIL, THUMBNAIL_LENGTH, LONG] = [0x010f, 0x0201, 0x0202, 4]

/** Big-endian TIFF of two directories, of which the second names four bytes of a picture at the end (Exif 2.32, 4.6.2). */
function twoDirectories(): Uint8Array {
  const entry = (tag: number, value: number) => [tag >> 8, tag & 255, 0, LONG, 0, 0, 0, 1, 0, 0, 0, value]
  return Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, ...entry(MAKE, 7), 0, 0, 0, 26],
    ...[0, 2, ...entry(THUMBNAIL, 56), ...entry(THUMBNAIL_LENGTH, 4), 0, 0, 0, 0],
    ...[0xff, 0xd8, 0xff, 0xd9],
  ])
}

test('the thumbnail of an EXIF block goes, whatever stays of its first directory', () => {
  const pruned = pruneExif(twoDirectories(), () => true)
  expect([...pruned.subarray(0, 22)]).toEqual([...twoDirectories().subarray(0, 22)])
  expect([...pruned.subarray(22, 26)]).toEqual([0, 0, 0, 0])
  expect(pruned.subarray(28).every((byte) => byte === 0)).toBe(true)
})

test('every page of a TIFF stays, without the entries that are not kept', () => {
  expect(pruneTiff(twoDirectories(), () => true)).toEqual(twoDirectories())
  const pruned = pruneTiff(twoDirectories(), (tag) => tag !== MAKE)
  expect([...pruned.subarray(8, 10)]).toEqual([0, 0])
  expect([...pruned.subarray(26)]).toEqual([...twoDirectories().subarray(26)])
})
