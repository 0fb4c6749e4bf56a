import type { Box } from './gray'
import type { Line } from './reading'
import { doubtedEnd, skippedStrips, withSkipped } from './skipped-lines'

const LETTER = 20
const AREA: Box = { x0: 0, y0: 0, x1: 500, y1: 400 }

/** Letters of 16 × 20 beside each other. */
const letters = (count: number, y0: number, x0 = 50, height = LETTER): Box[] =>
  Array.from({ length: count }, (_, index) => ({ x0: x0 + index * 18, y0, x1: x0 + 16 + index * 18, y1: y0 + height }))
const line = (y0: number, height = LETTER): Line => ({
  words: [],
  box: { x0: 50, y0, x1: 230, y1: y0 + height },
  startsParagraph: false,
})
const TOPS = [20, 60, 100]
const READ = TOPS.map((y0) => line(y0))
const MARKS = TOPS.flatMap((y0) => letters(10, y0))
const strips = (further: readonly Box[], read: readonly Line[] = READ) =>
  skippedStrips(AREA, [...MARKS, ...further], read, LETTER).map(({ y0, y1 }) => [y0, y1])

test('a row of letters where no line was read is a strip of the whole width, with room for accents', () => {
  expect(skippedStrips(AREA, [...MARKS, ...letters(5, 140)], READ, LETTER)).toEqual([{ ...AREA, y0: 132, y1: 168 }])
  expect(strips([])).toEqual([])
  expect(strips(letters(5, 378))).toEqual([[370, 400]])
  expect(strips(letters(5, 140, 400))).toEqual([[132, 168]])
})

test.each([
  ['two letters', letters(2, 140)],
  [
    'three letters in the width of a page number',
    letters(3, 140).map((box, index) => ({ ...box, x0: 50 + index, x1: 109 })),
  ],
  ['dots and rules', letters(20, 140, 50, 11)],
  ['what is beside the area', letters(5, 140, 520)],
])('%s are no line', (_, marks) => {
  expect(strips(marks)).toEqual([])
})

test('three letters as wide as three letters, and of small height, are one', () => {
  const marks = letters(3, 140, 50, 12).map((box, index) => ({ ...box, x0: 50 + index, x1: 110 }))
  expect(strips(marks)).toEqual([[132, 160]])
})

test('what has its middle within 0.4 letters of a line belongs to it', () => {
  expect(strips(letters(5, 4, 50, 16))).toEqual([])
  expect(strips(letters(5, 3, 50, 16))).toEqual([[0, 27]])
  expect(strips(letters(5, 120, 50, 16))).toEqual([])
  expect(strips(letters(5, 121, 50, 16))).toEqual([[113, 145]])
  expect(strips([...letters(5, 140), ...letters(5, 164, 50, 3)])).toEqual([[132, 175]])
})

test('more than one line for three read ones is a page that was not understood', () => {
  const more = [...letters(5, 140), ...letters(5, 200)]
  expect(strips(more)).toEqual([])
  const twice = [...READ, ...READ]
  expect(strips(more, twice)).toHaveLength(2)
  // Each row is judged by its own letters.
  expect(strips([...letters(5, 140), ...letters(2, 200)], twice)).toEqual([[132, 168]])
})

test('lines stand in their order from the top, and a skipped one last if it is the lowest', () => {
  const tops = (read: readonly Line[], skipped: readonly Line[]) => withSkipped(read, skipped).map(({ box }) => box.y0)
  expect(tops([line(20), line(100)], [line(60), line(140)])).toEqual([20, 60, 100, 140])
  expect(tops([line(20)], [line(0)])).toEqual([0, 20])
  expect(tops([], [line(0)])).toEqual([0])
  expect(tops([line(20)], [])).toEqual([20])
})

test('a line that was read again stands instead of the one in its place', () => {
  const again = { ...line(58), startsParagraph: true }
  expect(withSkipped(READ, [again])).toEqual([line(20), again, line(100)])
})

test('a last line with a doubted word is one to be read again, as the only one of a short block', () => {
  const said = (...confidences: number[]): Line => ({
    ...line(60),
    words: confidences.map((confidence) => ({ text: 'a', confidence, box: AREA, noSpaceBefore: false })),
  })
  const doubted = said(90, 79)
  expect(doubtedEnd([said(90), doubted])).toBe(doubted)
  expect(doubtedEnd([doubted, said(90, 80)])).toBeUndefined()
  expect(doubtedEnd([])).toBeUndefined()
  expect(skippedStrips(AREA, MARKS.slice(0, 20), [line(20), doubted], LETTER, doubted)).toEqual([
    { ...AREA, y0: 52, y1: 88 },
  ])
})
