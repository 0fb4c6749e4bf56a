import { createGray, type Gray } from './gray'
import { removeShadows } from './remove-shadows'

/** A page of 320 × 256 with paper of the given shades and letters of half the shade every 12 pixels. */
function page(shadeAt: (x: number, y: number) => number): Gray {
  const gray = createGray(320, 256)
  for (let y = 0; y < 256; y++) {
    for (let x = 0; x < 320; x++) gray.data[y * 320 + x] = shadeAt(x, y) * (isInk(x, y) ? 0.5 : 1)
  }
  return gray
}
const isInk = (x: number, y: number) => x % 12 < 2 && y % 16 < 6

const extremes = ({ data }: Gray, wanted: (x: number, y: number) => boolean) => {
  const shades = [...data].filter((_, index) => wanted(index % 320, Math.floor(index / 320)))
  return [Math.min(...shades), Math.max(...shades)] as const
}
const isInner = (x: number, y: number) => x >= 16 && x < 304 && y >= 16 && y < 240

test('an evenly lit page is returned unchanged', () => {
  for (const shade of [255, 200, 120]) {
    const gray = page(() => shade)
    expect(removeShadows(gray)).toBe(gray)
  }
  const slight = page((x) => 220 - x / 10)
  expect(removeShadows(slight)).toBe(slight)
})

test.each([
  ['from left to right', (x: number) => 240 - x * 0.35],
  ['from right to left', (x: number) => 120 + x * 0.35],
  ['from top to bottom', (_: number, y: number) => 240 - y * 0.4],
  ['across', (x: number, y: number) => 250 - x * 0.2 - y * 0.2],
])('a shadow %s is removed: paper is white, letters are half as bright', (_, shadeAt) => {
  const even = removeShadows(page(shadeAt))
  const [darkestPaper] = extremes(even, (x, y) => isInner(x, y) && !isInk(x, y))
  const [darkestInk, brightestInk] = extremes(even, (x, y) => isInner(x, y) && isInk(x, y))
  expect(darkestPaper).toBeGreaterThan(240)
  expect(darkestInk).toBeGreaterThan(118)
  expect(brightestInk).toBeLessThan(135)
})

test('a dark picture on an unevenly lit page stays dark', () => {
  const even = removeShadows(page((x, y) => (x >= 96 && x < 192 && y >= 96 && y < 160 ? 20 : 240 - x * 0.35)))
  expect(even.data[128 * 320 + 144]).toBeLessThan(40)
  expect(even.data[40 * 320 + 42]).toBeGreaterThan(240)
})
