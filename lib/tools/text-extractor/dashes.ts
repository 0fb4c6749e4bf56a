import { binarize } from './binarize'
import { crop, type Box, type Gray } from './gray'
import { findMarks } from './marks'
import { inkIn } from './number-shapes'
import { heightOf, middleOf } from './pieces'
import type { Word } from './reading'
import { placeIn } from './table-words'
import type { Table } from './tables'

/** A dash in letters: its height at most, and its width. */
const DASH = { height: 0.3, least: 0.2, most: 1.6 }
/** How much wider than high a dash is; the two strokes of a small = that touch are less. */
const FLAT = 2
/** How far from the middle of its row a dash is at most, in half heights of the row. */
const MIDDLE = 0.5

const TWO_STROKES = /^=/
const IS_DASH = /^[-–—]$/

const widthOf = ({ x0, x1 }: Box) => x1 - x0
const isFlat = (mark: Box) => widthOf(mark) >= FLAT * heightOf(mark)

/** A word with a dash for the = at its beginning where the picture has one stroke: -v, or an empty cell of a table. */
export function withDash(word: Word, gray: Gray): Word {
  const ink = TWO_STROKES.test(word.text) ? inkIn(gray, word.box) : null
  const [first, second] = ink ? findMarks(ink).toSorted((a, b) => a.x0 - b.x0) : []
  const isOne = first && isFlat(first) && (!second || second.x0 >= first.x1)
  return isOne ? { ...word, text: word.text.replace('=', '-') } : word
}

/** The marks in an area of a page, also those too thin to be letters. */
function marksIn(gray: Gray, area: Box): Box[] {
  return findMarks(binarize(crop(gray, area))).map(({ x0, y0, x1, y1 }) => ({
    x0: x0 + area.x0,
    y0: y0 + area.y0,
    x1: x1 + area.x0,
    y1: y1 + area.y0,
  }))
}

/**
 * The dashes alone in cells without words, which the engine skips in small print, of a table in which it read another one. Each has the
 * text of the dash whose width is closest to its own. `gray` is the page without rules.
 */
export function unreadDashes(words: readonly Word[], gray: Gray, table: Table): Word[] {
  const dashes = words.map((word) => withDash(word, gray)).filter(({ text }) => IS_DASH.test(text))
  if (dashes.length === 0) return []
  const { box: area, letter, rows } = table
  const read = new Set(words.map(({ box }) => placeIn(table, box)))
  const isDash = (mark: Box) => {
    const width = widthOf(mark)
    const isInMiddle = rows.some(
      ({ start, end }) => Math.abs(middleOf(mark) * 2 - start - end) <= MIDDLE * (end - start),
    )
    const isSmall =
      heightOf(mark) <= DASH.height * letter && width >= DASH.least * letter && width <= DASH.most * letter
    return isFlat(mark) && isSmall && isInMiddle
  }
  const likest = (mark: Box) => {
    const apart = dashes.map(({ box }) => Math.abs(widthOf(box) - widthOf(mark)))
    return dashes[apart.indexOf(Math.min(...apart))]!.text
  }
  const cells = new Map<number, Box[]>()
  for (const mark of marksIn(gray, area)) {
    const place = placeIn(table, mark)
    cells.set(place, [...(cells.get(place) ?? []), mark])
  }
  return [...cells].flatMap(([place, [mark, ...more]]) =>
    !read.has(place) && mark && more.length === 0 && isDash(mark)
      ? [{ text: likest(mark), confidence: 90, box: mark, noSpaceBefore: false }]
      : [],
  )
}
