import { readFileSync } from 'node:fs'
import { isAnimated } from './image-animation'
import type { ImageKind } from './image-kind'

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/images/${name}`))

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
