import { createPixels } from '@/lib/image/pixels/pixels'
import { evenPanels } from './panels'

const SIZE = { width: 240, height: 160 }
type Shade = number | readonly [number, number, number]
type Fill = readonly [x0: number, y0: number, x1: number, y1: number, shade: Shade | ((y: number) => number)]

function draw(ground: Fill[4], ...fills: readonly Fill[]) {
  const pixels = createPixels(SIZE.width, SIZE.height)
  for (const [x0, y0, x1, y1, shade] of [[0, 0, SIZE.width, SIZE.height, ground] as const, ...fills])
    for (let y = y0; y < y1; y++) {
      const of = typeof shade === 'function' ? shade(y) : shade
      const color = typeof of === 'number' ? [of, of, of] : of
      for (let x = x0; x < x1; x++) pixels.data.set([...color, 255], (y * SIZE.width + x) * 4)
    }
  return pixels
}
/** Three letters, each a stroke, from a place on. */
const letters = (x: number, y: number, shade: number): Fill[] =>
  [0, 8, 16].map((by) => [x + by, y, x + by + 4, y + 10, shade])
const shadeAt = ({ data }: ReturnType<typeof draw>, x: number, y: number) => data[(y * SIZE.width + x) * 4]

/** A dark page, a bubble left with light letters and one right with dark letters, of which one is even and one a gradient. */
const CHAT = draw(
  20,
  ...letters(10, 4, 200),
  [10, 30, 110, 60, (y) => 60 + y],
  ...letters(20, 40, 255),
  [120, 80, 230, 120, 220],
  ...letters(130, 90, 10),
)

it('makes letters dark on white, on each panel by itself', () => {
  const { pixels } = evenPanels(CHAT)!
  for (const [x, y] of [[12, 6], [22, 45], [132, 95]] as const) expect(shadeAt(pixels, x, y)).toBeLessThan(40) // prettier-ignore
  for (const [x, y] of [[2, 2], [15, 35], [105, 55], [125, 100]] as const) expect(shadeAt(pixels, x, y)).toBe(255) // prettier-ignore
})

it('keeps a message and a cell of one letter, and makes pale letters as black as others', () => {
  const one = (x: number, y: number, shade: number): Fill[] => [[x, y, x + 3, y + 14, shade], [x + 3, y + 11, x + 10, y + 14, shade]] // prettier-ignore
  const cells: Fill[] = [[19, 9, 221, 61, 0], [20, 10, 120, 60, 255], [121, 10, 220, 60, 255], ...one(60, 25, 0), ...letters(150, 25, 0)] // prettier-ignore
  const { pixels } = evenPanels(draw(255, ...cells, [20, 90, 80, 140, 40], ...one(40, 110, 255), ...letters(140, 100, 0), ...letters(190, 100, 170)))! // prettier-ignore
  for (const [x, y] of [[61, 30], [152, 30], [41, 115], [142, 105], [192, 105]] as const) expect(shadeAt(pixels, x, y)).toBeLessThan(40) // prettier-ignore
  // Where the rules of the cells cross, and the bubble's ground.
  for (const [x, y] of [[120, 9], [120, 60], [25, 95]] as const) expect(shadeAt(pixels, x, y)).toBe(255) // prettier-ignore
})

it('keeps the number of a row in its narrow gray cell', () => {
  const row = (y: number): Fill[] => [[20, y, 40, y + 24, 243], [41, y, 120, y + 24, 255], [28, y + 6, 31, y + 18, 60], ...letters(60, y + 6, 0)] // prettier-ignore
  const { pixels } = evenPanels(draw(250, [19, 9, 121, 85, 200], ...row(10), ...row(35), ...row(60)))!
  for (const y of [20, 45, 70]) expect([shadeAt(pixels, 29, y), shadeAt(pixels, 61, y)]).toEqual([0, 0])
})

