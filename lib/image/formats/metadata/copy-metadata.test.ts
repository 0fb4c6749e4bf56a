import { readFileSync } from 'node:fs'
import ExifReader from 'exifreader'
import { concatBytes, latin1, uint32LittleEndian } from '@/lib/core/byte-writer'
import { jpegSegment } from '@/lib/image/formats/jpeg/segments'
import { pngChunk } from '@/lib/image/formats/png/chunks'
import { webpChunk, webpChunks, webpFile } from '@/lib/image/formats/webp/chunks'
import { hasMetadata, metadataFrom, withPngBlocks, withSegments, withWebpBlocks } from './copy-metadata'
import type { Loss } from './removal-options'
import { dayOf } from './day-taken'

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/${name}`))
const SIZE = { width: 60, height: 40 }
const MADE = ['images/rocket.jpg', 'images/photo.png', 'images/still.webp'] as const

function carried(source: string, made: string, loss: Loss) {
  const segments = metadataFrom(fixture(source), { loss, size: SIZE })
  const file = segments && withSegments(fixture(made), segments)
  return file && ExifReader.load(Buffer.from(file), { expanded: true })
}

describe.each(['heic', 'avif', 'webp', 'png'])('EXIF of a %s', (extension) => {
  const source = `metadata/exif.${extension}`
  const before = ExifReader.load(Buffer.from(fixture(source)), { expanded: true }).exif

  it.each(MADE)('goes into %s, upright', (made) => {
    const tags = carried(source, made, 'nothing')
    expect(before?.Make?.description).toBeTruthy()
    expect(tags?.exif?.Make?.description).toBe(before?.Make?.description)
    expect(tags?.exif?.DateTimeOriginal?.description).toBe(before?.DateTimeOriginal?.description)
    expect(tags?.exif?.Orientation?.value ?? 1).toBe(1)
  })

  it('loses the place only, or all but the date', () => {
    const placeless = carried(source, 'images/rocket.jpg', 'place')
    expect(placeless?.gps).toBeUndefined()
    expect(placeless?.exif?.Make?.description).toBe(before?.Make?.description)
    const dated = carried(source, 'images/photo.png', 'exceptDate')
    expect(dated?.exif?.Make).toBeUndefined()
    expect(dated?.exif?.DateTimeOriginal?.description).toBe(before?.DateTimeOriginal?.description)
  })
})

test('a JPEG loses the place in all its blocks, and keeps the rest', () => {
  const tags = carried('images/metadata-big-endian.jpg', 'images/rocket.jpg', 'place')
  expect(tags?.gps).toBeUndefined()
  expect(tags?.iptc?.City?.description.trim()).toBe('')
  expect(tags?.exif?.Model?.description).toBe('Canon EOS R5')
  expect(tags?.exif?.PixelXDimension?.value).toBe(60)
})

test('nothing is added where nothing is to stay, and null says that nothing can', () => {
  const rocket = fixture('images/rocket.jpg')
  expect(withSegments(rocket, metadataFrom(rocket, { loss: 'everything', size: SIZE }) ?? rocket)).toBe(rocket)
  expect(metadataFrom(fixture('images/photo.png'), { loss: 'nothing', size: SIZE })).toBeNull()
  expect(metadataFrom(fixture('images/truncated.jpg'), { loss: 'nothing', size: SIZE })).toBeNull()
  const segments = metadataFrom(fixture('metadata/camera.jpg'), { loss: 'nothing', size: SIZE })
  expect(segments && withSegments(fixture('images/photo.avif'), segments)).toBeNull()
})

test('a WebP says in its header that EXIF follows, of what size it is and whether it is transparent', () => {
  const segments = metadataFrom(fixture('metadata/camera.jpg'), { loss: 'nothing', size: SIZE })
  const plain = fixture('images/still.webp')
  const file = segments && withSegments(plain, segments)
  const [first, ...rest] = file ? webpChunks(file) : []
  expect(first?.type).toBe('VP8X')
  expect((file?.[first?.content ?? 0] ?? 0) & 0x08).toBe(0x08)
  expect(rest.slice(-2).map(({ type }) => type)).toEqual(['EXIF', 'XMP '])
  expect((file?.[first?.content ?? 0] ?? 0) & 0x04).toBe(0x04)
  // What it was before stands in it unchanged.
  const [picture] = webpChunks(plain).filter(({ type }) => type === 'VP8 ' || type === 'VP8L')
  expect(Buffer.from(file ?? []).includes(Buffer.from(plain.subarray(picture?.start, picture?.end)))).toBe(true)
})

test.each<[name: string, day: string | undefined]>([
  ['images/metadata-big-endian.jpg', '2024-05-17'],
  ...['heic', 'avif', 'png', 'webp', 'tif'].map((kind): [string, string] => [`metadata/exif.${kind}`, '2025-01-02']),
  ['images/rocket.jpg', undefined],
  ['images/truncated.jpg', undefined],
])('%s was taken on %s', (name, day) => {
  expect(dayOf(fixture(name))).toBe(day)
})

describe('EXIF in a WebP, byte for byte (WebP container specification)', () => {
  const EXIF = latin1('MM\0*\0\0\0\b\0\0\0\0\0')
  const extended = (flags: number, ...sides: number[]) => webpChunk('VP8X', Uint8Array.of(flags, 0, 0, 0, ...sides))
  const exifChunk = webpChunk('EXIF', EXIF)
  // 300 × 200 in 14 bits each, less one in lossless files; bit 28 says that transparency is used.
  const lossy = webpChunk('VP8 ', Uint8Array.of(0, 0, 0, 0x9d, 1, 0x2a, 44, 1, 200, 0, 7))
  const lossless = (alpha: number) =>
    webpChunk('VP8L', Uint8Array.of(0x2f, ...uint32LittleEndian(299 | (199 << 14) | (alpha << 28)), 9))
  const alpha = webpChunk('ALPH', Uint8Array.of(5))

  it.each([
    ['lossy', [lossy], [extended(8, 43, 1, 0, 199, 0, 0), lossy, exifChunk]],
    ['lossless', [lossless(0)], [extended(8, 43, 1, 0, 199, 0, 0), lossless(0), exifChunk]],
    ['lossless and transparent', [lossless(1)], [extended(0x18, 43, 1, 0, 199, 0, 0), lossless(1), exifChunk]],
    [
      'extended already',
      [extended(0x10, 44, 2, 1, 1, 0, 0), alpha, lossy],
      [extended(0x18, 44, 2, 1, 1, 0, 0), alpha, lossy, exifChunk],
    ],
  ])('that is %s', (_, chunks, expected) => {
    expect(withWebpBlocks(webpFile(chunks), EXIF, null)).toEqual(webpFile(expected))
  })

  it('without a picture is left alone', () => {
    const file = webpFile([alpha])
    expect(withWebpBlocks(file, EXIF, null)).toBe(file)
  })
})

describe('EXIF of a PNG', () => {
  const header = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...pngChunk('IHDR', new Uint8Array(13))]
  const end = pngChunk('IEND', new Uint8Array())
  const withExif = (length: number) =>
    withPngBlocks(Uint8Array.from([...header, ...end]), {
      eXIf: Uint8Array.from({ length }, (_, at) => 'MM\0*'.charCodeAt(at) || 0),
    })

  it('stands behind the header', () => {
    expect([...withExif(4)]).toEqual([...header, ...pngChunk('eXIf', latin1('MM\0*')), ...end])
  })

  it('goes into a JPEG as far as one segment holds it', () => {
    const segments = (length: number) => metadataFrom(withExif(length), { loss: 'nothing', size: SIZE })
    expect(segments(65_527)?.length).toBe(65_537)
    expect(segments(65_528)).toBeNull()
  })
})

describe('XMP of a picture that is made anew', () => {
  const PACKET =
    '<a GCamera:MotionPhoto="1" tiff:Orientation="6" exif:DateTimeOriginal="2024-07-01" photoshop:City="Seoul"/>'
  const xmp = latin1(PACKET)
  const sources = [
    concatBytes([
      latin1('\xff\xd8'),
      jpegSegment(0xe1, latin1(`http://ns.adobe.com/xap/1.0/\0${PACKET}`)),
      latin1('\xff\xda\0\x02\x05\xff\xd9'),
    ]),
    webpFile([webpChunk('VP8X', new Uint8Array(10)), webpChunk('VP8 ', new Uint8Array(20)), webpChunk('XMP ', xmp)]),
  ]
  const carriedText = (source: Uint8Array, loss: Loss, made: string) => {
    const segments = metadataFrom(source, { loss, size: SIZE })!
    return Buffer.from(withSegments(fixture(made), segments)!).toString('latin1')
  }

  it.each(MADE)('is upright in %s and points to no movie that is not there', (made) => {
    for (const source of sources) {
      const text = carriedText(source, 'nothing', made)
      expect(text).toContain('tiff:Orientation="1"')
      expect(text).toContain('photoshop:City="Seoul"')
      expect(text).not.toContain('MotionPhoto')
    }
  })

  it.each(MADE)('keeps its date in %s where all else goes', (made) => {
    for (const source of sources) {
      const text = carriedText(source, 'exceptDate', made)
      expect(text).toContain('exif:DateTimeOriginal="2024-07-01"')
      expect(text).not.toContain('Seoul')
    }
  })
})

test.each([
  ['metadata/camera.jpg', 'nothing', true],
  ['metadata/camera.jpg', 'everything', false],
  ['images/photo.png', 'nothing', false],
] as const)('whether %s has any beyond %s: %s', (source, loss, has) => {
  expect(hasMetadata(fixture(source), loss)).toBe(has)
})
