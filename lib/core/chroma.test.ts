import { readFileSync } from 'node:fs'
import { readPng } from '@/scripts/measure/read-png'
import { needsFullChroma } from './chroma'
import { createPixels, rowsOf, type Pixels } from './pixels'

/** A sheet of one colour with bars of another, as letters are: `thickness` pixels wide, every 20. */
function bars(paper: number[], ink: number[], thickness = 1): Pixels {
  const pixels = createPixels(200, 100)
  for (let index = 0; index < 200 * 100; index++) {
    pixels.data.set([...((index % 200) % 20 < thickness ? ink : paper), 255], index * 4)
  }
  return pixels
}

const WHITE = [255, 255, 255]

describe('needsFullChroma', () => {
  it.each([
    ['red text on white', bars(WHITE, [220, 0, 0])],
    ['blue text on dark', bars([20, 20, 20], [80, 120, 255], 3)],
    ['yellow on blue', bars([0, 0, 200], [255, 230, 0], 5)],
  ])('is true for %s', (_, pixels) => {
    expect(needsFullChroma(rowsOf(pixels))).toBe(true)
  })

  it.each([
    ['black text on white', bars(WHITE, [0, 0, 0])],
    ['one colour', bars([200, 0, 0], [200, 0, 0])],
    ['a single pixel', { width: 1, height: 1, data: new Uint8ClampedArray([255, 0, 0, 255]) }],
  ])('is false for %s', (_, pixels) => {
    expect(needsFullChroma(rowsOf(pixels))).toBe(false)
  })

  it('is false for a photograph, with or without transparent parts', () => {
    for (const name of ['photo.png', 'transparent.png']) {
      expect(needsFullChroma(rowsOf(readPng(readFileSync(`e2e/fixtures/images/${name}`))))).toBe(false)
    }
  })

  it('judges a large picture by a share of its rows', () => {
    const large = createPixels(4000, 2000)
    for (let index = 0; index < large.data.length / 4; index++) {
      large.data.set((index % 4000) % 40 < 3 ? [220, 0, 0, 255] : [255, 255, 255, 255], index * 4)
    }
    expect(needsFullChroma(rowsOf(large))).toBe(true)
  })
})
