import type { Box } from './gray'
import { areSideBySide, isHardlyRead, linesIn, unreadLines } from './unread'

const LETTER = 10
const word = (x: number, y: number, letters: number): Box[] =>
  Array.from({ length: letters }, (_, at) => ({ x0: x + at * 12, y0: y, x1: x + at * 12 + 9, y1: y + LETTER }))

it('finds the lines in which no word was read', () => {
  const read = { x0: 20, y0: 20, x1: 65, y1: 30 }
  const marks = [...word(20, 20, 4), ...word(20, 60, 5), ...word(200, 60, 3)]
  expect(unreadLines(marks, [read], LETTER)).toEqual([
    { x0: 20, y0: 60, x1: 77, y1: 70 },
    { x0: 200, y0: 60, x1: 233, y1: 70 },
  ])
  expect(unreadLines(marks.slice(0, 4), [read], LETTER)).toEqual([])
})

it('takes neither specks, nor a number of a page, nor an accent above a word for a line', () => {
  const specks = [...word(20, 60, 1), ...word(100, 60, 2)]
  const accents = word(20, 17, 4).map((mark) => ({ ...mark, y1: mark.y0 + 2 }))
  expect(unreadLines([...specks, ...accents], [{ x0: 20, y0: 20, x1: 65, y1: 30 }], LETTER)).toEqual([])
})

const area = { x0: 0, y0: 0, x1: 150, y1: 200 }
const marks = [...word(20, 20, 4), ...word(20, 60, 4), ...word(200, 60, 3)]

it('hardly read is what has less than a quarter of its letters in words', () => {
  const read = { x0: 20, y0: 20, x1: 30, y1: 30 }
  expect(isHardlyRead(area, marks, [{ box: read }], LETTER)).toBe(true)
  expect(isHardlyRead(area, marks, [{ box: { ...read, x1: 42 } }], LETTER)).toBe(false)
  expect(isHardlyRead(area, [], [], LETTER)).toBe(false)
})

it('finds the lines of an area', () => {
  expect(linesIn(area, marks)).toEqual([20, 60].map((y) => ({ x0: 20, y0: y, x1: 65, y1: y + LETTER })))
})

it('tells lines side by side from lines below each other', () => {
  const line = (x0: number, y0: number, y1: number) => ({ x0, y0, x1: x0 + 50, y1 })
  expect(areSideBySide([line(0, 20, 30), line(0, 28, 40), line(0, 50, 60)])).toBe(false)
  expect(areSideBySide([line(0, 20, 30), line(0, 40, 50), line(60, 24, 50)])).toBe(true)
})
