import { findColumns } from './columns'
import type { Box } from './gray'
import { findTable } from './tables'

const LETTER = 20
const STEP = 40

/** Letters of 12 × 20, 14 apart. */
const word = (letters: number, x: number, y: number): Box[] =>
  Array.from({ length: letters }, (_, at) => ({ x0: x + at * 14, y0: y, x1: x + at * 14 + 12, y1: y + LETTER }))

/** Words of so many letters, this far apart, from a place on. */
function line(lengths: readonly number[], x: number, y: number, space = 14): Box[] {
  let from = x
  return lengths.flatMap((letters) => {
    const marks = word(letters, from, y)
    from += letters * 14 - 2 + space
    return marks
  })
}

/** Rows of cells with so many letters, from these places on. */
const grid = (rows: readonly (readonly number[])[], starts: readonly number[], top: number) =>
  rows.flatMap((cells, row) => cells.flatMap((letters, at) => word(letters, starts[at]!, top + row * STEP)))

const STARTS = [50, 250, 400, 550, 700]
const ROWS = [
  [5, 4, 3, 5, 6],
  [9, 0, 4, 0, 5],
  [7, 3, 0, 6, 4],
  [8, 2, 4, 3, 6],
]
const TEXT = [7, 5, 8, 6]

test('text above and below that is narrower than the table is no column with a part of it', () => {
  const text = (top: number) => [0, 1, 2].flatMap((at) => line(TEXT, 50, top + at * 28))
  const blocks = findColumns([...text(20), ...grid(ROWS, STARTS, 150), ...text(350)], LETTER)
  expect(blocks.map(({ table }) => table && [table.rows.length, table.gutters.length])).toEqual([
    undefined,
    [4, 4],
    undefined,
  ])
})

/** Pieces of lines 47 high, from and to these places. */
const pieces = (...lines: readonly (readonly [y: number, ...(readonly [x0: number, x1: number])[]])[]): Box[] =>
  lines.flatMap(([y, ...places]) => places.map(([x0, x1]) => ({ x0, y0: y, x1, y1: y + 47 })))

test('with it go its lines whose gaps happen to lie where the table has its own', () => {
  const text = (y: number) =>
    pieces(
      [y, [85, 349], [402, 599], [650, 917], [971, 1229], [1282, 1478], [1544, 1573]],
      [y + 92, [83, 225], [273, 543], [597, 728], [779, 1046], [1099, 1425], [1476, 1589]],
      [y + 180, [91, 356], [403, 701]],
    )
  const rows = pieces(
    [511, [98, 158], [1485, 1670], [1845, 1895]],
    [646, [102, 1442], [1484, 1800], [1857, 2081]],
    [778, [102, 703], [1484, 1801], [1864, 2074]],
    [910, [102, 894], [1484, 1800]],
    [1044, [106, 404], [460, 764], [1484, 1801]],
    [1172, [102, 1024], [1859, 2076]],
    [1304, [103, 705], [1484, 1807]],
    [1436, [104, 831], [1484, 1796]],
  )
  const table = findTable([...text(165), ...rows, ...text(1630)], 47)!
  expect([table.rows.length, table.rows[0]!.start, table.gutters.length]).toEqual([8, 511, 2])
})

test('a first row that is as tight as a line stays, below a title that is farther from it than its rows', () => {
  const rows = pieces(
    [300, [98, 1900]],
    [511, [102, 1442], [1484, 1800], [1857, 2081]],
    [643, [102, 703], [1484, 1801], [1864, 2074]],
    [775, [102, 894], [1484, 1800]],
    [907, [103, 705], [1484, 1807], [1864, 2074]],
    [1039, [102, 894], [1484, 1800], [1864, 2074]],
  )
  expect(findTable(rows, 47)?.rows.map(({ start }) => start)).toEqual([511, 643, 775, 907, 1039])
})

test('first rows with an empty column that are as far apart as the others are rows', () => {
  const rows = [[4, 0, 6], [5, 0, 7], [5, 0, 4], [4, 6, 8], [5, 5, 6], [4, 0, 7], [5, 6, 7]] // prettier-ignore
  expect(findTable(grid(rows, STARTS, 100), LETTER)?.rows).toHaveLength(7)
})

test('dots of a rule between rows are no row across the gutters', () => {
  const dots = (y: number) => Array.from({ length: 90 }, (_, at) => ({ x0: 50 + at * 9, y0: y, x1: 55 + at * 9, y1: y + 5 })) // prettier-ignore
  const marks = ROWS.flatMap((row, at) => [...grid([row], STARTS, 100 + at * STEP), ...dots(127 + at * STEP)])
  expect(findTable(marks, LETTER)?.rows).toHaveLength(4)
})

test('words of a heading in a font of one width, of which only one has cells below, are one', () => {
  const head = [...word(5, 50, 100), ...line([3, 2, 3, 4], 250, 100, 20), ...word(4, 550, 100)]
  const rows = [1, 2, 3, 4].flatMap((row) => grid([[6, 2, 5]], [50, 430, 550], 100 + row * STEP))
  expect(findTable([...head, ...rows], LETTER)?.gutters).toHaveLength(2)
})

/** Six rows of four cells of two words; `gap` is what is between them, and `space` between their words. */
function narrow(gap: number, space: number, rows = 6): Box[] {
  const width = 7 * 14 - 2 + space - 2
  return Array.from({ length: rows }, (_, row) =>
    [0, 1, 2, 3].flatMap((at) => line(row % 2 ? [2, 5] : [5, 2], 50 + at * (width + gap), 100 + row * STEP, space)),
  ).flat()
}

test('in a grid of many rows gaps may be hardly wider than the spaces of its cells', () => {
  expect(findTable(narrow(27, 20), LETTER)?.gutters).toHaveLength(3)
  expect(findTable(narrow(27, 20, 5), LETTER)).toBeNull()
  expect(findTable(narrow(22, 20), LETTER)).toBeNull()
})
