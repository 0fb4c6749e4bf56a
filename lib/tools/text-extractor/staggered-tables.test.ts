import { findColumns } from './columns'
import type { Box } from './gray'
import { columnsToRead, findStaggered } from './staggered-tables'

const LETTER = 20

/** Letters of 12 × 20, 14 apart. */
const letters = (count: number, x: number, y: number): Box[] =>
  Array.from({ length: count }, (_, at) => ({ x0: x + at * 14, y0: y, x1: x + at * 14 + 12, y1: y + LETTER }))

/** What was bought with its date below it, and the amount in the middle beside them. */
const PAYMENTS = [100, 190, 280, 370].flatMap((y) => [
  ...letters(8, 40, y),
  ...letters(6, 40, y + 36),
  ...letters(5, 500, y + 18),
])

test('an amount beside two lines is in the row of both', () => {
  const title = letters(12, 40, 20)
  const found = findStaggered([...title, ...PAYMENTS], LETTER)
  expect(found?.rows).toEqual([100, 190, 280, 370].map((start) => ({ start, end: start + 56 })))
  const [gutter = 0, ...more] = found?.gutters ?? []
  expect([gutter > 150, gutter < 500, more]).toEqual([true, true, []])
  expect(findColumns([...title, ...PAYMENTS], LETTER).map(({ table }) => table?.isStaggered)).toEqual([undefined, true])
})

test('cells of a name of two lines leave those of one line beside them in their row', () => {
  const rows = [100, 190, 280].flatMap((y) => [
    ...letters(4, 40, y),
    ...letters(5, 40, y + 36),
    ...letters(6, 200, y + 18),
    ...letters(4, 400, y),
    ...letters(4, 400, y + 36),
  ])
  expect(findStaggered(rows, LETTER)?.gutters).toHaveLength(2)
})

test('a name beside two, three and four lines is in the row of all of them, below a heading and above a line', () => {
  const rows = [
    { y: 100, lines: 4 },
    { y: 240, lines: 3 },
    { y: 350, lines: 2 },
  ].flatMap(({ y, lines }) => [
    ...Array.from({ length: lines }, (_, line) => letters(12, 200, y + line * 30)).flat(),
    ...letters(4, 40, y + (lines - 1) * 15),
    ...letters(4, 500, y + (lines - 1) * 15),
  ])
  const heading = [...letters(3, 40, 50), ...letters(6, 200, 50), ...letters(4, 500, 50)]
  const found = findStaggered([...letters(20, 40, 0), ...heading, ...rows, ...letters(14, 40, 450)], LETTER)
  expect(found?.gutters).toHaveLength(2)
  expect(found?.rows).toEqual([
    { start: 50, end: 70 },
    { start: 100, end: 210 },
    { start: 240, end: 320 },
    { start: 350, end: 400 },
  ])
})

test('rows at one height, columns of text and a talk are no staggered rows', () => {
  const level = [100, 150, 200, 250].flatMap((y) => [...letters(8, 40, y), ...letters(5, 500, y)])
  expect(findStaggered(level, LETTER)).toBeNull()
  const columns = Array.from({ length: 12 }, (_, line) => [
    ...letters(20, 40, 100 + line * 34),
    ...letters(20, 400, 117 + line * 34),
  ]).flat()
  expect(findStaggered(columns, LETTER)).toBeNull()
  const talk = [100, 190, 280, 370].flatMap((y, turn) => letters(9, turn % 2 === 0 ? 40 : 400, y))
  expect(findStaggered(talk, LETTER)).toBeNull()
})

test('columns with staggered lines are read each by itself, another table as a whole', () => {
  const area = { x0: 0, y0: 10, x1: 300, y1: 90 }
  const table = { letter: LETTER, box: area, gutters: [99.6, 200], rows: [] }
  expect(columnsToRead(area, table)).toEqual([area])
  expect(columnsToRead(area, { ...table, isStaggered: true }).map(({ x0, x1 }) => [x0, x1])).toEqual([
    [0, 100],
    [100, 200],
    [200, 300],
  ])
})
