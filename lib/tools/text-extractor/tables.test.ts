import { findColumns } from './columns'
import type { Box } from './gray'
import { piecesOf } from './pieces'
import { findTable } from './tables'

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

test('tables below each other, which share a gutter, are parted by the caption of the second', () => {
  const sizes = ['small', 'normal', 'large', 'huge'].map((name) => [name, 'letters as large as that'])
  const marks = [...grid(PRICES, STARTS), ...write('Table 2', 210, 340), ...grid(sizes, [50, 250], 420)]
  const blocks = findColumns(marks, LETTER)
  expect(blocks.map(({ table }) => table && [table.rows.length, table.gutters.length])).toEqual([
    [4, 3],
    undefined,
    [4, 1],
  ])
})

test('words below each other, as in a font of one width, are no columns', () => {
  const rows = [
    ['char PoolName[128];', '/* Pool name */'],
    ['char Type[1];', '/* Pool */'],
    ['char HostName[128];', '/* Host name of computer */'],
    ['char Name[9];', '/* Name */'],
    ['char Size[32];', '/* Size */'],
    ['char Date[32];', '/* Program build date */'],
  ]
  expect(findTable(grid(rows, [50, 400]), LETTER)?.gutters.map(Math.round)).toEqual([357])
})

test('what is left of the edge of a picture between two columns does not make them a table', () => {
  const text = (x: number) => [...Array(9).keys()].flatMap((line) => write(LINE, x, 100 + line * STEP))
  const specks = [500, 540, 620].map((x) => ({ x0: x, y0: 165, x1: x + 18, y1: 168 }))
  expect(findTable([...text(50), ...specks, ...text(700)], LETTER)).toBeNull()
})

test('a calendar of days is a table, and letters of lines on their side are none', () => {
  const days = (name: (day: number) => string) => [0, 7, 14].map((week) => [0, 1, 2, 3, 4, 5].map((day) => name(10 + week + day))) // prettier-ignore
  const starts = [50, 100, 150, 200, 250, 300]
  expect(findTable(grid(days(String), starts), LETTER)?.gutters).toHaveLength(5)
  expect(findTable(grid(days(() => 'a'), starts), LETTER)).toBeNull() // prettier-ignore
})

test('a line of prose with gaps, across half of the gutters, is no row', () => {
  const prose = [...write('a'.repeat(22), 50, 60), ...write('aa', 380, 60), ...write('aa', 510, 60), ...write('aa', 600, 60)] // prettier-ignore
  expect(findTable([...prose, ...grid(PRICES, STARTS)], LETTER)!.rows).toHaveLength(4)
})

test('a table between paragraphs with a short last line is without them, and has its heading', () => {
  // The gap in the line above overlaps the cells of the second column, and its short last line leaves all gutters free.
  const above = [...write('a'.repeat(15), 50, 20), ...write('a'.repeat(30), 278, 20), ...write('end.', 50, 50)]
  const below = [...write('a'.repeat(36), 50, 280), ...write('aa', 580, 280), ...write('aa', 640, 280), ...write('end.', 50, 310)] // prettier-ignore
  const table = findTable([...above, ...grid(PRICES, STARTS), ...below], LETTER)
  expect(table?.gutters).toHaveLength(3)
  expect(table?.rows.map(({ start }) => start)).toEqual([0, 1, 2, 3].map((row) => 100 + row * STEP))
})

test('text between two tables is in neither, though one of its lines is short', () => {
  const between = [...write('a'.repeat(30), 50, 270), ...write('a'.repeat(20), 490, 270), ...write('the end.', 50, 300)]
  const blocks = findColumns([...grid(PRICES, STARTS), ...between, ...grid(PRICES, STARTS, 360)], LETTER)
  expect(blocks.map(({ table }) => table?.rows.length)).toEqual([4, undefined, 4])
  expect(blocks[1]).toEqual({ x0: 50, y0: 270, x1: 768, y1: 320 })
})

