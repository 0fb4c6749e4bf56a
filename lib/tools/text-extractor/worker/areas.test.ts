import { createGray, type Box } from '@/lib/tools/text-extractor/gray'
import { areasOf, inReadingOrder } from './areas'

const LETTER = 20
const READING = { languages: ['eng'], vertical: false } as const

/** A page with rules across and down every 40 pixels, from 100 on. */
function sheet(rows: number, columns: number) {
  const gray = createGray(600, 400)
  const fill = (x0: number, y0: number, x1: number, y1: number) => {
    for (let y = y0; y < y1; y++) gray.data.fill(60, y * gray.width + x0, y * gray.width + x1)
  }
  for (let row = 0; row <= rows; row++) fill(100, 100 + row * 40, 102 + columns * 40, 102 + row * 40)
  for (let column = 0; column <= columns; column++) fill(100 + column * 40, 100, 102 + column * 40, 102 + rows * 40)
  return gray
}

const letterIn = (row: number, column: number): Box => ({
  x0: 115 + column * 40,
  y0: 110 + row * 40,
  x1: 127 + column * 40,
  y1: 110 + row * 40 + LETTER,
})

test('letters that are alone in the cells of a sheet are those of a table', () => {
  const gray = sheet(4, 6)
  const marks = [0, 1, 2, 3].flatMap((row) => [0, 2, 5].map((column) => letterIn(row, column)))
  const page = { gray, ruled: gray, unruled: () => gray, marks, letter: LETTER, bubbles: [], cards: [], whole: () => gray, place: (point: { x: number; y: number }) => point } // prettier-ignore
  const [area, ...more] = areasOf(page, READING)
  expect(more).toEqual([])
  expect(area!.table).toMatchObject({ box: { x0: 115, y0: 110, x1: 327, y1: 250 } })
  expect(area!.table!.rows).toHaveLength(4)
  // Beyond it there may be the desk of a photograph.
  expect(area).toMatchObject({ x0: 109, y0: 104, x1: 333, y1: 256 })
  expect(areasOf({ ...page, ruled: createGray(600, 400) }, READING).map(({ table }) => table)).not.toContainEqual(
    expect.anything(),
  )
})

/** Letters of 16 × 20 from a place on. */
const word = (x: number, y: number, letters: number): Box[] =>
  Array.from({ length: letters }, (_, at) => ({ x0: x + at * 22, y0: y, x1: x + at * 22 + 16, y1: y + LETTER }))
const ROWS = [100, 160, 220]

test('badges in the rows of a table are no messages', () => {
  const gray = createGray(600, 400)
  const marks = ROWS.flatMap((y) => [...word(20, y, 6), ...word(240, y, 3), ...word(400, y, 6)])
  const bubbles = ROWS.map((y, at) => ({ x0: 225, y0: y - 10, x1: 320 + at * 10, y1: y + 30 }))
  const page = { gray, ruled: gray, unruled: () => gray, marks, letter: LETTER, bubbles, cards: [], whole: () => gray, place: (point: { x: number; y: number }) => point } // prettier-ignore
  expect(areasOf(page, READING).map(({ table }) => table?.rows.length)).toEqual([3])
})

test('cards beside each other are read by themselves', () => {
  const gray = createGray(600, 400)
  const marks = ROWS.flatMap((y) => [...word(20, y, 6), ...word(400, y, 6)])
  const cards = [[20, 400].map((x0) => ({ x0: x0 - 10, y0: 90, x1: x0 + 160, y1: 260 }))]
  const page = { gray, ruled: gray, unruled: () => gray, marks, letter: LETTER, bubbles: [], cards, whole: () => gray, place: (point: { x: number; y: number }) => point } // prettier-ignore
  expect(areasOf(page, READING).map(({ x0 }) => x0)).toEqual([14, 394])
})

test.each([
  [['ara'], 'كلمة', [394, 14]],
  [['eng', 'ara'], 'كلمة', [394, 14]],
  [['ara', 'eng'], 'word', [14, 394]],
] as const)('what was read with %j begins where its text does: %s', (languages, text, places) => {
  const gray = createGray(600, 400)
  const marks = ROWS.flatMap((y) => [...word(20, y, 6), ...word(400, y, 6)])
  const cards = [[20, 400].map((x0) => ({ x0: x0 - 10, y0: 90, x1: x0 + 160, y1: 260 }))]
  const page = { gray, ruled: gray, unruled: () => gray, marks, letter: LETTER, bubbles: [], cards, whole: () => gray, place: (point: { x: number; y: number }) => point } // prettier-ignore
  const writing = { ...READING, languages }
  const areas = areasOf(page, writing)
  const read = areas.map((box) => [{ words: [{ text, confidence: 90, box, noSpaceBefore: false }], box, startsParagraph: true }]) // prettier-ignore
  expect(inReadingOrder(read, areas, page, writing).map(([line]) => line!.box.x0)).toEqual(places)
})

test('a page without letters has no areas, and one that is read from top to bottom one', () => {
  const gray = createGray(600, 400)
  const page = { gray, ruled: gray, unruled: () => gray, marks: [], letter: 0, bubbles: [], cards: [], whole: () => gray, place: (point: { x: number; y: number }) => point } // prettier-ignore
  expect(areasOf(page, READING)).toEqual([])
  const marks = [letterIn(0, 0), letterIn(1, 0)]
  expect(areasOf({ ...page, marks, letter: LETTER }, { ...READING, vertical: true })).toEqual([
    { x0: 0, y0: 0, x1: 600, y1: 400 },
  ])
})
