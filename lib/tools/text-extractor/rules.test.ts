import { createGray } from './gray'
import { rulesOf, withoutRules } from './rules'

const LETTER = 10
const SHADES = { ink: 20, rule: 180, paper: 255 }

/** A page with a frame of two pixels, and letters in it. */
function page() {
  const gray = createGray(140, 80)
  const fill = (x0: number, y0: number, x1: number, y1: number, shade: number) => {
    for (let y = y0; y < y1; y++) gray.data.fill(shade, y * gray.width + x0, y * gray.width + x1)
  }
  for (const y of [5, 73]) fill(5, y, 135, y + 2, SHADES.rule)
  for (const x of [5, 70, 133]) fill(x, 5, x + 2, 75, SHADES.rule)
  // An l, a dash, and a bar as high as a letter that a rule runs through.
  fill(20, 30, 22, 42, SHADES.ink)
  fill(30, 36, 45, 38, SHADES.ink)
  fill(66, 30, 78, 40, SHADES.ink)
  return { gray, fill }
}

it('removes the lines of a frame with their crossings, however pale, and leaves letters', () => {
  const { gray } = page()
  const { data, width } = withoutRules(gray, LETTER)
  const dark = [...data.keys()].filter((at) => data[at]! < SHADES.paper)
  const isLetter = (at: number) => gray.data[at] === SHADES.ink
  expect(dark.filter((at) => !isLetter(at)).map((at) => [at % width, Math.floor(at / width)])).toEqual([])
  expect(dark).toHaveLength(2 * 12 + 15 * 2 + 12 * 10)
})

it('removes a bar, and leaves what is higher', () => {
  const { gray, fill } = page()
  fill(10, 14, 130, 24, SHADES.ink)
  fill(10, 48, 130, 68, SHADES.ink)
  const { data, width } = withoutRules(gray, LETTER)
  expect([data[20 * width + 30], data[58 * width + 30]]).toEqual([SHADES.paper, SHADES.ink])
})

it('removes a row of dots across another rule, not the feet of letters that stand like one', () => {
  const { gray, fill } = page()
  for (let x = 8; x < 130; x += 4) fill(x, 66, x + 2, 68, SHADES.ink)
  for (let x = 8; x < 130; x += 4) fill(x, 48, x + 2, 60, SHADES.ink)
  const { data, width } = withoutRules(gray, LETTER)
  const darkIn = (y: number) => [...data.subarray(y * width, (y + 1) * width)].filter((shade) => shade < SHADES.paper)
  expect([66, 67].map((y) => darkIn(y).length)).toEqual([0, 0])
  expect(darkIn(59).length).toBeGreaterThan(50)
})

it('removes a short line with nothing above or below, and leaves one over letters', () => {
  const gray = createGray(140, 80)
  const line = (y: number) => {
    for (let row = y; row < y + 2; row++) gray.data.fill(SHADES.ink, row * 140 + 20, row * 140 + 60)
  }
  line(20)
  line(50)
  for (let x = 20; x < 60; x += 8)
    for (let row = 50; row < 60; row++) gray.data.fill(SHADES.ink, row * 140 + x, row * 140 + x + 2)
  const { data } = withoutRules(gray, LETTER)
  expect([data[20 * 140 + 40], data[50 * 140 + 41]]).toEqual([SHADES.paper, SHADES.ink])
})

it('leaves letters that touch a rule as they are, low arcs and high stems', () => {
  const { gray, fill } = page()
  // The arc of an f and the stem of a T below the upper rule; a comma above the lower one.
  fill(20, 7, 28, 10, SHADES.ink)
  fill(50, 7, 52, 20, SHADES.ink)
  fill(90, 70, 93, 73, SHADES.ink)
  const { data, width } = withoutRules(gray, 16)
  const isDark = (x: number, y: number) => data[y * width + x]! < SHADES.paper
  const rowsAt = (x: number) => Array.from({ length: 80 }, (_, y) => y).filter((y) => isDark(x, y))
  expect([rowsAt(24), rowsAt(91)]).toEqual([
    [7, 8, 9],
    [70, 71, 72],
  ])
  expect(rowsAt(51)).toEqual(Array.from({ length: 13 }, (_, row) => 7 + row))
})

it('gives the places of rules, none where too few run across for rows', () => {
  const { gray, fill } = page()
  expect(rulesOf(gray, LETTER)).toEqual({ acrossRules: [], downRules: [] })
  fill(5, 50, 135, 52, SHADES.rule)
  const { acrossRules, downRules } = rulesOf(gray, LETTER)
  expect(acrossRules).toEqual([5, 50, 73].map((y) => ({ x0: 5, y0: y, x1: 135, y1: y + 2 })))
  expect(downRules).toEqual([5, 70, 133].map((x) => ({ x0: x, y0: 5, x1: x + 2, y1: 75 })))
})

it('leaves the dots of letters above their stems', () => {
  const letter = 40
  const gray = createGray(400, 100)
  const fill = (x: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) gray.data.fill(SHADES.ink, y * gray.width + x, y * gray.width + x + 6)
  }
  for (let x = 10; x < 380; x += 14) {
    fill(x, 20, 26)
    fill(x, 28, 60)
  }
  expect(withoutRules(gray, letter).data).toEqual(gray.data)
})
