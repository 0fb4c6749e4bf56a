import type { Pixels } from '@/lib/image/pixels/pixels'
import { preparePage } from './prepare-page'

interface Page {
  readonly width: number
  readonly height: number
  /** Height of letters, which are an H of three quarters of it, with strokes of a sixth. */
  readonly letter: number
  readonly ink: number
  readonly paper: number
  /** Rise of a line, in pixels per pixel. */
  readonly slope: number
}

const PAGE: Page = { width: 400, height: 300, letter: 24, ink: 0, paper: 255, slope: 0 }

/** A page of letters in lines, with margins of a letter. */
function draw(page: Partial<Page> = {}): Pixels {
  const { width, height, letter, ink, paper, slope } = { ...PAGE, ...page }
  const colors = new Uint32Array(width * height)
  const gray = (shade: number) => 0xff000000 + shade * 0x010101
  const stroke = letter / 6
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const down = y - Math.round(slope * (x - width / 2))
      const isInText = down >= letter && down < height - letter && x >= letter && x < width - letter
      const [inLine, inLetter] = [(down - letter) % (2 * letter), (x - letter) % letter]
      const isSide = inLetter < stroke || (inLetter >= letter * 0.75 - stroke && inLetter < letter * 0.75)
      const isBar = inLetter < letter * 0.75 && Math.abs(inLine - letter / 2) < stroke / 2
      colors[y * width + x] = gray(isInText && inLine < letter && (isSide || isBar) ? ink : paper)
    }
  const data = new Uint8ClampedArray(colors.buffer)
  return { width, height, data }
}

describe('a clear page', () => {
  it('is left as it is, with a mark for each letter', () => {
    const { gray, marks, letter, place } = preparePage(draw())
    expect(gray).toMatchObject({ width: 400, height: 300 })
    expect(letter).toBe(24)
    // 15 letters in each of 6 lines; the last letter is cut at the margin.
    expect(marks).toHaveLength(15 * 6)
    expect(marks[0]).toEqual({ x0: 24, y0: 24, x1: 42, y1: 48 })
    expect(place({ x: 100, y: 30 })).toEqual({ x: 0.25, y: 0.1 })
    expect(place({ x: -1, y: 301 })).toEqual({ x: 0, y: 1 })
  })

  it('without letters has no marks', () => {
    const { marks, letter, gray } = preparePage(draw({ ink: 255 }))
    expect({ marks, letter, width: gray.width }).toEqual({ marks: [], letter: 0, width: 400 })
  })
})

it('dashed rules are no letters, and solid where tables are looked for', () => {
  const page = draw({ height: 192 })
  const at = (x: number, y: number) => y * page.width + x
  for (const y of [10, 180]) for (let x = 20; x < 380; x += 10) page.data.fill(0, at(x, y) * 4, at(x + 6, y) * 4)
  for (let index = 3; index < page.data.length; index += 4) page.data[index] = 255
  const { gray, ruled, marks, letter } = preparePage(page)
  expect({ letter, marks: marks.length }).toEqual({ letter: 24, marks: 15 * 3 })
  expect([ruled.data[at(28, 10)], gray.data[at(28, 10)]]).toEqual([0, 255])
})

it('letters that touch the rules of a table are marks as the others are, beyond them too', () => {
  const page = draw({ height: 252, width: 460 })
  const fill = (x0: number, y0: number, x1: number, y1: number) => {
    for (let y = y0; y < y1; y++) page.data.fill(0, (y * page.width + x0) * 4, (y * page.width + x1) * 4)
  }
  for (const y of [22, 60, 118, 156, 214]) fill(10, y, 450, y + 2)
  for (const x of [10, 232, 448]) fill(x, 22, x + 2, 216)
  for (let index = 3; index < page.data.length; index += 4) page.data[index] = 255
  const { marks } = preparePage(page)
  const tops = [24, 72, 120, 168].map((y) => marks.filter(({ y0 }) => Math.abs(y0 - y) < 4).length)
  expect(tops).toEqual([18, 18, 18, 18])
})

it('white letters on black are inverted, in both of its pictures', () => {
  const { gray, marks, whole } = preparePage(draw({ ink: 255, paper: 0 }))
  expect(marks).toHaveLength(90)
  for (const { data } of [gray, whole()]) {
    expect(data[0]).toBeGreaterThan(200)
    expect(data[30 * 400 + 25]).toBeLessThan(50)
  }
})

