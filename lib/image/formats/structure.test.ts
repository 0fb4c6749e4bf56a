import { readFileSync } from 'node:fs'
import type { ImageKind } from './image-formats'
import { orientationBlock } from './exif/orientation'
import { pngChunk } from './png/chunks'
import { hasTooManyParts, isAnimated, isStatedOnItsSide, isTruncated, statedSize, withoutTrailer } from './structure'
import { webpChunk, webpFile } from './webp/chunks'

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/images/${name}`))
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

describe('isAnimated', () => {
  it.each<[string, ImageKind, boolean]>([
    ['animated.gif', 'gif', true],
    ['animated.webp', 'webp', true],
    ['animated.png', 'png', true],
    ['still.webp', 'webp', false],
    ['transparent.png', 'png', false],
    ['photo.avif', 'avif', false],
    ['photo.heic', 'heic', false],
    ['astronaut.jpg', 'jpeg', false],
  ])('judges %s', (name, kind, animated) => {
    expect(isAnimated(fixture(name), kind)).toBe(animated)
  })

  it('takes a GIF of one frame for still', () => {
    const gif = fixture('animated.gif')
    const onlyFirst = gif.slice(0, secondFrame(gif))
    expect(isAnimated(onlyFirst, 'gif')).toBe(false)
  })

  it('takes an APNG of one frame for still', () => {
    const png = fixture('animated.png')
    const frames = Buffer.from(png).indexOf('acTL') + 7
    png[frames] = 1
    expect(isAnimated(png, 'png')).toBe(false)
  })

  it('knows an AVIF sequence by its major brand', () => {
    const bytes = new Uint8Array(Buffer.from('\0\0\0\x18ftypavis\0\0\0\0avifmsf1', 'latin1'))
    expect(isAnimated(bytes, 'avif')).toBe(true)
  })

  it.each<ImageKind>(['gif', 'webp', 'png', 'avif'])('takes a cut %s for still', (kind) => {
    expect(isAnimated(new Uint8Array(12), kind)).toBe(false)
  })
})

/** Where the second graphic control extension of a GIF starts. */
function secondFrame(gif: Uint8Array): number {
  const mark = Buffer.from([0x21, 0xf9, 0x04])
  return Buffer.from(gif).indexOf(mark, Buffer.from(gif).indexOf(mark) + 1)
}

describe('isTruncated', () => {
  it.each<[string, ImageKind]>([
    ['astronaut.jpg', 'jpeg'],
    ['orientation-6.jpg', 'jpeg'],
    ['cmyk.jpg', 'jpeg'],
    ['interlaced.png', 'png'],
    ['animated.png', 'png'],
    ['still.webp', 'webp'],
    ['animated.webp', 'webp'],
    ['animated.gif', 'gif'],
    ['photo.heic', 'heic'],
  ])('passes %s', (name, kind) => {
    expect(isTruncated(fixture(name), kind)).toBe(false)
  })

  it('finds the truncated fixture', () => {
    expect(isTruncated(fixture('truncated.jpg'), 'jpeg')).toBe(true)
  })

  it.each<[string, ImageKind]>([
    ['coffee.jpg', 'jpeg'],
    ['transparent.png', 'png'],
    ['still.webp', 'webp'],
  ])('finds %s cut anywhere', (name, kind) => {
    const whole = fixture(name)
    for (const share of [0.02, 0.1, 0.5, 0.9, 0.999]) {
      expect(isTruncated(whole.slice(0, Math.floor(whole.length * share)), kind)).toBe(true)
    }
  })

  it('wants the end marker itself', () => {
    const whole = fixture('coffee.jpg')
    expect(isTruncated(whole.slice(0, -1), 'jpeg')).toBe(true)
    expect(isTruncated(whole.slice(0, -2), 'jpeg')).toBe(true)
  })

  it.each<[string, ImageKind]>([
    ['coffee.jpg', 'jpeg'],
    ['transparent.png', 'png'],
  ])('allows data after the end of %s', (name, kind) => {
    const trailer = new Uint8Array(200_000)
    expect(isTruncated(joined(fixture(name), trailer), kind)).toBe(false)
    expect(isTruncated(joined(fixture(name), fixture('truncated.jpg')), kind)).toBe(false)
  })

  it('is not deceived by the end marker of an embedded thumbnail', () => {
    const thumbnail = fixture('small-photo.jpg')
    const length = thumbnail.length + 2
    const segment = new Uint8Array([0xff, 0xe1, length >> 8, length & 0xff])
    const photo = fixture('coffee.jpg')
    const withThumbnail = joined(photo.slice(0, 2), segment, thumbnail, photo.slice(2))
    expect(isTruncated(withThumbnail, 'jpeg')).toBe(false)
    expect(isTruncated(withThumbnail.slice(0, -20_000), 'jpeg')).toBe(true)
  })

  it('finds a JPEG padded with zeros where the rest is missing', () => {
    expect(isTruncated(joined(fixture('truncated.jpg'), new Uint8Array(50_000)), 'jpeg')).toBe(true)
  })

  it('allows fill bytes before a marker', () => {
    const whole = fixture('coffee.jpg')
    const filled = joined(whole.slice(0, -2), new Uint8Array([0xff, 0xff]), whole.slice(-2))
    expect(isTruncated(filled, 'jpeg')).toBe(false)
  })
})

// ISO/IEC 23008-12, 10.3 and annex B.4: brands of image sequences, and of pictures.
test.each([
  ...['avis', 'msf1', 'hevc', 'hevx', 'hevm', 'hevs'].map((brand) => [brand, true] as const),
  ...['avif', 'mif1', 'heic', 'heix'].map((brand) => [brand, false] as const),
])('the major brand %s: a sequence is %s', (brand, isSequence) => {
  const bytes = new Uint8Array(Buffer.from(`\0\0\0\x10ftyp${brand}\0\0\0\0`, 'latin1'))
  expect(isAnimated(bytes, 'heic')).toBe(isSequence)
  expect(isAnimated(bytes, 'avif')).toBe(isSequence)
})

const PNG_SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const png = (orientation: number) =>
  joined(PNG_SIGNATURE, pngChunk('eXIf', orientationBlock(orientation)), pngChunk('IEND', new Uint8Array()))
const webp = (orientation: number) =>
  webpFile([webpChunk('VP8X', new Uint8Array(10)), webpChunk('EXIF', orientationBlock(orientation))])

test.each([
  ['PNG', png, 'png'],
  ['WebP', webp, 'webp'],
] as const)('a %s that says that it lies on its side', (_, make, kind) => {
  expect([1, 4, 5, 8].map((orientation) => isStatedOnItsSide(make(orientation), kind))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(isStatedOnItsSide(make(6).subarray(0, -8), kind)).toBe(false)
  expect(isStatedOnItsSide(make(6), 'gif')).toBe(false)
})

test('a JPEG and a TIFF state the size that is shown', () => {
  expect(statedSize(fixture('orientation-6.jpg'), 'jpeg')).toEqual({ width: 60, height: 120 })
  expect(statedSize(fixture('cmyk.jpg'), 'jpeg')).toMatchObject({ width: 120, height: 80 })
  const directory = (orientation: number) => [
    ...[0, 3, 1, 0, 0, 3, 0, 0, 0, 1, 0, 40, 0, 0],
    ...[1, 1, 0, 3, 0, 0, 0, 1, 0, 30, 0, 0],
    ...[1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ]
  const tiff = (orientation: number) => Uint8Array.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, ...directory(orientation)])
  expect(statedSize(tiff(6), 'tiff')).toEqual({ width: 30, height: 40 })
  expect(statedSize(tiff(3), 'tiff')).toEqual({ width: 40, height: 30 })
})

test('what follows the end of a PNG or WebP is cut off', () => {
  for (const [file, kind] of [
    [png(1), 'png'],
    [webp(1), 'webp'],
  ] as const) {
    const longer = new Uint8Array([...file, 1, 2, 3])
    expect(withoutTrailer(longer, kind)).toEqual(new Uint8Array(file))
    expect(withoutTrailer(longer, 'gif')).toBe(longer)
    expect(hasTooManyParts(file, kind)).toBe(false)
  }
  expect(hasTooManyParts(new Uint8Array(1_500_000), 'png')).toBe(true)
  expect(hasTooManyParts(webpFile([new Uint8Array(1_000_000)]), 'webp')).toBe(true)
  expect(hasTooManyParts(new Uint8Array(1_500_000), 'gif')).toBe(false)
})
