import { readFileSync } from 'node:fs'
import type { ImageKind } from './image-kind'
import { isTruncated } from './image-truncation'

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/images/${name}`))
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

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