test('columns close to each other are those of a table, where their cells are mostly farther apart', () => {
  const ends = [277, 369, 458, 547]
  const right = (text: string, end: number, y: number) => write(text, end - text.length * 14 + 2, y)
  const heading = ['quarter', 'month', 'total', 'count'].flatMap((text, at) => right(text, ends[at]!, 100))
  const rows = [140, 180, 220, 260, 300].flatMap((y) => [
    ...write('Portugal', 50, y),
    ...ends.flatMap((end) => right('12', end, y)),
  ])
  expect(findTable([...write('year', 50, 100), ...heading, ...rows], LETTER)?.gutters).toHaveLength(4)
})

test('a title may run across a gutter', () => {
  const rows = [['', 'Amounts of all'], ...PRICES.map((row) => row.slice(0, 3))]
  expect(findTable(grid(rows, [50, 200, 350]), LETTER)?.gutters).toHaveLength(2)
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

test('lines above and below the name beside them are one row, and two rows of a form are none', () => {
  const cells = [100, 200, 300].flatMap((y) => [
    ...[0, 1, 2].flatMap((line) => write('what it is for', 200, y + line * 28)),
    ...write('Pen', 50, y + 28),
    ...write('4.50', 500, y + 28),
  ])
  const heading = [...write('Item', 50, 50), ...write('Use', 200, 50), ...write('Sum', 500, 50)]
  const rows = [100, 200, 300].map((start) => ({ start, end: start + 76 }))
  expect(findTable([...heading, ...cells], LETTER)?.rows).toEqual([{ start: 50, end: 70 }, ...rows])
  // The first two are closer by the height of a descender.
  const form = [100, 138, 180, 222].flatMap((y, row) => [
    ...write(['Name', 'Date of birth', 'Address', 'Mail'][row]!, 50, y),
    ...write(['Maria Lopez', '4 March 1990', '12 Mill Lane, Oxford', 'maria@example.org'][row]!, 400, y),
  ])
  expect(findTable(form, LETTER)?.rows).toHaveLength(4)
})

test('rows below a heading that stands apart are rows, though only one has all cells', () => {
  const below = (rows: readonly (readonly string[])[]) =>
    findTable([...grid([['Language', 'Cases', 'Gender']], [50, 250, 500], 40), ...grid(rows, [50, 250, 500])], LETTER)
  const names = ['Dutch', 'French', 'German', 'Italian', 'Spanish']
  const cases = (name: string) => (name === 'German' ? 'n, a, d, g' : '')
  expect(below(names.map((name) => [name, cases(name), 'f, m']))?.rows).toHaveLength(6)
  // A cell of several lines has no empty one among them.
  expect(below(names.slice(0, 3).map((name) => [name, cases(name), name === 'French' ? '' : 'f, m']))?.rows).toHaveLength(4) // prettier-ignore
})

test('dates and times below each other are no lines of prose, though they fill their columns', () => {
  const names = ['krbtgt/ATHENA.MIT.EDU', 'host/daffodil.mit.edu', 'krbtgt/EXAMPLE.COM@EDU', 'host/trillium.mit.edu']
  const starts = [50, 180, 350, 480, 650]
  const head = [['Valid starting', '', 'Expires', '', 'Service principal']]
  const rows = names.map((name) => ['06/07/04', '19:49:21', '06/08/04', '05:49:19', name])
  expect(findTable(grid([...head, ...rows], starts), LETTER)?.rows).toHaveLength(5)
})

test('words in quotation marks, whose first letter is low, are one piece and no row of their own', () => {
  const quoted = (text: string, x: number, y: number) => [
    { x0: x, y0: y - 8, x1: x + 6, y1: y + 7 },
    ...write(text, x + 12, y),
  ]
  const rows = Array.from({ length: 6 }, (_, row) => [
    ...quoted('cosine', 50, 100 + row * STEP),
    ...write('cos x', 300, 100 + row * STEP),
    ...quoted('sine', 500, 100 + row * STEP),
    ...write('sin x', 700, 100 + row * STEP),
  ])
  expect(findTable(rows.flat(), LETTER)?.rows).toHaveLength(6)
})

test('names and their values are a table, though they fill most of their columns', () => {
  const names = ['Name', 'Date of birth', 'Address', 'Telephone', 'E-mail']
  const values = ['Maria Lopez', '4 March 1990', '12 Mill Lane, Oxford', '+44 1865 270000', 'maria@example.org']
  const marks = grid(
    names.map((name, row) => [name, values[row]!]),
    [50, 300],
  )
  expect(findColumns(marks, LETTER).map(({ table }) => table?.rows.length)).toEqual([5])
})

test('addresses left and right above a table, with a line across or without, are none of its rows', () => {
  const address = (top: number) => grid([['To whom', '', '', 'Invoice'], ['12 Road', '', '', 'Date'], ['City', '', '', '']], STARTS, top) // prettier-ignore
  const rows = [100, 140, 180, 220].map((start) => ({ start, end: start + 20 }))
  const across = write(`We charge for ${LINE}`, 50, 60)
  expect(findTable([...address(-60), ...grid(PRICES, STARTS)], LETTER)?.rows).toEqual(rows)
  expect(findTable([...address(-100), ...across, ...grid(PRICES, STARTS)], LETTER)?.rows).toEqual(rows)
  // Headings over several columns leave none of them empty.
  const headings = [['', 'A', '', 'B'], ['Day', '', '', ''], ['', 'a', 'b', 'c'], ['Mon', '1', '2', '3'], ['Tue', '4', '5', '6']] // prettier-ignore
  expect(findTable(grid(headings, STARTS), LETTER)?.rows[0]?.start).toBe(100)
})

test('a date at the right above a table is read before it, and no column beside it', () => {
  const date = [...write('3 November 2026', 640, 20), ...write('12 Harbor Road', 640, 50)]
  const blocks = findColumns(
    [...write('To whom', 50, 20), ...date, ...grid(PRICES, STARTS), ...write(LINE, 50, 320)],
    LETTER,
  )
  expect(blocks.map(({ y0, table }) => [y0, table?.rows.length])).toEqual([
    [20, undefined],
    [100, 4],
    [320, undefined],
  ])
})

test('a list beside a text, whose lines are between those of the text, is read by itself', () => {
  const list = ['Contact', 'jane@doe.example', 'London', 'Skills', 'Rust', 'Design', 'German']
  const left = list.flatMap((line, row) => write(line, 50, 100 + row * STEP))
  const right = Array.from({ length: 10 }, (_, row) => write(LINE, 400, 110 + row * STEP)).flat()
  const blocks = findColumns([...left, ...right], LETTER)
  expect(blocks.map(({ x0, table }) => [x0, table])).toEqual([
    [50, undefined],
    [400, undefined],
  ])
})

test('two lists of prices whose lines are at other heights are read one after the other', () => {
  const list = (x: number, y: number) => ['Soup of the day', 'Salad', 'Bread', 'Pie'].flatMap((name, row) => [...write(name, x, y + row * STEP), ...write('4.50', x + 300, y + row * STEP)]) // prettier-ignore
  const blocks = findColumns([...list(50, 100), ...list(600, 120)], LETTER)
  expect(blocks.map(({ x0, table }) => [x0, table?.rows.length])).toEqual([
    [50, 4],
    [600, 4],
  ])
})

test('headings may have as many lines each, in two columns of which letters are lower', () => {
  const lines = [
    { y: 100, cells: ['Part', 'Price', 'Sum'] },
    { y: 130, cells: ['number', 'in euro', 'in euro'] },
    { y: 180, cells: ['4711', '0.12', '24.00'] },
    { y: 230, cells: ['4712', '0.04', '8.00'] },
    { y: 282, cells: ['4890', '129.90', '129.90'] },
  ]
  const marks = lines.flatMap(({ y, cells }) => cells.flatMap((cell, at) => write(cell, [50, 200, 400][at]!, y)))
  expect(findTable(marks, LETTER)?.rows.map(({ start }) => start)).toEqual([100, 180, 230, 282])
})

test('headings on the other side of their cells, and a single wide space, make no columns', () => {
  const rows = [['Name', 'Qty', '', 'Sum', ''], ['Pen', '', '120', '', '4.50'], ['Ink', '', '64', '', '3.20'], ['Tape', '', '7', '', '1.10']] // prettier-ignore
  expect(findTable(grid(rows, [50, 200, 260, 400, 460]), LETTER)?.gutters).toHaveLength(2)
  // Two columns of amounts, of which each row has one, have a heading each.
  const amounts = [
    ['Date', 'Out', 'In'],
    ['1 May', '45.20', ''],
    ['2 May', '', '19.99'],
    ['3 May', '88.00', ''],
  ]
  expect(findTable(grid(amounts, [50, 200, 300]), LETTER)?.gutters).toHaveLength(2)
  const spaced = [
    ['Milk', '', '2.10'],
    ['Eggs', 'ten', '3.20'],
    ['Oil', '', '4.00'],
  ]
  expect(findTable(grid(spaced, [50, 124, 300]), LETTER)?.gutters).toHaveLength(1)
})

test('neither a dashed rule nor a line whose spaces are wide is a row', () => {
  const dashes = Array.from({ length: 30 }, (_, at) => ({ x0: 50 + at * 20, y0: 270, x1: 60 + at * 20, y1: 273 }))
  const words = ['All', 'goods', 'may', 'come', 'back'].reduce<Box[]>((marks, text) => [...marks, ...write(text, (marks.at(-1)?.x1 ?? 0) + 20, 300)], []) // prettier-ignore
  const marks = [...grid(PRICES, STARTS), ...dashes, ...words]
  expect(findTable(marks, LETTER)!.rows.map(({ start }) => start)).toEqual([100, 140, 180, 220])
})

test('the consonants under a Korean syllable belong to its line', () => {
  // Syllables 20 wide and 29 high, of which the lower part is apart from the upper one.
  const line = (x: number, y: number, count: number) => Array.from({ length: count }, (_, at) => [{ x0: x + at * 24, y0: y, x1: x + at * 24 + 20, y1: y + 16 }, { x0: x + at * 24, y0: y + 18, x1: x + at * 24 + 20, y1: y + 28 }]).flat() // prettier-ignore
  expect(piecesOf(line(50, 100, 6), LETTER).map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }))).toEqual([{ x0: 50, y0: 100, x1: 190, y1: 128 }]) // prettier-ignore
})

