import { seededRandom } from '@/lib/core/random'
import { binarize, hasDarkBackground, histogramOf, otsuThreshold, paperShade } from './binarize'
import { createGray, type Gray } from './gray'

const grayOf = (shades: readonly number[]): Gray => ({ width: shades.length, height: 1, data: Uint8Array.from(shades) })
const thresholdOf = (shades: readonly number[]) => otsuThreshold(histogramOf(grayOf(shades)))

/** Otsu's criterion as he states it, without running sums: the least shade that parts two groups best. */
function bestThreshold(shades: readonly number[]): number {
  const mean = (group: readonly number[]) => group.reduce((sum, shade) => sum + shade, 0) / group.length
  const variances = Array.from({ length: 256 }, (_, threshold) => {
    const [dark, light] = [shades.filter((shade) => shade <= threshold), shades.filter((shade) => shade > threshold)]
    return dark.length && light.length ? dark.length * light.length * (mean(dark) - mean(light)) ** 2 : 0
  })
  return variances.indexOf(Math.max(...variances))
}

test('the threshold parts the shades best', () => {
  const random = seededRandom(5)
  for (let round = 0; round < 40; round++) {
    const shades = Array.from({ length: 60 }, () => Math.floor((random() < 0.4 ? 90 : 250) * random()))
    expect(thresholdOf(shades)).toBe(bestThreshold(shades))
  }
})

test.each([
  [[10, 10, 10, 200], 10],
  [[200, 10], 10],
  [[0, 255], 0],
  [[254, 255], 254],
  [[9, 9, 9], 127],
  [[0, 0], 127],
])('of %j is %d', (shades, threshold) => {
  expect(thresholdOf(shades)).toBe(threshold)
})

test('paper is the lightest shade that a tenth is as light as', () => {
  const shades = (light: number) => grayOf([...Array(light).fill(250), ...Array(20 - light).fill(90)])
  expect([2, 3].map((light) => paperShade(histogramOf(shades(light))))).toEqual([90, 250])
  expect(paperShade(histogramOf(grayOf([0, 0])))).toBe(0)
})

test('shades are counted, and those up to the threshold are ink', () => {
  const counts = histogramOf(grayOf([0, 3, 3, 255]))
  expect([counts.length, counts[0], counts[1], counts[3], counts[255]]).toEqual([256, 1, 0, 2, 1])
  expect(binarize({ width: 2, height: 2, data: Uint8Array.of(0, 200, 40, 220) })).toEqual({
    width: 2,
    height: 2,
    data: Uint8Array.of(1, 0, 1, 0),
  })
})

/** A dark page of 320 pixels a side, of which this many squares of 10 pixels are light. */
function darkPage(lightCells: number, light: number): Gray {
  const page = createGray(320, 320)
  page.data.fill(0)
  for (let cell = 0; cell < lightCells; cell++)
    for (let row = 0; row < 10; row++) {
      const start = (Math.floor(cell / 32) * 10 + row) * 320 + (cell % 32) * 10
      page.data.fill(light, start, start + 10)
    }
  return page
}

describe('a dark ground', () => {
  test.each([
    [204, 200, true],
    [205, 200, false],
    [400, 127, true],
    [400, 128, false],
    [512, 127, false],
    [511, 127, true],
  ])('of a page with %d of 1,024 squares of shade %d: %s', (cells, light, isDark) => {
    expect(hasDarkBackground(darkPage(cells, light))).toBe(isDark)
  })

  test('is found in a page that is higher than wide', () => {
    const page = createGray(40, 320)
    page.data.fill(0).fill(200, 0, 40 * 60)
    expect(hasDarkBackground(page)).toBe(true)
    page.data.fill(200, 0, 40 * 70)
    expect(hasDarkBackground(page)).toBe(false)
  })

  test('is one under letters that are two fifths of a narrow page, because each part of it is dark in the mean', () => {
    const page = createGray(40, 320)
    page.data.forEach((_, index) => (page.data[index] = index % 10 < 4 ? 255 : 0))
    expect(hasDarkBackground(page)).toBe(true)
  })
})
