import { findColumns } from './columns'
import type { Box } from './gray'
import type { Word } from './reading'
import { findTable, tableLines, unreadCells } from './tables'

const LETTER = 20
const STEP = 40

/** Letters of 12 × 20, 14 apart, words at spaces. */
const write = (text: string, x: number, y: number): Box[] =>
  [...text].flatMap((letter, index) =>
    letter === ' ' ? [] : [{ x0: x + index * 14, y0: y, x1: x + index * 14 + 12, y1: y + LETTER }],
  )

/** Rows of cells that begin at these places. */
const grid = (rows: readonly (readonly string[])[], starts: readonly number[], top = 100) =>
  rows.flatMap((cells, row) => cells.flatMap((cell, column) => write(cell, starts[column]!, top + row * STEP)))

const PRICES = [
  ['Item', 'Qty', 'Price', 'Total'],
  ['Pen, blue', '100', '', '45.00'],
  ['Stapler', '', '12.90', '38.70'],
  ['Sum', '', '', '125.70'],
]
const STARTS = [50, 250, 350, 500]
const LINE = 'a line of text that fills its column'

test('rows of cells are a table, with its gutters and rows, whatever is above and below', () => {
  const marks = [...write(`${LINE} ${LINE}`, 50, 20), ...grid(PRICES, STARTS), ...write(`${LINE} ${LINE}`, 50, 320)]
  const blocks = findColumns(marks, LETTER)
  expect(blocks.map(({ table }) => table?.gutters.length)).toEqual([undefined, 3, undefined])
  expect(blocks[1]!.table!.rows).toEqual(
    [0, 1, 2, 3].map((row) => ({ start: 100 + row * STEP, end: 120 + row * STEP })),
  )
  const [first, second, third] = blocks[1]!.table!.gutters as [number, number, number]
  expect(first > 174 && first < 250 && second > 290 && second < 350 && third > 418 && third < 500).toBe(true)
})

test('a line of prose with gaps, across half of the gutters, is no row', () => {
  const prose = [...write('a'.repeat(22), 50, 60), ...write('aa', 380, 60), ...write('aa', 510, 60), ...write('aa', 600, 60)] // prettier-ignore
  expect(findTable([...prose, ...grid(PRICES, STARTS)], LETTER)!.rows).toHaveLength(4)
})

test('a title may run across a gutter', () => {
  const rows = [['', 'Amounts of all'], ...PRICES.map((row) => row.slice(0, 3))]
  expect(findTable(grid(rows, [50, 200, 350]), LETTER)?.gutters).toHaveLength(2)
})

test('columns of prose are none, also of four lines and with a short last one', () => {
  const columns = (lines: number, last: string) =>
    grid(
      Array.from({ length: lines }, (_, line) => [LINE, line === lines - 1 ? last : LINE]),
      [50, 700],
    )
  expect(findTable(columns(4, LINE), LETTER)).toBeNull()
  expect(findTable(columns(4, 'its end'), LETTER)).toBeNull()
  expect(findColumns(columns(4, 'its end'), LETTER)).toHaveLength(2)
})

test('neither are a list with its marks, letters in a grid, and two rows of a pair', () => {
  expect(
    findTable(
      grid(
        [
          ['-', LINE],
          ['-', LINE],
          ['-', 'short'],
        ],
        [50, 100],
      ),
      LETTER,
    ),
  ).toBeNull()
  const letters = Array.from({ length: 6 }, () => ['a', 'b', 'c', 'd'])
  expect(findTable(grid(letters, [50, 100, 150, 200]), LETTER)).toBeNull()
  expect(
    findTable(
      grid(
        [
          ['Name', 'Kim'],
          ['Date', 'today'],
        ],
        [50, 400],
      ),
      LETTER,
    ),
  ).toBeNull()
  expect(findTable([], LETTER)).toBeNull()
})

test('specks that lie about like those of a photograph leave most of their columns empty', () => {
  const specks = Array.from({ length: 12 }, (_, row) => {
    const cells = Array<string>(9).fill('')
    cells[(row * 5) % 9] = 'abc'
    cells[(row * 5 + 4) % 9] = 'de'
    return cells
  })
  const starts = specks[0]!.map((_, column) => 50 + column * 90)
  expect(findTable(grid(specks, starts), LETTER)).toBeNull()
})

test('lines of one cell are one row', () => {
  const lines = [
    { y: 100, cells: ['Item', 'What it is', 'Price'] },
    { y: 160, cells: ['Pen', 'blue, with a', '4.50'] },
    { y: 190, cells: ['', 'silver cap', ''] },
    { y: 250, cells: ['Ink', 'black, for all', '3.20'] },
    { y: 280, cells: ['', 'our pens', ''] },
  ]
  const marks = lines.flatMap(({ y, cells }) => cells.flatMap((cell, at) => write(cell, [50, 200, 500][at]!, y)))
  expect(findTable(marks, LETTER)?.rows).toEqual([
    { start: 100, end: 120 },
    { start: 160, end: 210 },
    { start: 250, end: 300 },
  ])
})

describe('words of a table', () => {
  const table = {
    letter: LETTER,
    box: { x0: 0, y0: 0, x1: 300, y1: 60 },
    gutters: [100, 200],
    rows: [
      { start: 0, end: 20 },
      { start: 40, end: 60 },
    ],
  }
  const word = (text: string, x0: number, y0: number): Word => ({
    ...{ text, confidence: 90, noSpaceBefore: false },
    box: { x0, y0, x1: x0 + text.length * 10, y1: y0 + 20 },
  })
  const WORDS = [word('total', 210, 42), word('Pen', 10, 0), word('blue', 50, 2), word('7', 120, 41)]
  const shown = (options?: { rightToLeft: boolean }) =>
    tableLines(WORDS, table, options).map(({ words }) =>
      words.map(({ text, separator = ' ' }) => separator + text).join(''),
    )

  it('are a line a row, from either side, with a tab before each further cell', () => {
    expect(shown()).toEqual([' Pen blue\t\t', ' \t7\ttotal'])
    expect(shown({ rightToLeft: true })).toEqual([' \t\tblue Pen', ' total\t7\t'])
  })

  it('stay with the word that they are close behind, across a gutter', () => {
    const [line] = tableLines([word('Opening', 10, 0), word('balance', 85, 0)], table)
    expect(line!.words.map(({ text }) => text)).toEqual(['Opening', 'balance', '', ''])
  })

  it('lose the dots that lead to the next cell', () => {
    const [line] = tableLines([word('Rent....', 10, 0), word('12.50', 110, 0)], table)
    expect(line!.words.map(({ text }) => text)).toEqual(['Rent', '12.50', ''])
  })

  it('that were not read have letters in the picture', () => {
    const marks = [...write('Pen', 10, 0), ...write('42', 110, 2), { x0: 250, y0: 10, x1: 253, y1: 13 }]
    expect(unreadCells(WORDS, marks, table)).toEqual([{ x0: 110, y0: 2, x1: 136, y1: 22 }])
  })
})
