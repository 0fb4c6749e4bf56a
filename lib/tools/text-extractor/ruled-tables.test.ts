import { findColumns } from './columns'
import { createGray, type Box } from './gray'
import { ruledTables, withDownRules } from './ruled-tables'

const LETTER = 20

/** Rules across at these heights and down at these places. */
function ruled(acrossAt: readonly number[], downAt: readonly number[], [x0, x1]: readonly [number, number]) {
  const gray = createGray(800, 600)
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) gray.data.fill(60, y * gray.width + left, y * gray.width + right)
  }
  for (const y of acrossAt) fill(x0, y, x1, y + 2)
  for (const x of downAt) fill(x, acrossAt[0]!, x + 2, acrossAt.at(-1)! + 2)
  return { gray, fill }
}

/** Letters of 12 × 20, 14 apart. */
const letters = (count: number, x: number, y: number): Box[] =>
  Array.from({ length: count }, (_, at) => ({ x0: x + at * 14, y0: y, x1: x + at * 14 + 12, y1: y + LETTER }))

const ACROSS = [100, 130, 160, 190]
const DOWN = [50, 140, 230]
/** Cells filled from rule to rule, closer to each other than words. */
const CELLS = ACROSS.slice(0, 3).flatMap((y) => [...letters(6, 54, y + 6), ...letters(5, 146, y + 6)])

test('cells that rules part are those of a table, however narrow the white between them', () => {
  const { gray } = ruled(ACROSS, DOWN, [50, 232])
  const text = [...letters(30, 50, 40), ...letters(30, 50, 240)]
  const found = ruledTables(gray, [...text, ...CELLS], LETTER)
  expect(found).toEqual([
    {
      letter: LETTER,
      box: { x0: 54, y0: 106, x1: 214, y1: 186 },
      gutters: [141],
      isStaggered: false,
      rows: [106, 136, 166].map((start) => ({ start, end: start + LETTER })),
    },
  ])
  const blocks = findColumns([...text, ...CELLS], LETTER, { ruled: found })
  expect(blocks.map(({ table }) => table?.rows.length)).toEqual([undefined, 3, undefined])
  expect(findColumns([...text, ...CELLS], LETTER).some(({ table }) => table)).toBe(false)
})

test('a row of two lines between rules is one row, and an empty one is none', () => {
  const { gray } = ruled([100, 130, 190, 220, 250], DOWN, [50, 232])
  const marks = [
    ...letters(6, 54, 106),
    ...letters(5, 146, 106),
    ...letters(6, 54, 136),
    ...letters(6, 54, 164),
    ...letters(5, 146, 136),
    ...letters(6, 54, 226),
  ]
  expect(ruledTables(gray, marks, LETTER)[0]?.rows).toEqual([
    { start: 106, end: 126 },
    { start: 136, end: 184 },
    { start: 226, end: 246 },
  ])
})

test('lines of cells with as many of them are rows where rules part only the heading from the rest', () => {
  const { gray } = ruled([100, 130, 250], [50, 140, 330], [50, 332])
  const days = [136, 164, 192, 220].flatMap((y, row) => [
    ...letters(3 + (row % 3), 54, y),
    ...letters(3, 146, y),
    ...letters(1, 260, y),
  ])
  const head = [...letters(6, 54, 106), ...letters(8, 146, 106)]
  const [table] = ruledTables(gray, [...head, ...days], LETTER)
  expect(table!.rows.map(({ start }) => start)).toEqual([106, 136, 164, 192, 220])
  expect(table!.gutters.map(Math.round)).toEqual([141, 223])
  const wrapped = [136, 164, 192].flatMap((y) => letters(6, 54, y))
  const [one] = ruledTables(gray, [...head, ...wrapped, ...letters(5, 146, 136)], LETTER)
  expect(one!.rows).toHaveLength(2)
})

test('lines of cells with as many of them are rows where rules part groups of rows from each other', () => {
  const { gray } = ruled([100, 200, 300, 340, 380], DOWN, [50, 232])
  const lines = (x: number, from: number, count: number) =>
    Array.from({ length: count }, (_, at) => letters(3 + ((at + count) % 3), x, from + at * 28)).flat()
  const groups = (second: number) => [
    ...[54, 146].flatMap((x) => [...lines(x, 106, 3), ...lines(x, 310, 1), ...lines(x, 350, 1)]),
    ...lines(54, 206, 3),
    ...lines(146, 206, second),
  ]
  const counts = [3, 2].map((second) => ruledTables(gray, groups(second), LETTER)[0]?.rows.length)
  expect(counts).toEqual([8, 4])
})

test('cells whose lines are beside those of another one are read each by itself', () => {
  const { gray } = ruled([100, 130, 190, 250], DOWN, [50, 232])
  const rows = (by: number) => [
    ...letters(6, 54, 106),
    ...letters(5, 146, 106),
    ...[136, 196].flatMap((y) => [...letters(6, 54, y), ...letters(6, 54, y + 28), ...letters(5, 146, y + by)]),
  ]
  expect([0, 14].map((by) => ruledTables(gray, rows(by), LETTER)[0]?.isStaggered)).toEqual([false, true])
})