it('keeps a cell that its digit nearly fills beside those of its row, and the rules of a sheet', () => {
  const cell = (x: number, y: number, shade: number): Fill => [x, y, x + 40, y + 24, shade]
  const row = (y: number, first: Fill[]): Fill[] => [[20, y, 40, y + 24, 243], ...first, ...[41, 82, 123].flatMap((x) => [cell(x, y, 255), ...letters(x + 5, y + 6, 0)])] // prettier-ignore
  const full = (y: number): Fill[] => [[25, y + 5, 35, y + 19, 60]]
  const thin = (y: number): Fill[] => [[28, y + 6, 31, y + 18, 60]]
  const { pixels, rules } = evenPanels(draw(250, [19, 9, 164, 85, 200], ...row(10, thin(10)), ...row(35, full(35)), ...row(60, thin(60))))! // prettier-ignore
  expect(shadeAt(pixels, 30, 45)).toBe(0)
  const isRule = (x: number, y: number) => rules.some(({ x0, y0, x1, y1 }) => x >= x0 && x < x1 && y >= y0 && y < y1)
  // Between cells beside each other and below each other, where they meet, and in a cell.
  expect([isRule(81, 20), isRule(100, 34), isRule(81, 34), isRule(78, 20)]).toEqual([true, true, true, false])
  // Left of the first cell of a row, where the next column may have no panel, and right of the last cell.
  expect([isRule(19, 20), isRule(163, 20)]).toEqual([true, true])
})

it('finds the bubbles of a chat, also those of one side below each other', () => {
  const more = [[120, 122, 230, 150, 220] as const, ...letters(130, 130, 10)]
  const drawn = draw(255, [10, 10, 110, 60, 120], ...letters(20, 20, 255), [120, 80, 230, 118, 220], ...letters(130, 90, 10), ...more) // prettier-ignore
  expect(evenPanels(drawn)!.bubbles).toEqual([
    { x0: 11, y0: 11, x1: 109, y1: 59 },
    { x0: 121, y0: 81, x1: 229, y1: 117 },
    { x0: 121, y0: 123, x1: 229, y1: 149 },
  ])
})

it('finds a bubble hardly lighter than the page through whose soft corner one goes over into the other', () => {
  const corner: Fill[] = [[10, 10, 11, 11, 235], [11, 10, 12, 11, 239], [10, 11, 11, 12, 239]] // prettier-ignore
  const drawn = draw(232, [10, 10, 110, 60, 240], ...corner, ...letters(20, 20, 0), [120, 80, 230, 118, 210], ...letters(130, 90, 0)) // prettier-ignore
  expect(evenPanels(drawn)!.bubbles.map(({ x0 }) => x0)).toEqual([11, 121])
})

it('tells bubbles from a page of nearly the same shade by their color', () => {
  // Shades of 232, 235 and 254.
  const drawn = draw([239, 231, 222], [10, 10, 110, 60, [217, 250, 211]], ...letters(20, 20, 0), [120, 80, 230, 118, 254], ...letters(130, 90, 0)) // prettier-ignore
  expect(evenPanels(drawn)!.bubbles.map(({ x0 }) => x0)).toEqual([11, 121])
})

it('takes what a message answers, on a panel within its bubble, for no bubble', () => {
  for (const quoted of [70, 105]) {
    const drawn = draw(255, [10, 10, 110, 70, 120], ...letters(20, 16, 255), [15, 28, quoted, 62, 160], ...letters(30, 45, 255), [120, 90, 230, 128, 220], ...letters(130, 100, 10)) // prettier-ignore
    expect(evenPanels(drawn)!.bubbles.map(({ x0, y0 }) => [x0, y0])).toEqual([
      [11, 11],
      [121, 91],
    ])
  }
})

it('takes the square picture beside a bubble for none', () => {
  const drawn = draw(255, [60, 10, 200, 60, 120], ...letters(80, 20, 255), [10, 10, 50, 50, 90], ...letters(14, 20, 255), [100, 80, 230, 118, 220], ...letters(130, 90, 10)) // prettier-ignore
  expect(evenPanels(drawn)!.bubbles.map(({ x0 }) => x0)).toEqual([61, 101])
})

