import { bubbleBlocks } from './bubbles'
import type { Box } from './gray'

const LETTER = 10
/** Letters in a row from a place on. */
const word = (x: number, y: number, letters: number): Box[] =>
  Array.from({ length: letters }, (_, at) => ({ x0: x + at * 12, y0: y, x1: x + at * 12 + 9, y1: y + LETTER }))

it('gives what is above a bubble, in it and beside it, from the top', () => {
  const bubbles = [
    { x0: 20, y0: 40, x1: 200, y1: 80 },
    { x0: 150, y0: 120, x1: 330, y1: 160 },
  ]
  const marks = [
    ...word(160, 135, 8),
    ...word(90, 148, 4),
    ...word(210, 68, 4),
    ...word(40, 55, 1),
    ...word(30, 20, 4),
    // A speck beside the first bubble, which is no line.
    ...word(300, 50, 1),
    ...word(30, 200, 5),
  ]
  const blocks = bubbleBlocks(bubbles, marks, LETTER, {})
  expect(blocks.map(({ x0, y0 }) => [x0, y0])).toEqual([
    [30, 20],
    [40, 55],
    [210, 68],
    [160, 135],
    [90, 148],
    [30, 200],
  ])
})
