import { boundsOf, hasMiddle, type Box } from './gray'
import { mergeIntervals } from './intervals'
import { lineMarks } from './marks'
import { heightOf, piecesOf } from './pieces'
import type { Word } from './reading'

/** In letters: how far the letters of a word reach beyond its box, and the sizes of a line that was left out. */
const REACH = 0.35
const LEAST = { width: 1.5, height: 0.45, marks: 3 }
const MOST_HEIGHT = 3
/** The share of letters in words below which a block was hardly read: of two lines in Korean the engine may read a single letter. */
const HARDLY_READ = 0.25
/** Lines that share more than this part of the lower one's height are side by side. */
const SIDE_BY_SIDE = 0.5

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

/** True for an area of whose letters, by `marks`, hardly any are in the words. */
export function isHardlyRead(
  area: Box,
  marks: readonly Box[],
  words: readonly Pick<Word, 'box'>[],
  letter: number,
): boolean {
  const inside = marks.filter((mark) => hasMiddle(area, mark))
  const boxes = words.map(({ box }) => box)
  return inside.length - outsideOf(boxes, inside, letter).length < HARDLY_READ * inside.length
}

/** True if some of the lines that the engine made of a block are side by side, which those of one column never are. */
export function areSideBySide(lines: readonly Box[]): boolean {
  const isBeside = (one: Box, other: Box) =>
    Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) > SIDE_BY_SIDE * Math.min(heightOf(one), heightOf(other))
  return lines.some((line, index) => lines.slice(index + 1).some((other) => isBeside(line, other)))
}

/** The lines of letters in an area, which have white between them. */
export function linesIn(area: Box, marks: readonly Box[]): Box[] {
  const inside = marks.filter((mark) => hasMiddle(area, mark))
  const rows = mergeIntervals(inside.map(({ y0, y1 }) => ({ start: y0, end: y1 })))
  return rows.map(({ start, end }) => boundsOf(inside.filter(({ y0, y1 }) => y0 >= start && y1 <= end)))
}
