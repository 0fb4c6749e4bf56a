import { findColumns } from './columns'
import type { Box } from './gray'
import { createGray } from './gray'
import { coverage, gapsBetween, mergeIntervals } from './intervals'
import { findMarks, letterHeight, lineMarks, textMarks } from './marks'
import { readingScale } from './scale'
import { runsVertically } from './writing-direction'

const LETTER = 20

/** Letters of 16 × 20 in lines at a distance of 34; `fill` is the fraction of the width that a line fills. */
function column(x: number, y: number, width: number, lines: number, fill = (line: number) => 1 - (line % 3) * 0.02) {
  const marks: Box[] = []
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at + 16 <= width * fill(line); at += 18) {
      // Spaces between words are at different positions in each line.
      if ((at / 18 + line * 3) % 7 === 6) continue
      marks.push({ x0: x + at, y0: y + line * 34, x1: x + at + 16, y1: y + line * 34 + LETTER })
    }
  }
  return marks
}

const sidesOf = (areas: readonly Box[]) => areas.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1])
/** Where a column of full width ends: letters of 16 at a distance of 18, lines of 20 at one of 34. */
const sides = (x: number, y: number, width: number, lines: number) => [
  x,
  y,
  x + Math.floor((width - 16) / 18) * 18 + 16,
  y + (lines - 1) * 34 + LETTER,
]

test('two columns are split at the gutter and read from left to right, or in Arabic from right to left', () => {
  const marks = [...column(500, 50, 400, 12), ...column(50, 50, 400, 12)]
  const [left, right] = [sides(50, 50, 400, 12), sides(500, 50, 400, 12)]
  expect(sidesOf(findColumns(marks, LETTER))).toEqual([left, right])
  expect(sidesOf(findColumns(marks, LETTER, { rightToLeft: true }))).toEqual([right, left])
})

test('three columns between a headline and a line below them are split', () => {
  const columns = [50, 400, 750].flatMap((x) => column(x, 150, 300, 8))
  const marks = [...column(50, 50, 1000, 1), ...columns, ...column(50, 500, 1000, 1)]
  expect(sidesOf(findColumns(marks, LETTER))).toEqual([
    sides(50, 50, 1000, 1),
    sides(50, 150, 300, 8),
    sides(400, 150, 300, 8),
    sides(750, 150, 300, 8),
    sides(50, 500, 1000, 1),
  ])
})

test('so are three narrow ones of full lines, which names and values are not', () => {
  const columns = (fill: (line: number) => number) => [50, 330, 610].flatMap((x) => column(x, 50, 216, 6, fill))
  const text = findColumns(
    columns((line) => (line === 5 ? 0.4 : 1)),
    LETTER,
  )
  expect(sidesOf(text).map(([x0]) => x0)).toEqual([50, 330, 610])
  expect(
    findColumns(
      columns((line) => [0.75, 1][line % 2]!),
      LETTER,
    ).map(({ table }) => table?.rows.length),
  ).toEqual([6])
})

test('so are short columns with a heading each, whose last line is short', () => {
  const fill = (line: number) => [0.15, 1, 1, 1, 0.25][line]!
  const marks = [50, 430, 810].flatMap((x) => column(x, 50, 300, 5, fill))
  expect(sidesOf(findColumns(marks, LETTER)).map(([x0]) => x0)).toEqual([50, 430, 810])
})

test('so are columns above a headline of large letters, which would widen one of them', () => {
  const columns = [50, 430, 810].flatMap((x) => column(x, 50, 300, 12))
  const letters = [...Array(23).keys()].filter((at) => at % 5 !== 4)
  const headline = letters.map((at) => ({ x0: 60 + at * 54, y0: 490, x1: 108 + at * 54, y1: 550 }))
  const blocks = findColumns([...columns, ...headline], LETTER)
  expect(sidesOf(blocks).map(([x0]) => x0)).toEqual([50, 430, 810, 60])
})

