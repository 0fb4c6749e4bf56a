import { readFileSync } from 'node:fs'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { densityOf, withDensity } from './density'
import { Tiff } from './exif/tiff'
import { exifOf } from './metadata/exif-block'
import { withWebpBlocks } from './metadata/copy-metadata'
import { imageKind } from './kind'
import { jpegSegment } from './jpeg/segments'

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/images/${name}`))
const JPEG = fixture('small-photo.jpg')
const PNG = fixture('interlaced.png')
const WEBP = fixture('still.webp')
const of = (bytes: Uint8Array) => densityOf(bytes, imageKind(bytes)!)

const [X_RESOLUTION, Y_RESOLUTION, RESOLUTION_UNIT] = [0x11a, 0x11b, 0x128]

/** A JPEG that begins with such a JFIF segment (ITU-T T.871, 10.1). */
const jfif = (unit: number, density: number) =>
  concatBytes([
    Uint8Array.of(0xff, 0xd8),
    jpegSegment(0xe0, concatBytes([latin1('JFIF\0\x01\x01'), Uint8Array.of(unit, density >> 8, density, 0, 0, 0, 0)])),
  ])

/** A little-endian EXIF block of a fraction and its unit (TIFF 6.0, section 8). */
function exif(dots: number, per: number, unit: number): Uint8Array {
  const entries = [0x11a, 5, 1, 0, 38, 0, 0x128, 3, 1, 0, unit, 0]
  const numbers = [2, ...entries, 0, 0, dots, 0, per, 0]
  return concatBytes([latin1('II*\0\b\0\0\0'), new Uint8Array(Uint16Array.from(numbers).buffer)])
}

test.each([300, 600, 96])('%d dots per inch are stated and read again', (dpi) => {
  for (const file of [JPEG, PNG, WEBP]) {
    const stated = withDensity(Uint8Array.from(file), dpi)
    expect(of(stated)).toBe(dpi)
    expect(imageKind(stated)).toBe(imageKind(file))
  }
})

test.each([
  ['per inch', jfif(1, 300), 300],
  ['per centimeter', jfif(2, 118), 300],
  ['as a ratio only', jfif(0, 300), undefined],
  ['unknown', jfif(1, 72), undefined],
  ['none', jfif(1, 0), undefined],
])('a JFIF density %s is read', (_, bytes, expected) => {
  expect(of(bytes)).toBe(expected)
})

test.each([
  [300, 1, 2, 300],
  [11_811, 100, 3, 300],
  [72, 1, 2, undefined],
  [300, 0, 2, undefined],
])('EXIF of %d / %d with the unit %d means %s', (dots, per, unit, expected) => {
  const block = exif(dots, per, unit)
  expect(of(withWebpBlocks(Uint8Array.from(WEBP), block, null))).toBe(expected)
  expect(densityOf(block, 'tiff')).toBe(expected)
})

test('EXIF that a WebP has already stays the only one', () => {
  const stated = withWebpBlocks(Uint8Array.from(WEBP), exif(300, 1, 2), null)
  expect(withDensity(stated, 300)).toBe(stated)
})

/** EXIF of a creator only: `me` and its NUL, which stand in the entry (TIFF 6.0, section 8). */
const CREATOR = latin1('MM\0*\0\0\0\x08\0\x01\x01\x3b\0\x02\0\0\0\x03me\0\0\0\0\0\0')

test.each([
  ['another one', exif(72, 1, 2), [X_RESOLUTION, Y_RESOLUTION, RESOLUTION_UNIT]],
  ['none', CREATOR, [X_RESOLUTION, Y_RESOLUTION, RESOLUTION_UNIT, 0x13b]],
])('EXIF of a WebP that states %s takes the density in, in order', (_, block, tags) => {
  const stated = withDensity(withWebpBlocks(Uint8Array.from(WEBP), block, null), 300)
  expect(of(stated)).toBe(300)
  const tiff = new Tiff(exifOf(stated)!)
  const [directory, { link }] = [tiff.long(4), tiff.first()]
  const found = tags.map((_, index) => tiff.number({ type: 3, at: directory + 2 + index * 12 }))
  expect([found, link - directory]).toEqual([tags, 2 + tags.length * 12])
  expect(Buffer.from(stated).toString('latin1').split('me\0')).toHaveLength(tags.length - 2)
})

test('EXIF is asked where JFIF says what stands for unknown', () => {
  const segment = jpegSegment(0xe1, concatBytes([latin1('Exif\0\0'), exif(300, 1, 2)]))
  expect(of(concatBytes([jfif(1, 72), segment]))).toBe(300)
})

test('damaged and other files state none', () => {
  expect(densityOf(PNG.slice(0, 40), 'png')).toBeUndefined()
  expect(densityOf(fixture('simple.svg'), 'svg')).toBeUndefined()
  expect(of(fixture('animated.gif'))).toBeUndefined()
  const avif = fixture('photo.avif')
  expect(withDensity(avif, 300)).toBe(avif)
})
