import { solidRules } from './broken-rules'
import { createGray } from './gray'

const INK = 60

type Fill = (x0: number, y0: number, x1: number, y1: number) => void

function page(draw: (fill: Fill) => void) {
  const gray = createGray(300, 120)
  draw((x0, y0, x1, y1) => {
    for (let y = y0; y < y1; y++) gray.data.fill(INK, y * gray.width + x0, y * gray.width + x1)
  })
  return gray
}

/** What of a line across, or of one down, is dark in the mended page. */
function darkOf(gray: ReturnType<typeof page>) {
  const { data, width } = solidRules(gray)
  return {
    across: (y: number, x0: number, x1: number) =>
      data.subarray(y * width + x0, y * width + x1).every((shade) => shade === INK),
    down: (x: number, y0: number, y1: number) =>
      [...Array(y1 - y0).keys()].every((y) => data[(y0 + y) * width + x] === INK),
  }
}

test.each([
  ['dashes', 6, 4, 2],
  ['dots', 2, 2, 2],
  ['single pixels', 1, 1, 1],
  ['short dashes', 3, 2, 1],
])('a rule of %s is solid, across and down', (_, length, gap, thickness) => {
  const period = length + gap
  const dark = darkOf(
    page((fill) => {
      for (let at = 0; at < 200; at += period) fill(20 + at, 40, 20 + at + length, 40 + thickness)
      for (let at = 0; at < 100; at += period) fill(250, 10 + at, 250 + thickness, 10 + at + length)
    }),
  )
  expect([dark.across(40, 20, 210), dark.down(250, 10, 100)]).toEqual([true, true])
  expect([dark.across(45, 20, 210), dark.down(260, 10, 100)]).toEqual([false, false])
})

test('a rule goes on behind a corner, where its dashes join', () => {
  const dark = darkOf(
    page((fill) => {
      for (const from of [20, 80, 140]) {
        fill(from - 6, 40, from + 6, 42)
        for (let at = 10; at < 50; at += 10) fill(from + at, 40, from + at + 6, 42)
      }
    }),
  )
  expect(dark.across(40, 30, 186)).toBe(true)
})

test('the sides of a zero in each row are no rules', () => {
  const zeros = page((fill) => {
    for (let y = 6; y < 114; y += 9) {
      for (const x of [40, 46]) fill(x, y + 1, x + 1, y + 5)
      for (const end of [y, y + 5]) fill(41, end, 46, end + 1)
    }
  })
  expect(solidRules(zeros)).toBe(zeros)
})

test('stems behind the dots that lead to them are no part of the rule', () => {
  const dark = darkOf(
    page((fill) => {
      for (let at = 0; at < 180; at += 4) fill(20 + at, 46, 22 + at, 48)
      for (const at of [204, 208, 212, 216]) fill(at, 30, at + 2, 60)
    }),
  )
  expect([dark.across(46, 20, 198), dark.across(46, 204, 218)]).toEqual([true, false])
})

test('letters, the dots of a pattern and a few dashes stay as they are', () => {
  const pages = [
    // Feet of stems.
    page((fill) => {
      for (let at = 0; at < 200; at += 8) fill(20 + at, 30, 24 + at, 50)
    }),
    page((fill) => {
      for (let y = 20; y < 100; y += 4) for (let x = 20; x < 220; x += 4) fill(x, y, x + 2, y + 2)
    }),
    page((fill) => {
      for (let at = 0; at < 90; at += 10) fill(20 + at, 40, 26 + at, 42)
    }),
    page((fill) => {
      for (let at = 0; at < 200; at += 50) fill(20 + at, 40, 50 + at, 42)
    }),
  ]
  expect(pages.map((gray) => solidRules(gray) === gray)).toEqual([true, true, true, true])
})

test('dashed rules of a table are solid at any distance of its rows', () => {
  const dark = darkOf(
    page((fill) => {
      for (let y = 10; y < 110; y += 24) for (let at = 0; at < 200; at += 9) fill(20 + at, y, 26 + at, y + 1)
    }),
  )
  expect([10, 34, 58, 82, 106].map((y) => dark.across(y, 20, 200))).toEqual(Array(5).fill(true))
})

test('stems below each other in rows of letters are no rule, and a rule beside rows of letters is one', () => {
  const letters = (fill: Fill, y: number) => fill(60, y, 80, y + 6)
  const ones = page((fill) => {
    for (let y = 4; y < 114; y += 10) {
      fill(54, y, 55, y + 6)
      letters(fill, y)
    }
  })
  expect(solidRules(ones)).toBe(ones)
  const dark = darkOf(
    page((fill) => {
      for (let y = 4; y < 114; y += 5) fill(54, y, 55, y + 3)
      for (let y = 4; y < 114; y += 10) letters(fill, y)
    }),
  )
  expect(dark.down(54, 4, 110)).toBe(true)
  // Only two of its dashes are next to letters, and no gap is.
  const sparse = darkOf(
    page((fill) => {
      for (let y = 4; y < 114; y += 10) fill(54, y, 55, y + 6)
      for (const y of [4, 54]) letters(fill, y)
    }),
  )
  expect(sparse.down(54, 4, 110)).toBe(true)
})