test('columns on other grids, which leave no white between their lines, are split above what lies across', () => {
  const tall = (marks: Box[]) => marks.map((mark) => ({ ...mark, y1: mark.y1 + 8 }))
  const text = (top: number) => tall([...column(50, top, 400, 9), ...column(486, top + 12, 400, 9)])
  const across = tall(column(200, 366, 500, 4))
  const blocks = findColumns([...text(50), ...across], LETTER)
  expect(sidesOf(blocks).map(([x0]) => x0)).toEqual([50, 486, 200])
  // Around a picture they go on below it.
  expect(findColumns([...text(50), ...across, ...text(500)], LETTER)).toHaveLength(1)
})

test('a title above columns is read first, though it is as narrow as one of them', () => {
  const title = column(500, 40, 200, 1)
  const [left, right] = [column(50, 150, 400, 8), column(500, 150, 400, 8)]
  expect(sidesOf(findColumns([...title, ...left, ...right], LETTER))).toEqual([
    sides(500, 40, 200, 1),
    sides(50, 150, 400, 8),
    sides(500, 150, 400, 8),
  ])
})

test('text beside text is a column of eight letters and four lines at least', () => {
  const beside = (width: number, lines: number) =>
    findColumns([...column(50, 50, 400, lines), ...column(500, 50, width, lines)], LETTER).length
  // Letters end at 160 and at 142.
  expect([beside(400, 4), beside(400, 3), beside(160, 8), beside(159, 8)]).toEqual([2, 1, 2, 1])
})

test('columns of three lines beside a longer one are split', () => {
  const [first, second, third] = [column(50, 50, 400, 4), column(500, 50, 400, 3), column(950, 50, 400, 3)]
  expect(sidesOf(findColumns([...first, ...second, ...third], LETTER))).toEqual([
    sides(50, 50, 400, 4),
    sides(500, 50, 400, 3),
    sides(950, 50, 400, 3),
  ])
})

test('columns are two also where the lines of one are between those of the other', () => {
  const marks = [...column(50, 50, 400, 12), ...column(500, 67, 400, 12)]
  expect(sidesOf(findColumns(marks, LETTER))).toEqual([sides(50, 50, 400, 12), sides(500, 67, 400, 12)])
})

test('what is left and right by turns, as in a talk, is one block', () => {
  const turns = (by: number) => [0, 1, 2, 3].flatMap((turn) => [...column(50, 50 + turn * 136, 200, 2), ...column(400, 50 + turn * 136 + by, 200, 2)]) // prettier-ignore
  expect(findColumns(turns(68), LETTER)).toHaveLength(1)
  expect(findColumns(turns(0), LETTER)).toHaveLength(2)
})

test('lines beside the remains of a picture are read by themselves, if it is three letters away', () => {
  const remains = [43, 77, 179, 213, 315, 383].map((y0, index) => ({
    x0: 50 + (index % 3) * 60,
    x1: 74 + (index % 3) * 60,
    y0,
    y1: y0 + LETTER,
  }))
  const lines = (x: number) => column(x, 60, 600, 9, (line) => (line % 3 === 0 ? 1 : 0.3))
  const [near, far] = [194 + 3 * LETTER - 1, 194 + 3 * LETTER]
  expect(findColumns([...remains, ...lines(near)], LETTER)).toHaveLength(1)
  expect(sidesOf(findColumns([...remains, ...lines(far)], LETTER))).toEqual([
    [50, 43, 194, 403],
    sides(far, 60, 600, 9),
  ])
})

test('the marks of a list, higher than its lines, are read with them', () => {
  const items = column(150, 50, 400, 6, (line) => 1 - (line % 3) * 0.3)
  const stars = [...Array(6).keys()].map((line) => ({ x0: 100, y0: 44 + line * 34, x1: 110, y1: 54 + line * 34 }))
  expect(findColumns([...stars, ...items], LETTER)).toHaveLength(1)
})

test('columns with a narrow gap between them are one', () => {
  const beside = (gap: number) =>
    findColumns([...column(50, 50, 394, 8), ...column(444 + gap, 50, 394, 8)], LETTER).length
  // 1.1 letters of 20.
  expect([beside(22), beside(21)]).toEqual([2, 1])
})

test('a single column, a receipt and a table are not split', () => {
  expect(findColumns(column(50, 50, 700, 20), LETTER)).toHaveLength(1)
  const items = column(50, 50, 300, 10, (line) => 0.3 + (line % 4) * 0.1)
  const prices = column(600, 50, 80, 10)
  expect(findColumns([...items, ...prices], LETTER)).toHaveLength(1)
  const cells = [50, 250, 450].flatMap((x) => column(x, 50, 120, 10))
  expect(findColumns(cells, LETTER)).toHaveLength(1)
  expect(findColumns([], LETTER)).toEqual([])
})