it('the ground of a dark screen becomes white, as is what is left out of it', () => {
  const { gray, whole } = preparePage(draw({ ink: 220, paper: 50 }))
  for (const { data } of [gray, whole()]) {
    expect(data[0]).toBe(255)
    expect(data[30 * 400 + 25]).toBeLessThan(50)
  }
})

it('the bubbles of a chat are white, and placed where they are in another size', () => {
  const page = draw({ letter: 16, width: 200, height: 320, ink: 255, paper: 255 })
  const paint = (x0: number, y0: number, ink: number, paper: number) => {
    const bubble = draw({ letter: 16, width: 120, height: 64, ink, paper })
    for (let y = 0; y < bubble.height; y++)
      page.data.set(bubble.data.subarray(y * 480, (y + 1) * 480), ((y0 + y) * page.width + x0) * 4)
  }
  paint(10, 20, 255, 40)
  paint(70, 120, 0, 200)
  const { bubbles, marks, gray } = preparePage(page)
  expect(bubbles).toEqual([
    { x0: 22, y0: 42, x1: 258, y1: 166 },
    { x0: 142, y0: 242, x1: 378, y1: 366 },
  ])
  expect(marks).toHaveLength(2 * 6)
  expect(gray.data[50 * gray.width + 30]).toBe(255)
})

it('cards are placed where they are in another size', () => {
  const page = draw({ letter: 16, width: 400, height: 160, ink: 230, paper: 230 })
  for (const x0 of [10, 210]) {
    const card = draw({ letter: 16, width: 120, height: 64, paper: 255 })
    for (let y = 0; y < card.height; y++)
      page.data.set(card.data.subarray(y * 480, (y + 1) * 480), ((20 + y) * page.width + x0) * 4)
  }
  expect(
    preparePage(page)
      .cards.flat()
      .map(({ x0 }) => x0),
  ).toEqual([22, 422])
})

it('the rules between the cells of a sheet are where tables are looked for alone, in another size', () => {
  const page = draw({ letter: 16, width: 400, height: 240, ink: 180, paper: 180 })
  const paint = (x0: number, y0: number, paper: number) => {
    const cell = draw({ letter: 16, width: 120, height: 64, paper })
    for (let y = 0; y < cell.height; y++)
      page.data.set(cell.data.subarray(y * 480, (y + 1) * 480), ((y0 + y) * page.width + x0) * 4)
  }
  for (const row of [0, 1, 2])
    for (const column of [0, 1, 2]) paint(10 + column * 121, 10 + row * 65, column > 0 ? 255 : 235)
  const { gray, ruled } = preparePage(page)
  const between = 100 * gray.width + 2 * 130 + 1
  expect([gray.width, gray.data[between], ruled.data[between]]).toEqual([800, 255, 0])
})

it.each([
  [16, 2],
  [8, 3],
  [100, 0.4],
])('letters of %d pixels are scaled by %d', (letter, scale) => {
  const size = letter === 100 ? { width: 1000, height: 800 } : { width: 200, height: 150 }
  const { gray, marks, letter: height, whole, place } = preparePage(draw({ letter, ...size }))
  expect(gray).toMatchObject({ width: size.width * scale, height: size.height * scale })
  expect(whole()).toMatchObject({ width: size.width * scale, height: size.height * scale })
  expect(Math.abs(height - letter * scale)).toBeLessThanOrEqual(2)
  expect(Math.abs(marks[0]!.x0 - letter * scale)).toBeLessThanOrEqual(2)
  expect(place({ x: gray.width / 2, y: gray.height })).toEqual({ x: 0.5, y: 1 })
})

it('a crooked page is straightened, and what is found on it is placed where it was', () => {
  const slope = Math.tan((3 * Math.PI) / 180)
  const { marks, place } = preparePage(draw({ width: 700, height: 500, slope }))
  const line = marks.filter(({ y0 }) => Math.abs(y0 - marks[0]!.y0) < 6)
  expect(line.length).toBeGreaterThan(20)
  const ends = [Math.min(...line.map(({ x0 }) => x0)), Math.max(...line.map(({ x0 }) => x0))] as const
  const rise = place({ x: ends[1], y: line[0]!.y0 }).y - place({ x: ends[0], y: line[0]!.y0 }).y
  expect((rise * 500) / (ends[1] - ends[0])).toBeCloseTo(slope, 1)
})
