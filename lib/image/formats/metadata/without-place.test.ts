import { box } from '@/scripts/measure/build-heif'
import { buildMovie, track, userText } from '@/scripts/measure/build-movie'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { jpegSegment } from '@/lib/image/formats/jpeg/segments'
import { withoutPlaces } from './without-place'

const POINTERS = 'GCamera:MicroVideo="1" GCamera:MicroVideoOffset="99"'
const xmp = (attributes: string) =>
  jpegSegment(0xe1, latin1(`http://ns.adobe.com/xap/1.0/\0<a ${attributes} b:c="d"/>`))
const jpeg = (...segments: Uint8Array[]) =>
  concatBytes([Uint8Array.of(0xff, 0xd8), ...segments, Uint8Array.of(0xff, 0xda, 0, 2, 5, 0xff, 0xd9)])
const MOVIE = new Uint8Array(buildMovie(box('udta', userText('\xa9xyz', '+37.5665+126.9780/'))))
const UNCLEAR = new Uint8Array(buildMovie(track('camm')))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test('a movie behind the picture loses its place, and XMP still points to it', () => {
  const original = concatBytes([jpeg(xmp(POINTERS)), MOVIE])
  const { bytes, isWhole } = withoutPlaces(original)
  expect(isWhole).toBe(true)
  expect(bytes).toHaveLength(original.length)
  expect(textOf(bytes)).toContain(POINTERS)
  expect(textOf(bytes)).not.toContain('+37.5665')
  expect(textOf(original)).toContain('+37.5665')
})

test.each([
  ['a movie that cannot be cleared', UNCLEAR],
  ['data that cannot be searched', latin1('maker')],
])('%s goes, and what points to it', (_, behind) => {
  const picture = jpeg(xmp(POINTERS))
  const { bytes, isWhole } = withoutPlaces(concatBytes([picture, MOVIE, behind]))
  expect(isWhole).toBe(false)
  expect(bytes).toHaveLength(picture.length)
  expect(textOf(bytes)).not.toContain('MicroVideo')
  expect(textOf(bytes)).toContain('b:c="d"')
})

test('EXIF of a second picture that is damaged takes that along; in the picture it is an error', () => {
  const damaged = jpegSegment(0xe1, latin1('Exif\0\0MM\0*\0\0\0\x08\0\x09'))
  expect(withoutPlaces(concatBytes([jpeg(), jpeg(damaged)]))).toMatchObject({ bytes: jpeg(), isWhole: false })
  expect(() => withoutPlaces(jpeg(damaged))).toThrow(expect.objectContaining({ code: 'imageDamaged' }))
})

test('a text that is no XMP becomes spaces, as it cannot be searched', () => {
  const packet = jpegSegment(0xe1, latin1('http://ns.adobe.com/xap/1.0/\0{"exif:GPSLatitude":"37,33.9N"}'))
  const { bytes } = withoutPlaces(jpeg(packet))
  expect(textOf(bytes)).not.toContain('37,33')
})

test('pixels of a TIFF that look like a thumbnail with a segment that nothing reads stay', () => {
  const head = latin1('II*\0\x08\0\0\0\0\0\0\0\0\0')
  const tiff = concatBytes([head, Uint8Array.of(0xff, 0xd8), jpegSegment(0xe5, Uint8Array.of(1, 2, 3, 4))])
  expect(withoutPlaces(tiff).bytes).toEqual(tiff)
})
