import { readFileSync } from 'node:fs'
import type { ImageKind } from './kind'
import { isAnimated, isTruncated } from './structure'

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