test('a title whose words are as far apart as cells, as in a font of one width, does not hide the table below it', () => {
  // The left and right edges of words, line by line.
  const lines = [
    [346, 486, 514, 606],
    [335, 378, 406, 498, 528, 618],
    [63, 155, 481, 551, 594, 710, 753, 871],
    [64, 152, 180, 298, 530, 550, 618, 710, 779, 870],
    [62, 128, 158, 298, 531, 550, 618, 710, 778, 870],
    [64, 177, 208, 296, 531, 550, 618, 710, 778, 870],
    [62, 178, 204, 321, 530, 550, 618, 710, 779, 870],
    [61, 178, 206, 274, 303, 418],
    [61, 177, 206, 273, 302, 369, 398, 490, 518, 633],
  ]
  const marks = lines.flatMap((edges, line) =>
    edges.flatMap((x0, at) => (at % 2 === 0 ? { x0, y0: 72 + line * 56, x1: edges[at + 1]!, y1: 98 + line * 56 } : [])),
  )
  expect(findColumns(marks, 26).map(({ table }) => table?.gutters.length)).toEqual([undefined, 3, undefined])
})

test('a long list of names and prices is analyzed in linear time', () => {
  let looks = 0
  const counted = ({ x0, y0, x1, y1 }: Box): Box => ({
    get x0() {
      looks++
      return x0
    },
    y0,
    x1,
    y1,
  })
  const names = column(50, 50, 300, 100, (line) => 0.3 + (line % 4) * 0.1)
  const marks = [...names, ...column(600, 50, 80, 100)].map(counted)
  expect(findColumns(marks, LETTER)).toHaveLength(1)
  expect(looks).toBeLessThan(50 * marks.length)
})

test('horizontal and vertical lines are distinguished by the gaps between them', () => {
  const horizontal = column(50, 50, 700, 20)
  const vertical = horizontal.map(({ x0, y0, x1, y1 }) => ({ x0: y0, y0: x0, x1: y1, y1: x1 }))
  expect(runsVertically(horizontal)).toBe(false)
  expect(runsVertically(vertical)).toBe(true)
  expect(runsVertically([])).toBe(false)
})

test.each([
  // Letters of 10 in two rows and two columns, 30 apart across: of two letters' height or less.
  [10, 40, true],
  [9, 40, false],
  // Gaps of 15 % of the width, and of less.
  [10, 13.6, true],
  [10, 13.5, false],
])('letters in rows %d apart and columns %d apart run vertically: %s', (down, across, isVertical) => {
  const marks = [0, down].flatMap((y) => [0, across].map((x) => ({ x0: x, y0: y, x1: x + 10, y1: y + 10 })))
  expect(runsVertically(marks)).toBe(isVertical)
})

test('lines are vertical where the gaps between them are more than twice those within', () => {
  const marks = (gap: number) =>
    [0, 10 + gap, 20 + 2 * gap].flatMap((y) => [0, 30, 60].map((x) => ({ x0: x, y0: y, x1: x + 10, y1: y + 10 })))
  // Across 40 of 70 are gaps; with gaps of 6, down 12 of 42, which is half of that.
  expect([5.9, 6, 6.1].map((gap) => runsVertically(marks(gap)))).toEqual([true, false, false])
})

test('a single line is horizontal, however far apart its letters are', () => {
  const apart = (distance: number) => Array.from({ length: 12 }, (_, at) => at * distance)
  const line = (distance: number) => apart(distance).map((x) => ({ x0: x, y0: 50, x1: x + 16, y1: 50 + LETTER }))
  expect([18, 22, 40].map((distance) => runsVertically(line(distance)))).toEqual([false, false, false])
})

test('intervals are merged, and gaps are between them', () => {
  const merged = mergeIntervals([
    { start: 10, end: 12 },
    { start: 0, end: 4 },
    { start: 3, end: 6 },
  ])
  expect(merged).toEqual([
    { start: 0, end: 6 },
    { start: 10, end: 12 },
  ])
  expect(gapsBetween(merged)).toEqual([{ start: 6, end: 10 }])
  expect(coverage(merged)).toBeCloseTo(8 / 12)
  expect(coverage([])).toBe(1)
})

