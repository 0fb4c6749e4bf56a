import { textBesideTable } from './beside-tables'
import { findColumns } from './columns'
import type { Box } from './gray'

const LETTER = 20

/** Letters of 16 × 20, 18 apart. */
const line = (x: number, y: number, count: number): Box[] =>
  Array.from({ length: count }, (_, at) => ({ x0: x + at * 18, y0: y, x1: x + at * 18 + 16, y1: y + LETTER }))
const lines = (x: number, y: number, step: number, counts: readonly number[]) =>
  counts.flatMap((count, at) => line(x, y + at * step, count))
/** Lower letters on the same baseline, each fourth with a descender. */
const small = (box: Box, at: number): Box => ({ ...box, y0: box.y0 + 6, y1: box.y1 + (at % 4 === 0 ? 6 : 0) })
/** Five names with their prices, 50 apart. */
const TABLE = [...lines(50, 110, 50, [5, 6, 4, 6, 5]), ...lines(250, 110, 50, [4, 4, 5, 4, 5])]
const HEADING = line(50, 30, 40)
const END = line(50, 420, 40)

const blocksOf = (marks: readonly Box[], rightToLeft = false) =>
  findColumns(marks, LETTER, { rightToLeft }).map(({ x0, y0, table }) => [x0, y0, table?.rows.length])

test('a text beside a table without rules is read by itself, between lines across both', () => {
  const text = lines(500, 100, 34, [24, 23, 24, 22, 24, 23, 24, 10])
  const marks = [...HEADING, ...TABLE, ...text, ...END]
  const [heading, table, beside, end] = [[50, 30, undefined], [50, 110, 5], [500, 100, undefined], [50, 420, undefined]] // prettier-ignore
  expect(blocksOf(marks)).toEqual([heading, table, beside, end])
  expect(blocksOf(marks, true)).toEqual([heading, beside, table, end])
})

test('a text left of a table is one as well', () => {
  const text = lines(50, 100, 34, [24, 23, 24, 22, 24, 23, 24, 10])
  const right = TABLE.map((box) => ({ ...box, x0: box.x0 + 500, x1: box.x1 + 500 }))
  expect(blocksOf([...text, ...right])).toEqual([
    [50, 100, undefined],
    [550, 110, 5],
  ])
})

test.each([
  ['a line for each row', lines(500, 110, 50, [24, 23, 24, 22, 24])],
  [
    'two lines for each row',
    [...lines(500, 110, 50, [24, 23, 24, 22, 24]), ...lines(500, 134, 50, [20, 19, 24, 18, 9])],
  ],
  ['a line of lower letters for each row', lines(500, 110, 50, [24, 23, 24, 22, 24]).map(small)],
  ['three lines', lines(500, 100, 34, [24, 23, 10])],
  ['lines at uneven distances', [100, 134, 180, 214, 262, 296].flatMap((y) => line(500, y, 24))],
])('%s beside a table are no text beside it', (_, text) => {
  expect(textBesideTable([...TABLE, ...text], LETTER)).toBeNull()
})

test('a table in one of two columns is read with its column', () => {
  const column = (x: number, y: number, count: number) =>
    lines(
      x,
      y,
      34,
      Array.from({ length: count }, (_, at) => 24 - (at % 3)),
    )
  const left = column(50, 100, 20)
  const right = [
    ...column(550, 100, 6),
    ...TABLE.map((box) => ({ ...box, x0: box.x0 + 500, x1: box.x1 + 500, y0: box.y0 + 230, y1: box.y1 + 230 })),
    ...column(550, 610, 5),
  ]
  expect(blocksOf([...HEADING, ...left, ...right])).toEqual([
    [50, 30, undefined],
    [50, 100, undefined],
    [550, 100, undefined],
    [550, 340, 5],
    [550, 610, undefined],
  ])
})
