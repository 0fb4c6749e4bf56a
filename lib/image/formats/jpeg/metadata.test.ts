import { readFileSync } from 'node:fs'
import ExifReader from 'exifreader'
import { latin1 } from '@/lib/core/byte-writer'
import { orientationBlock } from '@/lib/image/formats/exif/orientation'
import { metadataOf, withMetadata } from './metadata'
import { jpegSegment } from './segments'

const SIZE = { width: 600, height: 400 }
const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/images/${name}`))

/** rocket.jpg with the metadata of another file, as ExifReader sees it. */
function carried(name: string) {
  const file = withMetadata(fixture('rocket.jpg'), metadataOf(fixture(name), SIZE))
  return { file, tags: ExifReader.load(Buffer.from(file), { expanded: true }) }
}

describe('metadata carried over', () => {
  it('keeps what exiftool wrote: camera, exposure, position, names, title, city, comment', () => {
    const { file, tags } = carried('metadata-big-endian.jpg')
    expect(tags.exif).toMatchObject({
      Make: { description: 'Canon' },
      Model: { description: 'Canon EOS R5' },
      LensModel: { description: 'RF 50mm F1.2 L USM' },
      ExposureTime: { description: '1/250' },
      FNumber: { description: 'f/2.8' },
      ISOSpeedRatings: { value: 400 },
      DateTimeOriginal: { description: '2024:05:17 14:03:22' },
    })
    expect(tags.gps?.Latitude).toBeCloseTo(37.5512, 6)
    expect(tags.gps?.Longitude).toBeCloseTo(126.9882, 6)
    expect(tags.xmp?.title?.description).toBe('남산')
    expect(tags.iptc?.City?.description).toBe('Seoul')
    expect(Buffer.from(file).includes('made for a test')).toBe(true)
  })

  it('states the orientation of upright pixels, in EXIF and in XMP, and their sides', () => {
    const { file, tags } = carried('metadata-big-endian.jpg')
    expect(tags.exif?.Orientation?.value).toBe(1)
    expect(tags.exif?.PixelXDimension?.value).toBe(600)
    expect(tags.exif?.PixelYDimension?.value).toBe(400)
    expect(tags.exif?.ColorSpace?.value).toBe(1)
    expect(Buffer.from(file).includes('<tiff:Orientation>1</tiff:Orientation>')).toBe(true)
  })

  it('drops the thumbnail', () => {
    expect(ExifReader.load(Buffer.from(fixture('metadata-big-endian.jpg')), { expanded: true }).Thumbnail).toBeDefined()
    for (const name of ['metadata-big-endian.jpg', 'metadata-little-endian.jpg']) {
      const { file, tags } = carried(name)
      expect(tags.Thumbnail).toBeUndefined()
      expect(Buffer.from(metadataOf(fixture(name), SIZE)).includes(Buffer.from([0xff, 0xd8]))).toBe(false)
      expect(file.length).toBeLessThan(fixture('rocket.jpg').length + metadataOf(fixture(name), SIZE).length + 1)
    }
  })

  it('reads both byte orders', () => {
    const { tags } = carried('metadata-little-endian.jpg')
    expect(tags.exif?.Orientation?.value).toBe(1)
    expect(tags.exif?.Make?.description).toBe('NIKON CORPORATION')
    expect(tags.gps?.Latitude).toBeCloseTo(-33.8568, 6)
    expect(tags.gps?.Longitude).toBeCloseTo(151.2153, 6)
  })

  it('leaves the picture as it is, and a file without metadata untouched', () => {
    const { file } = carried('metadata-big-endian.jpg')
    const rocket = Buffer.from(fixture('rocket.jpg'))
    expect(Buffer.from(file).subarray(-rocket.length + 20)).toEqual(rocket.subarray(20))
    expect(withMetadata(fixture('rocket.jpg'), metadataOf(fixture('coffee.jpg'), SIZE))).toEqual(fixture('rocket.jpg'))
  })

  it('survives EXIF whose directories lead nowhere', () => {
    for (const end of [60, 100, 200, 400]) {
      const broken = fixture('metadata-big-endian.jpg')
      broken.fill(0xff, end, end + 40)
      expect(() => metadataOf(broken, SIZE)).not.toThrow(TypeError)
    }
  })
})

describe('segment by segment', () => {
  const segment = (marker: number, text: string) => [...jpegSegment(marker, latin1(text))]
  const exif = (orientation: number) =>
    segment(0xe1, `Exif\0\0${String.fromCharCode(...orientationBlock(orientation))}`)
  const xmp = (text: string) => segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${text}`)
  const file = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9])
  const carriedOf = (...parts: number[][]) => [...metadataOf(file(...parts), SIZE)]

  it('EXIF, XMP, IPTC and comments go along, what belongs to the old file does not', () => {
    const kept = [
      xmp('<x/>'),
      segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0x'),
      segment(0xed, 'Photoshop 3.0\0x'),
      segment(0xfe, 'hello'),
    ]
    const left = [
      segment(0xe0, 'JFIF\0'),
      segment(0xe1, 'something'),
      segment(0xe2, 'ICC_PROFILE\0'),
      segment(0xe2, 'MPF\0'),
      segment(0xed, 'something'),
      segment(0xee, 'Adobe'),
      segment(0xdb, 'q'),
    ]
    expect(carriedOf(exif(6), ...left, ...kept)).toEqual([...exif(1), ...kept.flat()])
  })

  it.each([
    ['<a tiff:Orientation="6"/>', '<a tiff:Orientation="1"/>'],
    ["<a tiff:Orientation=' 8'/>", "<a tiff:Orientation=' 1'/>"],
    ['<tiff:Orientation>2</tiff:Orientation>', '<tiff:Orientation>1</tiff:Orientation>'],
    ['<a tiff:Orientation="1"/>', '<a tiff:Orientation="1"/>'],
    ['<a tiff:Orientation="9"/>', '<a tiff:Orientation="9"/>'],
    ['<a tiff:Orientation="62"/>', '<a tiff:Orientation="62"/>'],
    ['<a tiff:Orientation="3"/><tiff:Orientation>5<', '<a tiff:Orientation="1"/><tiff:Orientation>1<'],
  ])('XMP %s becomes %s', (before, after) => {
    expect(carriedOf(xmp(before))).toEqual(xmp(after))
  })

  it('they stand behind JFIF, or first where there is none', () => {
    const [jfif, comment] = [segment(0xe0, 'JFIF\0'), segment(0xfe, 'a')]
    expect([...withMetadata(file(jfif, comment), Uint8Array.of(7, 8))]).toEqual([...file(jfif, [7, 8], comment)])
    expect([...withMetadata(file(comment, jfif), Uint8Array.of(7, 8))]).toEqual([...file([7, 8], comment, jfif)])
    const plain = file(comment)
    expect(withMetadata(plain, new Uint8Array())).toBe(plain)
  })
})