test('a frame alone, a list with rules, a rule between columns of text, and cells outside of a frame are left to the white', () => {
  const { gray: frame } = ruled([100, 190], [50, 230], [50, 232])
  expect(ruledTables(frame, CELLS, LETTER)).toEqual([])
  const { gray: list } = ruled(ACROSS, [50, 230], [50, 232])
  expect(ruledTables(list, CELLS, LETTER)).toEqual([])
  const { gray: beside } = ruled(ACROSS, DOWN, [50, 232])
  expect(ruledTables(beside, [...CELLS, ...letters(10, 300, 136)], LETTER)).toEqual([])
  const lines = [...Array(6).keys()].flatMap((line) => [
    ...letters(20, 54, 136 + line * 30),
    ...letters(20, 366, 136 + line * 30),
  ])
  const heading = [...letters(8, 54, 106), ...letters(8, 366, 106)]
  const { gray: columns } = ruled([100, 130, 320], [50, 350, 660], [50, 662])
  expect(ruledTables(columns, [...heading, ...lines], LETTER)).toEqual([])
})

test('rules that meet no others are not those of one table', () => {
  const { gray, fill } = ruled(ACROSS, DOWN, [50, 232])
  for (const y of [300, 340, 380]) fill(50, y, 400, y + 2)
  for (const x of [50, 200, 400]) fill(x, 300, x + 2, 382)
  const second = [306, 346].flatMap((y) => [...letters(8, 60, y), ...letters(8, 210, y)])
  expect(ruledTables(gray, [...CELLS, ...second], LETTER).map(({ gutters }) => gutters)).toEqual([[141], [201]])
})

/** Words as wide as these, on the three rows of a grid. */
const rowsOfWords = (...rows: (readonly (readonly [x0: number, x1: number])[])[]): Box[] =>
  rows.flatMap((row, at) => row.map(([x0, x1]) => ({ x0, y0: ACROSS[at]! + 6, x1, y1: ACROSS[at]! + 6 + LETTER })))

test('one row of two cells is no table, and neither are lines that run across the rules', () => {
  const { gray } = ruled(ACROSS, DOWN, [50, 232])
  const [both, first, through] = [
    [
      [54, 130],
      [146, 214],
    ],
    [[54, 130]],
    [[54, 214]],
  ] as const
  const found = (...rows: Parameters<typeof rowsOfWords>) => ruledTables(gray, rowsOfWords(...rows), LETTER).length
  expect(found(both, both, first)).toBe(1)
  expect(found(both, first, first)).toBe(0)
  expect(found(both, both, through)).toBe(0)
})

test('a text beside a table is read by itself, as far as it goes, and so is a second table', () => {
  const { gray, fill } = ruled(ACROSS, DOWN, [50, 232])
  const text = [0, 1, 2, 3].flatMap((line) => letters(15, 300, 80 + line * 34))
  const lines = [...letters(30, 50, 20), ...text, ...letters(30, 50, 240)]
  const found = ruledTables(gray, [...CELLS, ...lines], LETTER)
  const order = (rightToLeft: boolean) =>
    findColumns([...CELLS, ...lines], LETTER, { ruled: found, rightToLeft }).map(({ x0, y0 }) => [x0, y0])
  const [above, table, beside, below] = [[50, 20], [54, 106], [300, 80], [50, 240]] // prettier-ignore
  expect(order(false)).toEqual([above, table, beside, below])
  expect(order(true)).toEqual([above, beside, table, below])
  for (const y of ACROSS) fill(300, y, 482, y + 2)
  for (const x of DOWN) fill(x + 250, 100, x + 252, 192)
  const both = [...CELLS, ...CELLS.map((box) => ({ ...box, x0: box.x0 + 250, x1: box.x1 + 250 }))]
  const blocks = findColumns(both, LETTER, { ruled: ruledTables(gray, both, LETTER) })
  expect(blocks.map(({ x0, table: each }) => [x0, each?.gutters])).toEqual([[54, [141]], [304, [391]]]) // prettier-ignore
})

test('rules down a table found by its gaps part its columns, though white between them is narrow', () => {
  const rows = [100, 140, 180, 220].flatMap((y) => [...letters(4, 50, y), ...letters(5, 110, y), ...letters(3, 250, y)])
  const table = {
    letter: LETTER,
    box: { x0: 50, y0: 100, x1: 290, y1: 240 },
    gutters: [215],
    rows: [100, 140, 180, 220].map((start) => ({ start, end: start + LETTER })),
  }
  const rule = (x: number, y1 = 250) => ({ x0: x, y0: 95, x1: x + 2, y1 })
  const guttersWith = (...rules: readonly Box[]) => withDownRules(table, rules, rows).gutters
  expect(guttersWith(rule(107))).toEqual([108])
  expect(guttersWith(rule(107), rule(230))).toEqual([108, 231])
  expect(guttersWith(rule(107, 150))).toEqual([215])
  expect(guttersWith(rule(289))).toEqual([215])
  // What is cut by it is no cell, such as a word of joined letters.
  expect(withDownRules(table, [rule(107)], [...rows, { x0: 50, y0: 220, x1: 200, y1: 240 }]).gutters).toEqual([215])
  expect(withDownRules({ ...table, gutters: [105, 215] }, [rule(107)], rows).gutters).toEqual([108, 215])
})
