import { unreadDashes, withDash } from './dashes'
import { createGray, type Box } from './gray'
import type { Word } from './reading'

const word = (text: string, box: Box): Word => ({ text, confidence: 90, box, noSpaceBefore: false })

function picture(...boxes: readonly Box[]) {
  const gray = createGray(200, 60)
  for (const { x0, y0, x1, y1 } of boxes)
    for (let y = y0; y < y1; y++) gray.data.fill(0, y * gray.width + x0, y * gray.width + x1)
  return gray
}

const box = { x0: 10, y0: 10, x1: 60, y1: 40 }
const stroke = (y0: number) => ({ x0: 12, y0, x1: 26, y1: y0 + 4 })
const LETTER = { x0: 34, y0: 10, x1: 38, y1: 36 }

test.each([
  ['one stroke before a letter is a dash', '=v', [stroke(22), LETTER], '-v'],
  ['one stroke alone is a dash', '=', [stroke(22)], '-'],
  ['two strokes stay', '=v', [stroke(18), stroke(28), LETTER], '=v'],
  ['two strokes that touch stay', '=v', [{ ...stroke(18), y1: 26 }, LETTER], '=v'],
  ['other words stay', 'v=', [stroke(22), LETTER], 'v='],
  ['what is no stroke stays', '=v', [LETTER], '=v'],
])('%s', (_, text, marks, expected) => {
  expect(withDash(word(text, box), picture(...marks)).text).toBe(expected)
})

test('a dash alone in a cell that was not read is one, if the table has another', () => {
  const table = {
    letter: 20,
    box: { x0: 0, y0: 0, x1: 190, y1: 60 },
    gutters: [50, 100, 150],
    rows: [
      { start: 0, end: 20 },
      { start: 40, end: 60 },
    ],
  }
  const read = [word('y', { x0: 10, y0: 0, x1: 20, y1: 20 }), word('-', { x0: 60, y0: 8, x1: 70, y1: 12 })]
  const dash = { x0: 110, y0: 8, x1: 120, y1: 12 }
  const others = [
    // At the foot of its row, too wide, and two in one cell.
    { x0: 160, y0: 17, x1: 170, y1: 20 },
    { x0: 10, y0: 48, x1: 45, y1: 52 },
    { x0: 60, y0: 48, x1: 70, y1: 52 },
    { x0: 76, y0: 48, x1: 86, y1: 52 },
  ]
  const page = picture(...read.map((each) => each.box), dash, ...others)
  expect(unreadDashes(read, page, table)).toEqual([{ text: '-', confidence: 90, box: dash, noSpaceBefore: false }])
  expect(unreadDashes(read.slice(0, 1), page, table)).toEqual([])
  const strokes = read.map((each) => (each.text === '-' ? { ...each, text: '=' } : each))
  expect(unreadDashes(strokes, page, table)).toHaveLength(1)
  const long = read.map((each) => (each.text === '-' ? { ...each, text: '—' } : each))
  expect(unreadDashes(long, page, table).map(({ text }) => text)).toEqual(['—'])
})
