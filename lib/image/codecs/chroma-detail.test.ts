import { readFileSync } from 'node:fs'
import { readPng } from '@/scripts/measure/read-png'
import { needsFullChroma } from './chroma-detail'
import { createPixels, rowsOf, type Pixels } from '@/lib/image/pixels/pixels'

/** A sheet of one color with bars of another, as letters are: `thickness` pixels wide, every 20. */
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
    ['one color', bars([200, 0, 0], [200, 0, 0])],
    ['a single pixel', { width: 1, height: 1, data: new Uint8ClampedArray([255, 0, 0, 255]) }],
  ])('is false for %s', (_, pixels) => {
    expect(needsFullChroma(rowsOf(pixels))).toBe(false)
  })

  /** A sheet of blocks of 2 × 2 pixels, so many of them of one color, with a colored edge and with a gray one. */
  function blocks(flat: number, edged: number, gray: number): Pixels {
    const pixels = createPixels(2 * (flat + edged + gray), 2)
    for (let block = 0; block < flat + edged + gray; block++) {
      const right = block < flat ? WHITE : block < flat + edged ? [255, 255, 160] : [0, 0, 0]
      for (const y of [0, 1]) {
        pixels.data.set([...WHITE, 255, ...right, 255], (y * pixels.width + block * 2) * 4)
      }
    }
    return pixels
  }

  it.each([
    [4, 6, 0, true],
    [3, 6, 0, false],
    [400, 6, 594, true],
    [399, 6, 594, false],
    [400, 5, 594, false],
    [1, 0, 0, false],
    [1, 1, 0, true],
  ])('of %d flat blocks, %d with a colored edge and %d others: %s', (flat, edged, gray, expected) => {
    expect(needsFullChroma(rowsOf(blocks(flat, edged, gray)))).toBe(expected)
  })

  it('looks at no alpha: a block of one color and several transparencies is flat', () => {
    const pixels = blocks(4, 6, 0)
    pixels.data[3] = 0
    pixels.data[15] = 99
    expect(needsFullChroma(rowsOf(pixels))).toBe(true)
  })

  it('leaves out a last column and a last row that make no block', () => {
    const whole = blocks(4, 0, 0)
    const odd = createPixels(9, 3)
    for (let at = 0; at < odd.data.length; at += 4) odd.data.set([255, 0, 0, 255], at)
    for (const y of [0, 1]) odd.data.set(whole.data.subarray(y * 32, y * 32 + 32), y * 36)
    expect(needsFullChroma(rowsOf(odd))).toBe(false)
    expect(needsFullChroma(rowsOf({ ...odd, width: 0, height: 0 }))).toBe(false)
    const edged = blocks(4, 6, 0)
    expect(needsFullChroma({ ...rowsOf(edged), height: 3 })).toBe(true)
  })

  it('calls an edge colored where Cb or Cr differs by more than 32', () => {
    // Cb of (255, 255, b) is half of b − 255 below that of white; Cr moves less. JFIF 1.02.
    const edge = (right: number[]) => {
      const pixels = blocks(1, 1, 0)
      for (const y of [0, 1]) pixels.data.set(right, (y * pixels.width + 3) * 4)
      return needsFullChroma(rowsOf(pixels))
    }
    expect([edge([255, 255, 192]), edge([255, 255, 190])]).toEqual([false, true])
    expect([edge([192, 255, 255]), edge([190, 255, 255])]).toEqual([false, true])
    expect([edge([255, 180, 255]), edge([255, 178, 255])]).toEqual([false, true])
    // Cr stays while red and green move Cb; Cb stays while green and blue move Cr.
    expect([edge([199, 188, 255]), edge([198, 187, 255])]).toEqual([false, true])
    expect([edge([255, 188, 210]), edge([255, 187, 210])]).toEqual([false, true])
  })

  it.each([
    ['top right', 3, 0],
    ['bottom left', 2, 1],
    ['bottom right', 3, 1],
  ])('sees a block that differs in its %s pixel alone, in Cb or in Cr', (_, x, y) => {
    for (const color of [
      [198, 187, 255],
      [255, 187, 210],
    ]) {
      const pixels = blocks(4, 0, 0)
      pixels.data.set(color, (y * pixels.width + x) * 4)
      expect(needsFullChroma(rowsOf(pixels))).toBe(true)
    }
  })

  it('finds one colored line of text in a picture of the size of a screen shot', () => {
    const pixels = createPixels(800, 200)
    pixels.data.fill(255)
    for (const y of [2, 3]) for (let x = 0; x < 800; x += 4) pixels.data.set([220, 0, 0, 255], (y * 800 + x) * 4)
    expect(needsFullChroma(rowsOf(pixels))).toBe(true)
  })

  it('is false for a photograph, with or without transparent parts', () => {
    for (const name of ['photo.png', 'transparent.png']) {
      expect(needsFullChroma(rowsOf(readPng(readFileSync(`e2e/fixtures/images/${name}`))))).toBe(false)
    }
  })

  it('judges a large picture by a share of its rows, of 250,000 blocks at most, looked at twice', () => {
    const strip = createPixels(4000, 2)
    for (let index = 0; index < 4000 * 2; index++) {
      strip.data.set((index % 4000) % 40 < 3 ? [220, 0, 0, 255] : [255, 255, 255, 255], index * 4)
    }
    let blocks = 0
    const rows = () => {
      blocks += 4000 / 2
      return strip
    }
    expect(needsFullChroma({ ...rowsOf(strip), height: 2100, rows })).toBe(true)
    expect(blocks).toBeLessThanOrEqual(2 * 250_000)
    expect(blocks).toBeGreaterThan(250_000)
  })
})
