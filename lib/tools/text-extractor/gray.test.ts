import { createPixels } from '@/lib/image/pixels/pixels'
import { createGray, crop, invert, shrink, surround, toGray, toPgm } from './gray'
import { histogramOf, binarize, hasDarkBackground, otsuThreshold } from './binarize'
import { removeShadows } from './remove-shadows'
import { soften } from './soften'
import { quarterTurned } from '@/lib/image/pixels/turned'

/** A page with rows of four bars as letters. */
function sheet(width: number, height: number, paper: (x: number) => number = () => 255) {
  const gray = createGray(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ink = y % 20 < 10 && x % 10 < 4
      gray.data[y * width + x] = ink ? paper(x) * 0.2 : paper(x)
    }
  }
  return gray
}

test('gray is the BT.601 luma of a picture', () => {
  const pixels = createPixels(3, 1)
  pixels.data.set([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255])
  expect([...toGray(pixels).data]).toEqual([76, 149, 28])
})

test('a reduced picture has the means', () => {
  const gray = { width: 4, height: 2, data: Uint8Array.from([0, 10, 20, 30, 40, 50, 60, 70]) }
  expect([...shrink(gray, 2).data]).toEqual([25, 45])
  expect(shrink(gray, 1)).toBe(gray)
  expect([...invert(gray).data].slice(0, 2)).toEqual([255, 245])
})

test('PGM: header, then the bytes', () => {
  const file = toPgm({ width: 2, height: 1, data: Uint8Array.from([7, 9]) })
  expect(String.fromCharCode(...file.subarray(0, 11))).toBe('P5\n2 1\n255\n')
  expect([...file.subarray(11)]).toEqual([7, 9])
})

test("Otsu's threshold is between two clusters, and a dark background is detected by its area", () => {
  const light = sheet(200, 200)
  const threshold = otsuThreshold(histogramOf(light))
  expect(threshold).toBeGreaterThanOrEqual(51)
  expect(threshold).toBeLessThan(255)
  expect(hasDarkBackground(light)).toBe(false)
  expect(hasDarkBackground(invert(light))).toBe(true)
  const upperDark = invert(light)
  upperDark.data.set(light.data.subarray(140 * 200), 140 * 200)
  expect(hasDarkBackground(upperDark)).toBe(false)
  const share = binarize(light).data.reduce((sum, value) => sum + value, 0) / (200 * 200)
  expect(share).toBeCloseTo(0.2, 2)
})

test('a shadow across the page is removed, and an evenly lit page is returned unchanged', () => {
  const even = sheet(400, 400)
  expect(removeShadows(even)).toBe(even)
  const shaded = sheet(400, 400, (x) => 250 - (x / 400) * 130)
  const wrong = (gray: typeof shaded) => {
    const [ink, expected] = [binarize(gray).data, binarize(even).data]
    return ink.reduce((count, value, index) => count + (value === expected[index] ? 0 : 1), 0)
  }
  const lit = removeShadows(shaded)
  expect(wrong(lit)).toBe(0)
  const darkestPaper = lit.data.reduce((least, value) => (value > 128 && value < least ? value : least), 255)
  expect(darkestPaper).toBeGreaterThan(225)
})

test('quarter turns are clockwise, and four of them are the identity', () => {
  const pixels = createPixels(2, 1)
  pixels.data.set([1, 1, 1, 255, 2, 2, 2, 255])
  const firsts = (turns: number) => {
    const turned = quarterTurned(pixels, turns)
    return [turned.width, turned.height, turned.data[0], turned.data[4]]
  }
  expect(quarterTurned(pixels, 0)).toBe(pixels)
  expect(firsts(1)).toEqual([1, 2, 1, 2])
  expect(firsts(2)).toEqual([2, 1, 2, 1])
  expect(firsts(3)).toEqual([1, 2, 2, 1])
})

test('softening blurs a dot by a 20th of the letter height and preserves its sum; small letters are not blurred', () => {
  const dot = createGray(21, 21)
  dot.data[10 * 21 + 10] = 0
  const soft = soften(dot, 20)
  // The normal density at the center: 1 / 2π of the dot's 255.
  expect(255 - (soft.data[10 * 21 + 10] ?? 0)).toBeCloseTo(255 / (2 * Math.PI), -1)
  const ink = soft.data.reduce((sum, value) => sum + 255 - value, 0)
  expect(Math.abs(ink - 255)).toBeLessThan(26)
  expect(soften(dot, 7)).toBe(dot)
})

test.each([
  // Columns and rows that make no whole square are left out.
  [5, 3, 2, [10, 20, 30, 40, 99, 50, 60, 70, 80, 99, 99, 99, 99, 99, 99], [2, 1, 35, 55]],
  [2, 4, 2, [0, 1, 1, 1, 4, 4, 4, 8], [1, 2, 0, 5]],
  // What a square has beyond the picture is white: (0 + 100 + 7 · 255) / 9.
  [2, 1, 3, [0, 100], [1, 1, 209]],
])('a picture of %d × %d reduced by %d', (width, height, factor, shades, [smallWidth, smallHeight, ...means]) => {
  const small = shrink({ width, height, data: Uint8Array.from(shades) }, factor)
  expect(small).toEqual({ width: smallWidth, height: smallHeight, data: Uint8Array.from(means) })
})

test('a corner is cropped', () => {
  const gray = { width: 3, height: 3, data: Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9]) }
  expect(crop(gray, { x0: 1, y0: 1, x1: 3, y1: 3 })).toEqual({
    width: 2,
    height: 2,
    data: Uint8Array.from([5, 6, 8, 9]),
  })
})

test('a margin of a shade is on all sides', () => {
  const wider = surround({ width: 2, height: 1, data: Uint8Array.from([5, 6]) }, 2, 9)
  const empty = Array(6).fill(9)
  expect([wider.width, wider.height]).toEqual([6, 5])
  expect([...wider.data]).toEqual([...empty, ...empty, 9, 9, 5, 6, 9, 9, ...empty, ...empty])
})

test.each([
  [0, 2, 3, [1, 2, 3, 4, 5, 6]],
  [1, 3, 2, [5, 3, 1, 6, 4, 2]],
  [2, 2, 3, [6, 5, 4, 3, 2, 1]],
  [3, 3, 2, [2, 4, 6, 1, 3, 5]],
])('%d quarter turns put every pixel in its place', (turns, width, height, expected) => {
  const pixels = createPixels(2, 3)
  for (let index = 0; index < 6; index++) pixels.data.set([index + 1, 0, 0, 255], index * 4)
  const turned = quarterTurned(pixels, turns)
  expect([turned.width, turned.height]).toEqual([width, height])
  expect([...turned.data].filter((_, at) => at % 4 === 0)).toEqual(expected)
})

test.each([
  [[255, 255, 255, 255], 255],
  [[10, 20, 30, 255], (77 * 10 + 150 * 20 + 29 * 30) >> 8],
])('%j is a luma of %d', (color, luma) => {
  const pixels = createPixels(1, 1)
  pixels.data.set(color)
  expect([...toGray(pixels).data]).toEqual([luma])
})
