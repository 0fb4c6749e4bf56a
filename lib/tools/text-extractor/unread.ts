import { boundsOf, hasMiddle, type Box } from './gray'
import { mergeIntervals } from './intervals'
import { lineMarks } from './marks'
import { piecesOf } from './pieces'

/** In letters: how far the letters of a word reach beyond its box, and the sizes of a line that was left out. */
const REACH = 0.35
const LEAST = { width: 1.5, height: 0.45, marks: 3 }
const MOST_HEIGHT = 3
/** Of two lines in Korean the engine may read a single letter: the share of letters below which a block of so many lines is lost. */
const LOST = { share: 0.25, lines: 6 }

/** The letters, by `marks`, that are in none of the words or close to one. `letter` is their height. */
function outsideOf(words: readonly Box[], marks: readonly Box[], letter: number): Box[] {
  const reach = REACH * letter
  return marks.filter((mark) => {
    const [x, y] = [(mark.x0 + mark.x1) / 2, (mark.y0 + mark.y1) / 2]
    const isIn = ({ x0, y0, x1, y1 }: Box) => x > x0 - reach && x < x1 + reach && y > y0 - reach && y < y1 + reach
    return !words.some(isIn)
  })
}

/** The lines, or pieces of them, that have letters by `marks` but no word there. */
export function unreadLines(marks: readonly Box[], words: readonly Box[], letter: number): Box[] {
  const left = outsideOf(words, lineMarks(marks, letter), letter)
  return piecesOf(left, letter)
    .filter(({ x0, y0, x1, y1 }) => {
      const [width, height] = [(x1 - x0) / letter, (y1 - y0) / letter]
      const inside = left.filter((mark) => mark.x0 >= x0 && mark.x1 <= x1 && mark.y0 >= y0 && mark.y1 <= y1)
      return width >= LEAST.width && height >= LEAST.height && height <= MOST_HEIGHT && inside.length >= LEAST.marks
    })
    .map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }))
}

/** The lines of a block of a few, if hardly any of its letters, by `marks`, are in its words; else []. */
export function lostLines(area: Box, marks: readonly Box[], words: readonly Box[], letter: number): Box[] {
  const inside = marks.filter((mark) => hasMiddle(area, mark))
  const rows = mergeIntervals(inside.map(({ y0, y1 }) => ({ start: y0, end: y1 })))
  const isLost = inside.length - outsideOf(words, inside, letter).length < LOST.share * inside.length
  if (!isLost || rows.length > LOST.lines) return []
  return rows.map(({ start, end }) => boundsOf(inside.filter(({ y0, y1 }) => y0 >= start && y1 <= end)))
}
