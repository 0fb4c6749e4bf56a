import type { Box } from './gray'
import { lineMarks } from './marks'
import { piecesOf } from './pieces'

/** In letters: how far the letters of a word reach beyond its box, and the sizes of a line that was left out. */
const REACH = 0.35
const LEAST = { width: 1.5, height: 0.45, marks: 3 }
const MOST_HEIGHT = 3

/** The lines, or pieces of them, that have letters by `marks` but no word there. `letter` is the height of letters. */
export function unreadLines(marks: readonly Box[], words: readonly Box[], letter: number): Box[] {
  const reach = REACH * letter
  const left = lineMarks(marks, letter).filter((mark) => {
    const [x, y] = [(mark.x0 + mark.x1) / 2, (mark.y0 + mark.y1) / 2]
    const isIn = ({ x0, y0, x1, y1 }: Box) => x > x0 - reach && x < x1 + reach && y > y0 - reach && y < y1 + reach
    return !words.some(isIn)
  })
  return piecesOf(left, letter)
    .filter(({ x0, y0, x1, y1 }) => {
      const [width, height] = [(x1 - x0) / letter, (y1 - y0) / letter]
      const inside = left.filter((mark) => mark.x0 >= x0 && mark.x1 <= x1 && mark.y0 >= y0 && mark.y1 <= y1)
      return width >= LEAST.width && height >= LEAST.height && height <= MOST_HEIGHT && inside.length >= LEAST.marks
    })
    .map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }))
}
