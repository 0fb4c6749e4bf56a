import { seededRandom } from '@/lib/core/random'
import { createGray, type Box } from './gray'
import { findMarks, letterHeight, lineMarks, textMarks, withStops } from './marks'

const LETTER = 20

/** Boxes of all pixels that can be reached from each other, diagonals included, by plain search. */
function searchedMarks(rows: readonly string[]): string[] {
  const cells = new Set(rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '#' ? [`${x},${y}`] : []))))
  const boxes: string[] = []
  for (const first of cells) {
    const part = [first]
    cells.delete(first)
    for (const cell of part) {
      const [x = 0, y = 0] = cell.split(',').map(Number)
      for (const dx of [-1, 0, 1])
        for (const dy of [-1, 0, 1]) if (cells.delete(`${x + dx},${y + dy}`)) part.push(`${x + dx},${y + dy}`)
    }
    const [xs, ys] = [0, 1].map((axis) => part.map((cell) => Number(cell.split(',')[axis]))) as [number[], number[]]
    boxes.push([Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1].join())
  }
  return boxes.sort()
}

test('marks are what touches, in random pictures and in one of nested frames', () => {
  const random = seededRandom(11)
  const nested = ['#######', '#.....#', '#.###.#', '#.#.#.#', '#.#.###', '#......', '#######']
  const pictures = [nested, nested.toReversed(), ['#'], ['.'], ['#.#'], ['##.', '..#', '##.']]
  for (let round = 0; round < 60; round++)
    pictures.push(
      Array.from({ length: 9 }, () => Array.from({ length: 13 }, () => (random() < 0.42 ? '#' : '.')).join('')),
    )
  for (const rows of pictures) {
    const ink = createGray(rows[0]!.length, rows.length)
    ink.data.set(rows.flatMap((row) => [...row].map((cell) => (cell === '#' ? 1 : 0))))
    const found = findMarks(ink).map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1].join())
    expect(found.sort()).toEqual(searchedMarks(rows))
  }
})

/** Marks of a height and width, far apart. */
const marksOf = (count: number, height: number, width = height): Box[] =>
  Array.from({ length: count }, (_, index) => ({ x0: index * 1000, y0: 0, x1: index * 1000 + width, y1: height }))

describe('the height of letters', () => {
  test.each([
    ['the upper quartile', [...marksOf(3, 10), ...marksOf(1, 20)], 20],
    ['that of most', [...marksOf(4, 10), ...marksOf(1, 20)], 10],
    ['not that of dust', [...marksOf(9, 3), ...marksOf(1, 4)], 4],
    [
      'not that of rules, which are wider than eight times their height',
      [...marksOf(1, 8, 64), ...marksOf(4, 5, 41)],
      8,
    ],
    ['none of nothing', [], 0],
    // Dots of a photograph: fifty letters twice as high, with two fifths of the area.
    ['that of print among dots', [...marksOf(300, 5), ...marksOf(50, 10)], 10],
    ['that of dots among too few letters', [...marksOf(300, 5), ...marksOf(49, 10)], 5],
    ['that of dots as high as letters', [...marksOf(300, 5), ...marksOf(50, 9)], 5],
    ['that of dots with more area than print', [...marksOf(301, 5), ...marksOf(50, 10)], 5],
    ['that of dots beside pictures', [...marksOf(300, 5), ...marksOf(50, 40)], 5],
    ['that of dots where letters are less than a twentieth', [...marksOf(1000, 5), ...marksOf(52, 30)], 5],
    ['that of letters where they are a twentieth', [...marksOf(1000, 5), ...marksOf(53, 30)], 30],
  ] as const)('is %s', (_, marks, height) => {
    for (const order of [marks, marks.toReversed()]) expect(letterHeight(order)).toBe(height)
  })
})

test.each([
  [5, 1, true],
  [4, 4, false],
  [1, 5, true],
  [80, 20, true],
  [81, 20, false],
  [20, 240, true],
  [20, 241, false],
])('a mark of %d × %d may be a letter of 20 pixels: %s', (height, width, isText) => {
  expect(textMarks(marksOf(1, height, width), LETTER)).toHaveLength(isText ? 1 : 0)
})