it('leaves the letters of a title that enclose white, such as 口', () => {
  const mouth = (x: number): Fill[] => [
    [x, 10, x + 24, 26, 10],
    [x + 4, 14, x + 20, 22, 255],
  ]
  const drawn = draw(255, ...mouth(20), ...mouth(70), [120, 80, 230, 118, 200], ...letters(130, 90, 10))
  const { pixels } = evenPanels(drawn)!
  expect([12, 18, 24].map((y) => shadeAt(pixels, 32, y))).toEqual([0, 255, 0])
})

it('finds the bubbles around a sticker with panels beside each other', () => {
  const message = (x: number, y: number): Fill[] => [[x, y, x + 90, y + 22, 120], ...letters(x + 10, y + 6, 255)]
  const sticker = [20, 60].flatMap((x): Fill[] => [[x, 68, x + 30, 88, 200], ...letters(x + 4, 72, 20)])
  const drawn = draw(255, ...message(10, 4), ...message(140, 34), ...sticker, ...message(140, 96), ...message(10, 130))
  expect(evenPanels(drawn)!.bubbles.map(({ x0, y0 }) => [x0, y0])).toEqual([
    [11, 5],
    [141, 35],
    [21, 69],
    [141, 97],
    [11, 131],
  ])
})

it('takes no rows of a table and no boxes beside each other for bubbles', () => {
  const row = (y: number): Fill[] => [[10, y, 230, y + 24, 225], ...letters(20, y + 6, 0)]
  expect(evenPanels(draw(255, ...row(10), ...row(60), ...row(110)))!.bubbles).toEqual([])
  const boxes = draw(255, [10, 10, 110, 60, 90], ...letters(20, 20, 255), [120, 20, 230, 80, 90], ...letters(130, 40, 255)) // prettier-ignore
  expect(evenPanels(boxes)!.bubbles).toEqual([])
})

it('finds cards beside each other, framed or on a ground hardly darker, and none in the cells of a sheet', () => {
  const lines = (x: number): Fill[] => [...letters(x, 30, 0), ...letters(x, 50, 0)]
  const cardsOf = (...fills: readonly Fill[]) =>
    evenPanels(draw(249, ...fills))?.cards.map((row) => row.map(({ x0, y0 }) => [x0, y0]))
  const [left, right]: [Fill, Fill] = [
    [10, 20, 100, 80, 255],
    [120, 20, 230, 80, 255],
  ]
  const found = [
    [
      [11, 21],
      [121, 21],
    ],
  ]
  // A bar on a card is a part of it.
  const bar: Fill[] = [[10, 20, 100, 44, 60], ...letters(20, 26, 255)]
  expect(cardsOf(left, ...lines(20), right, ...lines(140))).toEqual(found)
  expect(cardsOf(left, ...bar, ...letters(20, 56, 0), right, ...lines(140))).toEqual(found)
  const framed = ([x0, y0, x1, y1]: Fill): Fill[] => [[x0, y0, x1, y1, 200], [x0 + 1, y0 + 1, x1 - 1, y1 - 1, 249]] // prettier-ignore
  expect(cardsOf(...framed(left), ...lines(20), ...framed(right), ...lines(140))?.flat()).toHaveLength(2)
  const close: Fill = [103, 20, 230, 80, 255]
  expect(cardsOf(left, ...lines(20), close, ...lines(140))).toBeUndefined()
})

it('leaves a page on one ground, the strokes of large letters, and a picture of many shades', () => {
  expect(evenPanels(draw(255, ...letters(30, 15, 0)))).toBeNull()
  // An O of a headline, whose hole is no letter on it, and a bar without letters.
  expect(evenPanels(draw(255, [20, 20, 100, 140, 0], [45, 45, 75, 115, 255], [120, 20, 220, 50, 100]))).toBeNull()
  const noise = draw(255)
  for (let at = 0; at < noise.data.length; at += 4) noise.data.fill((at * 7919) % 256, at, at + 3)
  expect(evenPanels(noise)).toBeNull()
})