/** Pieces of text of 24 pixels, each row 66 below the last: from and to, row by row. */
const piecesAt = (...rows: readonly (readonly (readonly [from: number, to: number])[])[]): Box[] =>
  rows.flatMap((row, index) => row.map(([x0, x1]) => ({ x0, y0: 66 * index, x1, y1: 66 * index + 24 })))

test('a line above whose gap is where cells of some rows begin does not end the table early', () => {
  const timetable = piecesAt(
    [
      [83, 494],
      [518, 1498],
    ],
    [
      [120, 197],
      [291, 353],
      [557, 611],
      [735, 801],
    ],
    [
      [122, 190],
      [291, 366],
      [566, 612],
      [716, 802],
    ],
    [
      [123, 210],
      [290, 411],
      [535, 610],
      [693, 803],
    ],
    [
      [123, 210],
      [291, 401],
      [528, 612],
      [727, 801],
    ],
    [
      [123, 210],
      [291, 401],
      [500, 610],
    ],
    [
      [123, 210],
      [288, 336],
      [490, 611],
      [691, 801],
    ],
  )
  expect(findTable(timetable, 28)?.rows).toHaveLength(6)
})

test('lines of text below prices leave them a table, however many cross the gap', () => {
  const prices = Array.from(
    { length: 8 },
    (_, row) =>
      [
        [92, 250 + row],
        [1118, 1186],
      ] as const,
  )
  const page = piecesAt(...prices, [], [[80, 1023]], [[82, 1133]], [[82, 1195]])
  expect(findTable(page, 28)?.rows).toHaveLength(8)
})

test('a table in smaller letters than the text around it is one', () => {
  const small = [0, 1, 2, 3].flatMap((row) =>
    [60, 160, 260].flatMap((x) =>
      [0, 16].map((by) => ({ x0: x + by, y0: 100 + row * 36, x1: x + by + 14, y1: 114 + row * 36 })),
    ),
  )
  const large = [20, 280].flatMap((y) =>
    [...Array(20).keys()].map((at) => ({ x0: 50 + at * 26, y0: y, x1: 74 + at * 26, y1: y + 24 })),
  )
  expect(findTable([...large, ...small], 24)?.gutters).toHaveLength(2)
})
