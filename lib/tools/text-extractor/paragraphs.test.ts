import { withParagraphs } from './paragraphs'
import type { Line } from './reading'

/** A line of a column from 10 to 210, 20 pixels high; `marked` where the engine takes it for a first one. */
const line = (y0: number, { x0 = 10, x1 = 210, marked = false } = {}): Line => ({
  words: [],
  box: { x0, y0, x1, y1: y0 + 20 },
  startsParagraph: marked,
})
const starts = (lines: readonly Line[], options?: { rightToLeft: boolean }) =>
  withParagraphs(lines, options).map(({ startsParagraph }) => startsParagraph)
const MARKED = { marked: true }

test('the first line starts one, and the others of a full column none, whatever the engine says', () => {
  expect(starts([line(0), line(30), line(60, MARKED), line(90)])).toEqual([true, false, false, false])
  expect(withParagraphs([])).toEqual([])
})

test.each([
  // The usual gap is 10, and 0.45 of a line's height more is 19.
  [19, false],
  [20, true],
])('a line %d pixels below the last one starts one: %s', (gap, isFirst) => {
  expect(starts([line(0), line(30), line(60), line(80 + gap)])[3]).toBe(isFirst)
})

test('of two gaps the narrower one is between lines', () => {
  expect(starts([line(0), line(30), line(90)])).toEqual([true, false, true])
  expect(starts([line(0), line(60), line(90)])).toEqual([true, true, false])
})

test('a line above the last one, which is of another column, starts one', () => {
  expect(starts([line(0), line(30), line(60), line(0)])).toEqual([true, false, false, true])
})

test.each([
  // 14 pixels are 0.7 of a line's height.
  [24, false],
  [25, true],
])('one that the engine marks and that begins at %d starts one: %s', (x0, isFirst) => {
  expect(starts([line(0), line(30, { x0, marked: true })])[1]).toBe(isFirst)
  expect(starts([line(0), line(30, { x0 })])[1]).toBe(false)
})

test.each([
  // A fifth of 200 pixels.
  [170, false],
  [169, true],
])('one that the engine marks, behind a line that ends at %d, starts one: %s', (x1, isFirst) => {
  expect(starts([line(0), line(30, { x1 }), line(60, MARKED)])[2]).toBe(isFirst)
  expect(starts([line(0), line(30, { x1 }), line(60)])[2]).toBe(false)
})

test.each([
  ['an indented one', line(30), line(60, { x1: 195, marked: true }), true],
  ['one behind a short one', line(30, { x0: 51 }), line(60, MARKED), true],
  ['one that only ends early itself', line(30, { x0: 50 }), line(60, { x0: 90, x1: 196, marked: true }), false],
])('from right to left, %s starts one', (_, above, first, isFirst) => {
  expect(starts([line(0), above, first], { rightToLeft: true })[2]).toBe(isFirst)
})
