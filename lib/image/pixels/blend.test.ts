import { blendOver, WHITE, type Rgb } from './blend'
import type { Pixels } from './pixels'

function pixel(...data: number[]): Pixels {
  return { width: data.length / 4, height: 1, data: new Uint8ClampedArray(data) }
}

describe('blendOver', () => {
  it.each<[string, number[], Rgb, number[]]>([
    ['nothing shows the background', [10, 20, 30, 0], [1, 2, 3], [1, 2, 3, 255]],
    ['half black on white', [0, 0, 0, 128], WHITE, [127, 127, 127, 255]],
    ['half red on blue', [255, 0, 0, 51], [0, 0, 255], [51, 0, 204, 255]],
    ['almost opaque', [0, 0, 0, 254], WHITE, [1, 1, 1, 255]],
  ])('%s', (_, source, background, blended) => {
    expect([...blendOver(pixel(...source), background).data]).toEqual(blended)
  })

  it('keeps opaque pixels beside transparent ones', () => {
    expect([...blendOver(pixel(9, 8, 7, 255, 0, 0, 0, 0), WHITE).data]).toEqual([9, 8, 7, 255, 255, 255, 255, 255])
  })

  it('hands an opaque picture back and never changes its source', () => {
    const opaque = pixel(1, 2, 3, 255)
    expect(blendOver(opaque, WHITE)).toBe(opaque)
    const clear = pixel(1, 2, 3, 0)
    blendOver(clear, WHITE)
    expect([...clear.data]).toEqual([1, 2, 3, 0])
  })
})
