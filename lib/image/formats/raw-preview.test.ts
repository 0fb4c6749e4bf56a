import { readFileSync } from 'node:fs'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { exifOrientation } from './exif/orientation'
import { jpegSize } from './jpeg/segments'
import { rawDay, rawPreview } from './raw-preview'

const jpeg = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/${name}`))
const LARGE = jpeg('images/chelsea.jpg')
const SMALL = jpeg('images/small-photo.jpg')

/** A little-endian TIFF directory of SHORT and LONG entries, and what follows it. */
function tiff(entries: readonly (readonly [tag: number, value: number])[], ...rest: Uint8Array[]): Uint8Array {
  const numbers = entries.flatMap(([tag, value]) => [tag, 3, 1, 0, value, 0])
  const directory = new Uint8Array(Uint16Array.of(entries.length, ...numbers, 0, 0).buffer)
  return concatBytes([latin1('II*\0\b\0\0\0'), directory, ...rest])
}

/** A DNG: its first directory is a smaller copy, its raw data behind color filters in another one. */
const dng = (orientation: number, ...rest: Uint8Array[]) =>
  tiff(
    [
      [0xfe, 1],
      [0x112, orientation],
      [0x14a, 999],
    ],
    ...rest,
  )

/** The frame of a JPEG without loss, as raw data is stored (ITU-T T.81, annex H). */
function lossless(file: Uint8Array): Uint8Array {
  const copy = file.slice()
  const at = copy.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc2].includes(copy[index + 1]!))
  return copy.fill(0xc3, at + 1, at + 2)
}

test('the largest JPEG that decoders read is the preview', () => {
  const file = dng(1, SMALL, new Uint8Array(100), LARGE, lossless(jpeg('images/astronaut.jpg')))
  expect(Buffer.from(rawPreview(file, true)!.jpeg)).toEqual(Buffer.from(LARGE))
})

test("the file's orientation goes into it", () => {
  const { jpeg: made, width, height } = rawPreview(dng(6, LARGE), true)!
  const stored = jpegSize(LARGE)!
  expect([width, height]).toEqual([stored.height, stored.width])
  expect(jpegSize(made)).toEqual({ ...stored, orientation: 6 })
  expect(Buffer.from(made.slice(-LARGE.length + 2))).toEqual(Buffer.from(LARGE.slice(2)))
})

test('its own orientation counts first', () => {
  const turned = jpeg('images/orientation-6.jpg')
  const found = rawPreview(dng(3, turned), true)!
  expect(Buffer.from(found.jpeg)).toEqual(Buffer.from(turned))
  expect([found.width, found.height]).toEqual([60, 120])
})

const BOX = concatBytes([latin1('\0\0\0\x18ftypcrx \0\0\0\x01crx isom')])

test.each([
  ['a CR3', concatBytes([BOX, LARGE]), false, 1],
  ['a CR3 that lies on its side', concatBytes([BOX, latin1('CMT1'), tiff([[0x112, 8]]), LARGE]), false, 8],
  ['a CR2', concatBytes([latin1('II*\0\x10\0\0\0CR\x02\0'), new Uint8Array(8), LARGE]), true, 1],
  ['a RAF', concatBytes([latin1('FUJIFILMCCD-RAW 0201'), LARGE]), false, 1],
  ['an RW2', concatBytes([latin1('IIU\0\x08\0\0\0'), new Uint8Array(8), LARGE]), false, 1],
  ['raw data in the first directory', tiff([[0x106, 32_803]], LARGE), true, 1],
])('%s has one', (_, file, isTiff, orientation) => {
  expect(jpegSize(rawPreview(file, isTiff)!.jpeg)?.orientation).toBe(orientation)
})

test.each([
  ['a TIFF', tiff([[0x100, 4]], LARGE), true],
  ['a JPEG', LARGE, false],
  ['a raw file without a preview', dng(1, lossless(LARGE)), true],
  ['a raw file whose preview is cut off', dng(1, LARGE.slice(0, 9000)), true],
])('%s has none', (_, file, isTiff) => {
  expect(rawPreview(file, isTiff)).toBeNull()
})

/** A directory with the date of capture (EXIF 2.32: 20 bytes of ASCII, type 2). */
const dated = concatBytes([
  new Uint8Array(Uint16Array.of(0x4949, 42, 8, 0, 1, 0x9003, 2, 20, 0, 26, 0, 0, 0).buffer),
  latin1('2024:05:06 07:08:09\0'),
])

test.each([
  ['a file based on TIFF', dated, '2024-05-06'],
  ['an RW2', concatBytes([latin1('IIU\0'), dated.subarray(4)]), '2024-05-06'],
  ['a CR3', concatBytes([BOX, latin1('CMT1'), tiff([[0x112, 8]]), latin1('CMT2'), dated, LARGE]), '2024-05-06'],
  ['a RAF, whose preview has it', concatBytes([latin1('FUJIFILMCCD-RAW 0201'), LARGE]), undefined],
])('the day of %s', (_, file, day) => {
  expect(rawDay(file)).toBe(day)
})

test('the made directory is one', () => {
  expect(exifOrientation(dng(6))).toBe(6)
})
