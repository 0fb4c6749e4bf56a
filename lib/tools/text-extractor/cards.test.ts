import { cardBlocks } from './cards'
import { findColumns } from './columns'
import type { Box } from './gray'

const LETTER = 10
/** Lines of letters from a place on. */
const text = (x: number, y: number, letters: number, lines: number): Box[] =>
  Array.from({ length: letters * lines }, (_, at) => {
    const [left, top] = [x + (at % letters) * 12, y + Math.floor(at / letters) * 18]
    return { x0: left, y0: top, x1: left + 9, y1: top + LETTER }
  })

const card = (x0: number, y0: number): Box => ({ x0, y0, x1: x0 + 120, y1: y0 + 80 })
const placesOf = (cards: readonly (readonly Box[])[], marks: readonly Box[], rightToLeft = false) =>
  cardBlocks(cards, marks, LETTER, { rightToLeft, blocksOf: (part) => findColumns(part, LETTER) }).map(({ x0, y0 }) => [
    x0,
    y0,
  ])

const TITLE = text(20, 10, 20, 1)
const FIRST = [text(30, 50, 8, 3), text(170, 50, 8, 2)]
const SECOND = [text(30, 150, 8, 2), text(170, 150, 8, 2)]
const BELOW = text(20, 260, 20, 1)
const CARDS = [
  [card(20, 40), card(160, 40)],
  [card(20, 140), card(160, 140)],
]
const MARKS = [...TITLE, ...FIRST.flat(), ...SECOND.flat(), ...BELOW]

it('reads cards beside each other one by one, between what is above and below them', () => {
  const [title, below] = [
    [20, 10],
    [20, 260],
  ]
  const [one, two, three, four] = [
    [30, 50],
    [170, 50],
    [30, 150],
    [170, 150],
  ]
  expect(placesOf(CARDS, MARKS)).toEqual([title, one, two, three, four, below])
  expect(placesOf(CARDS, MARKS, true)).toEqual([title, two, one, four, three, below])
})

it('takes no cells of one line, and no boxes with text at their height beside them, for cards', () => {
  const row = [card(20, 40), card(160, 40)]
  const whole = [[30, 50]]
  expect(placesOf([row], [...text(30, 50, 8, 3), ...text(170, 50, 8, 1)])).toEqual(whole)
  expect(placesOf([row], [...FIRST.flat(), ...text(300, 50, 8, 3)])).toEqual(whole)
})