test('marks are connected pixels, including diagonals and parts that are connected only further down', () => {
  const rows = ['#.#..', '#.#.#', '###..', '...#.']
  const ink = createGray(5, 4)
  ink.data.set(rows.flatMap((row) => [...row].map((cell) => (cell === '#' ? 1 : 0))))
  const boxes = findMarks(ink).sort((a, b) => a.x0 - b.x0)
  expect(boxes).toEqual([
    { x0: 0, y0: 0, x1: 4, y1: 4 },
    { x0: 4, y0: 1, x1: 5, y1: 2 },
  ])
})

test('letter height is the upper quartile; dust, rules and frames are not letters', () => {
  const letters = column(0, 0, 400, 5)
  const odd = [
    { x0: 0, y0: 0, x1: 2, y1: 2 },
    { x0: 0, y0: 300, x1: 400, y1: 303 },
    { x0: 0, y0: 0, x1: 400, y1: 400 },
  ]
  expect(letterHeight([...letters, ...odd])).toBe(LETTER)
  expect(textMarks([...letters, ...odd], LETTER)).toEqual(letters)
  expect(letterHeight([])).toBe(0)
})

test('small letters are enlarged twice, tiny ones three times, and large ones reduced, within the maximum number of pixels', () => {
  expect(readingScale(12, 1e6)).toBe(2)
  expect(readingScale(6, 1e6)).toBe(3)
  expect(readingScale(30, 1e6)).toBe(1)
  expect(readingScale(160, 1e6)).toBe(0.25)
  expect(readingScale(0, 1e6)).toBe(1)
  expect([8.9, 9, 21.9, 22, 80].map((letter) => readingScale(letter, 1))).toEqual([3, 2, 2, 1, 1])
  expect(readingScale(81, 1)).toBe(40 / 81)
  expect(readingScale(12, 10e6)).toBe(2)
  expect(readingScale(12, 12.1e6)).toBeCloseTo(Math.sqrt(40 / 12.1), 12)
  expect(readingScale(12, 40e6)).toBe(1)
  expect(readingScale(30, 160e6)).toBe(0.5)
})

test('a mark stands on a line with another, or is a word of joined letters', () => {
  const word = { x0: 20, y0: 20, x1: 80, y1: 42 }
  const speck = { x0: 20, y0: 100, x1: 32, y1: 112 }
  expect(lineMarks([word, speck], LETTER)).toEqual([])
  expect(lineMarks([word, speck], LETTER, { joined: true })).toEqual([word])
})

test('a dash counts between two letters, and so does an underscore, and neither beside one nor behind both', () => {
  const [one, other] = [20, 60].map((x) => ({ x0: x, y0: 20, x1: x + 12, y1: 20 + LETTER })) as [Box, Box]
  const dash = { x0: 44, y0: 30, x1: 56, y1: 32 }
  expect(lineMarks([one, dash, other], LETTER)).toContain(dash)
  expect(lineMarks([one, dash], LETTER)).not.toContain(dash)
  const underscore = { x0: 33, y0: 43, x1: 59, y1: 45 }
  expect(lineMarks([one, underscore, other], LETTER)).toContain(underscore)
  const rule = { ...underscore, y0: 48, y1: 50 }
  expect(lineMarks([one, rule, other], LETTER)).not.toContain(rule)
  const behind = { ...dash, x0: 76, x1: 88 }
  expect(lineMarks([one, other, behind], LETTER)).not.toContain(behind)
})

test('letters alone on a line count if they are three', () => {
  const letterAt = (x: number, y: number, height = LETTER) => ({ x0: x, y0: y, x1: x + 12, y1: y + height })
  const row = [letterAt(50, 50), letterAt(150, 51), letterAt(300, 50)]
  expect(lineMarks(row, LETTER)).toEqual(row.toSorted((a, b) => a.y0 - b.y0))
  expect(lineMarks(row.slice(1), LETTER)).toEqual([])
  expect(lineMarks([letterAt(50, 50), letterAt(150, 58), letterAt(300, 50, 28)], LETTER)).toEqual([])
})
