import type { Box } from './gray'
import { lostLines, unreadLines } from './unread'

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

it('finds the lines of a short block of which less than a quarter was read', () => {
  const area = { x0: 0, y0: 0, x1: 150, y1: 200 }
  const marks = [...word(20, 20, 4), ...word(20, 60, 4), ...word(200, 60, 3)]
  const lines = [20, 60].map((y) => ({ x0: 20, y0: y, x1: 65, y1: y + LETTER }))
  const read = { x0: 20, y0: 20, x1: 30, y1: 30 }
  expect(lostLines(area, marks, [read], LETTER)).toEqual(lines)
  expect(lostLines(area, marks, [{ ...read, x1: 42 }], LETTER)).toEqual([])
  const more = [80, 100, 120, 140].flatMap((y) => word(20, y, 4))
  expect(lostLines(area, [...marks, ...more], [read], LETTER)).toHaveLength(6)
  expect(lostLines(area, [...marks, ...more, ...word(20, 160, 1)], [read], LETTER)).toEqual([])
  expect(lostLines(area, [], [], LETTER)).toEqual([])
})
