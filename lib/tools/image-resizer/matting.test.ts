import { createPixels } from '@/lib/image/pixels/pixels'
import { alphaOf } from './backdrop'

const SIDE = 176
const [HAIR, WALL] = [40, 200]

/** Hair below row 80 and strands of two pixels above it, before a wall; the mask ends `off` rows from the hair. */
function portrait(off: number) {
  const picture = createPixels(SIDE, SIDE)
  const share = (x: number, y: number) => (y >= 80 || (y >= 74 && x % 16 < 2) ? 1 : 0)
  const rough = Float32Array.from({ length: SIDE ** 2 }, (_, at) => (Math.floor(at / SIDE) >= 80 + off ? 1 : 0))
  for (let at = 0; at < SIDE ** 2; at++) {
    const color = share(at % SIDE, Math.floor(at / SIDE)) ? HAIR : WALL
    picture.data.set([color, color, color, 255], at * 4)
  }
  return { picture, rough }
}

test.each([-1, 0, 1])('an edge %i rows from the mask is found', (off) => {
  const { picture, rough } = portrait(off)
  const alpha = alphaOf(picture, rough)
  const at = (x: number, y: number) => alpha[y * SIDE + x]!
  for (const x of [48, 80, 112]) {
    expect(at(x + 8, 82)).toBeGreaterThan(0.8)
    expect(at(x + 8, 77)).toBeLessThan(0.3)
    // A strand is hair, and what is between two is not.
    expect(at(x, 78) - at(x + 8, 78)).toBeGreaterThan(0.2)
  }
  expect(Math.max(...alpha.subarray(0, SIDE * 60))).toBeLessThan(0.02)
  expect(Math.min(...alpha.subarray(SIDE * 100))).toBeGreaterThan(0.98)
})

test('where hair and background look the same, the mask holds', () => {
  const { rough } = portrait(0)
  const dark = createPixels(SIDE, SIDE)
  const alpha = alphaOf(dark, rough)
  expect(alpha[SIDE * 76 + 88]).toBeLessThan(0.3)
  expect(alpha[SIDE * 83 + 88]).toBeGreaterThan(0.7)
})
