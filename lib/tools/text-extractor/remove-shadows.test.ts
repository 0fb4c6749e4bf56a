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

describe('the paper between the middles of tiles of 16 pixels', () => {
  /** A page of tiles, each of one shade but for what `draw` makes of a pixel. */
  function tiled(
    shades: readonly (readonly number[])[],
    draw = (shade: number, _x: number, _y: number) => shade,
  ): Gray {
    const gray = createGray(shades[0]!.length * 16, shades.length * 16)
    for (let index = 0; index < gray.data.length; index++) {
      const [x, y] = [index % gray.width, Math.floor(index / gray.width)]
      gray.data[index] = draw(shades[y >> 4]![x >> 4]!, x, y)
    }
    return gray
  }

  /** The shade at a place of tiles, on straight lines between their middles. */
  function between(shades: readonly (readonly number[])[], x: number, y: number): number {
    const within = (place: number, count: number) => Math.min(count - 1, Math.max(0, place / 16 - 0.5))
    const [across, down] = [within(x, shades[0]!.length), within(y, shades.length)]
    const at = (row: number, column: number) => (shades[row] ?? shades.at(-1)!)[column] ?? shades[row]?.at(-1) ?? 0
    const [left, top] = [Math.floor(across), Math.floor(down)]
    const row = (from: number) => at(from, left) + (at(from, left + 1) - at(from, left)) * (across - left)
    return row(top) + (row(Math.min(shades.length - 1, top + 1)) - row(top)) * (down - top)
  }

  const SLANTED = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 6 }, (_, column) => 250 - 11 * column - 9 * row),
  )

  test('is what every pixel is divided by', () => {
    const page = tiled(SLANTED, (shade, x, y) => (x % 5 === 0 ? shade / 2 : shade - (y % 3)))
    const expected = page.data.map((shade, index) =>
      Math.min(255, (shade * 255) / between(SLANTED, index % page.width, Math.floor(index / page.width))),
    )
    expect(Buffer.from(removeShadows(page).data).equals(Buffer.from(expected))).toBe(true)
  })

  test('is the mean of the others where a tile is darker than two fifths of the lightest', () => {
    const shades = SLANTED.map((row) => [...row])
    // 250 × 0.4 is 100.
    shades[2]![2] = 99
    shades[4]![1] = 100
    const others = shades.flat().filter((shade) => shade >= 100)
    const replaced = shades.map((row) =>
      row.map((shade) => (shade < 100 ? others.reduce((sum, one) => sum + one) / others.length : shade)),
    )
    const page = tiled(shades)
    const expected = page.data.map((shade, index) =>
      Math.min(255, (shade * 255) / between(replaced, index % page.width, Math.floor(index / page.width))),
    )
    expect(Buffer.from(removeShadows(page).data).equals(Buffer.from(expected))).toBe(true)
  })

  test.each([
    [25, 0],
    [26, 255],
  ])('is that of the lightest tenth: %d of 256 pixels are none', (count, shade) => {
    // One column of tiles; the last tile is black but for some white pixels, and taken for no paper unless they are enough.
    const shades = Array.from({ length: 30 }, (_, row) => [row === 29 ? 0 : 250 - 4 * row])
    const page = tiled(shades, (given, _, y) => given * (y < 0 ? 0 : 1))
    page.data.fill(255, page.data.length - count)
    const paper = shades.map(([one]) => one!)
    paper[29] = shade
    const kept = paper.filter((one) => one >= 0.4 * Math.max(...paper))
    if (shade === 0) paper[29] = kept.reduce((sum, one) => sum + one) / kept.length
    const even = removeShadows(page)
    const at = (y: number) =>
      Math.min(
        255,
        (page.data[y * 16]! * 255) /
          between(
            paper.map((one) => [one]),
            0,
            y,
          ),
      )
    for (const y of [456, 460, 463]) expect(even.data[y * 16]).toBe(Math.floor(at(y)))
  })

  test('is even up to a difference of 35 between its darkest and lightest twentieth', () => {
    const rows = (shade: number) => Array.from({ length: 20 }, (_, row) => [row < 10 ? 200 : shade])
    const even = tiled(rows(165))
    expect(removeShadows(even)).toBe(even)
    const uneven = tiled(rows(164))
    expect(removeShadows(uneven)).not.toBe(uneven)
    // One tile of twenty is a twentieth, one of twenty-one is less.
    const spotted = (count: number, shade: number) =>
      tiled(Array.from({ length: count }, (_, row) => [row === 3 ? shade : 200]))
    expect(removeShadows(spotted(20, 120)).data[0]).toBe(255)
    for (const spot of [spotted(21, 120), spotted(21, 255)]) expect(removeShadows(spot)).toBe(spot)
  })
})