describe('marks on a line', () => {
  const first = { x0: 100, y0: 100, x1: 116, y1: 120 }
  const beside = (x0: number, y0: number, height: number) => ({ x0, y0, x1: x0 + 10, y1: y0 + height })

  test.each([
    ['near each other', beside(146, 100, 20), true],
    ['too far away', beside(147, 100, 20), false],
    ['near on the other side', beside(60, 100, 20), true],
    ['too far away there', beside(59, 100, 20), false],
    ['half as low', beside(120, 110, 20), true],
    ['lower', beside(120, 111, 20), false],
    ['half as high up', beside(120, 90, 20), true],
    ['higher up', beside(120, 89, 20), false],
    ['below', beside(100, 120, 20), false],
    ['two fifths as high', beside(120, 100, 8), true],
    ['lower than that', beside(120, 100, 7), false],
    ['two and a half times as high', beside(120, 95, 50), true],
    ['higher than that', beside(120, 95, 51), false],
  ] as const)('are two %s', (_, other, isLine) => {
    expect(lineMarks([other, first], LETTER)).toHaveLength(isLine ? 2 : 0)
  })

  test('are also a letter in a row of others, and the last one of a paragraph, but no speck beside or below', () => {
    const line = [first, beside(120, 100, 20)]
    const marksWith = (mark: Box) => lineMarks([...line, mark], LETTER).length - line.length
    // Letters are 20 high, so a letter alone is 12 high and at most 24 below.
    expect([beside(600, 100, 12), beside(600, 108, 12), beside(600, 100, 11), beside(600, 112, 12)].map(marksWith)).toEqual([1, 1, 0, 0]) // prettier-ignore
    expect([beside(105, 144, 20), beside(105, 145, 20), beside(200, 140, 20)].map(marksWith)).toEqual([1, 0, 0])
  })

  test('come back from the top, each once', () => {
    const [second, third] = [beside(120, 98, 20), beside(135, 104, 20)]
    const alone = beside(120, 300, 20)
    expect(lineMarks([first, third, alone, second], LETTER)).toEqual([second, first, third])
  })
})

describe('a letter has the room of the stop behind it', () => {
  const letter = { x0: 100, y0: 100, x1: 120, y1: 120 }
  const stop = (x0: number, y0: number) => ({ x0, y0, x1: x0 + 4, y1: y0 + 4 })
  test.each([
    ['at its foot', stop(124, 116), 132],
    ['below it, as a comma', stop(124, 119), 132],
    ['in the middle, as in Taiwan', stop(131, 108), 135],
    ['but not of a dot at its head', stop(124, 102), 120],
    ['nor of one that is farther', stop(133, 116), 120],
    ['nor of what is as large as a letter', { x0: 124, y0: 105, x1: 136, y1: 120 }, 120],
  ])('%s', (_, mark, right) => {
    expect(withStops([letter], [letter, mark], LETTER)).toEqual([{ ...letter, x1: right }])
  })
})

test('the bars of a barcode do not count as letters', () => {
  const letters = Array.from({ length: 40 }, (_, index) => ({ x0: index * 20, y0: 0, x1: index * 20 + 14, y1: 20 }))
  const bars = Array.from({ length: 60 }, (_, index) => ({ x0: index * 6, y0: 40, x1: index * 6 + 3, y1: 120 }))
  expect(letterHeight([...letters, ...bars])).toBe(20)
})

test('the edge of a sheet of paper is no letter in a row of others', () => {
  const digits = [0, 1, 2].map((index) => ({ x0: index * 100, y0: 0, x1: index * 100 + 10, y1: 20 }))
  expect(lineMarks([...digits, { x0: 400, y0: 0, x1: 401, y1: 20 }], 20)).toEqual(digits)
})

test('a word of letters and long marks is a line, such as コーヒー', () => {
  const letter = (x: number) => ({ x0: x, y0: 0, x1: x + 20, y1: 20 })
  const long = (x: number) => ({ x0: x, y0: 8, x1: x + 20, y1: 12 })
  const word = [letter(0), long(26), letter(52), long(78)]
  expect(lineMarks(word, 20)).toEqual([letter(0), letter(52), long(26), long(78)])
})
