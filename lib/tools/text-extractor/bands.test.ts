import { textBands } from './bands'
import type { Box } from './gray'

const LETTER = 20

/** Lines of ten letters of 16 × 20 at the given heights. */
const linesAt = (...tops: readonly number[]): Box[] =>
  tops.flatMap((y0) =>
    Array.from({ length: 10 }, (_, index) => ({ x0: 50 + index * 18, y0, x1: 66 + index * 18, y1: y0 + LETTER })),
  )
/** Lines at a distance of 34, so 14 apart. */
const lines = (count: number, top: number) => linesAt(...Array.from({ length: count }, (_, line) => top + line * 34))
const AREA: Box = { x0: 0, y0: 0, x1: 500, y1: 1000 }
const cut = (marks: readonly Box[], { count = 2, leastMarks = 30, area = AREA } = {}) =>
  textBands(area, marks, { letter: LETTER, count, leastMarks })
const bands = (...args: Parameters<typeof cut>) => cut(...args).map(({ y0, y1 }) => [y0, y1])

test('a page is cut between the paragraphs nearest to its middle', () => {
  // Ends at 156, 356 and 546; the next ones begin at 200, 400 and 580.
  const marks = [...lines(4, 34), ...lines(5, 200), ...lines(5, 400), ...lines(4, 580)]
  expect(cut(marks)).toEqual([
    { ...AREA, y1: 378 },
    { ...AREA, y0: 378 },
  ])
})

test('for more engines there are more bands', () => {
  const marks = [...lines(4, 34), ...lines(4, 200), ...lines(4, 366), ...lines(4, 532)]
  expect(bands(marks, { count: 4 })).toEqual([
    [0, 178],
    [178, 344],
    [344, 510],
    [510, 1000],
  ])
  // The end of the paragraph, at 326, is too far from the thirds of the letters.
  const halves = [...lines(9, 34), ...lines(9, 370)]
  expect(bands(halves, { count: 3 }).map(([y0]) => y0)).toEqual([0, 231, 465])
})

test('one that has too few letters for each stays whole', () => {
  const marks = [...lines(4, 34), ...lines(4, 200)]
  expect(cut(marks, { leastMarks: 40 })).toHaveLength(2)
  expect(cut(marks, { leastMarks: 41 })).toEqual([AREA])
  expect(cut(marks, { count: 1 })).toEqual([AREA])
  expect(cut([])).toEqual([AREA])
})

test.each([
  // The usual gap is 14, and 8 more is one between paragraphs; else the cut is at the middle, below the tenth of 20 lines.
  [22, 34 + 7 * 34 + LETTER + 11],
  [21, 34 + 9 * 34 + LETTER + 7 + 7],
])('after a gap of %d pixels, not at the middle, the page is cut at %d', (gap, y) => {
  const marks = [...lines(8, 34), ...lines(12, 34 + 7 * 34 + LETTER + gap)]
  expect(bands(marks)).toEqual([
    [0, y],
    [y, 1000],
  ])
})

test.each([
  // With lines 40 pixels apart it is 1.4 times as much.
  [56, 7 * 60 + LETTER + 28],
  [55, 9 * 60 + LETTER + 15 + 20],
])('after a gap of %d pixels between wide lines, the page is cut at %d', (gap, y) => {
  const wide = (count: number, top: number) => linesAt(...Array.from({ length: count }, (_, line) => top + line * 60))
  const marks = [...wide(8, 0), ...wide(12, 7 * 60 + LETTER + gap)]
  expect(bands(marks, { area: { ...AREA, y1: 2000 } })[1]).toEqual([y, 2000])
})

test.each([
  // 15 of 40 lines are an eighth of all from the middle; then it is cut at the middle.
  [15, 34 + 15 * 34 + 3],
  [14, 34 + 20 * 34 + 13],
])('with %d of 40 lines above the end of a paragraph, the cut is at %d', (above, y) => {
  const marks = [...lines(above, 34), ...lines(40 - above, 34 + above * 34 + 20)]
  expect(bands(marks, { area: { ...AREA, y1: 2000 } })[1]).toEqual([y, 2000])
})

test('lines that touch are not cut apart', () => {
  const touching = (pitch: number) => linesAt(...Array.from({ length: 10 }, (_, line) => line * pitch))
  expect(cut(touching(22))).toEqual([AREA])
  expect(cut(touching(23))).toHaveLength(2)
})

test('letters beside the area do not count', () => {
  const marks = [...lines(4, 34), ...lines(4, 200)]
  const beside = lines(20, 34).map((box) => ({ ...box, x0: box.x0 + 500, x1: box.x1 + 500 }))
  expect(cut([...marks, ...beside])).toEqual(cut(marks))
  expect(cut(marks, { area: { ...AREA, y0: 190 } })).toEqual([{ ...AREA, y0: 190 }])
})
