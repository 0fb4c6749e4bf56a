import { meanConfidence } from './confidence'
import { boundsOf, hasMiddle, NOWHERE, union, type Box } from './gray'
import type { Interval } from './intervals'
import { CELL, type Line, type Word } from './reading'
import { heightOf, middleOf, rowsOf } from './pieces'
import { soleNumber } from './second-reading'
import type { Table } from './tables'
import { isRightToLeft } from './writing-direction'

function nearestRow(box: Box, rows: readonly Interval[]): number {
  const middle = middleOf(box)
  const far = rows.map(({ start, end }) => Math.max(start - middle, middle - end, 0))
  return far.indexOf(Math.min(...far))
}

/** Dots that lead to the next cell, or that Hindi data sees in the empty rest of one. */
const LEADERS = /(?<=[^.])\.{2,}$/
/** Fewer dots than four are an ellipsis where the text is the file's own. */
const OWN_LEADERS = /(?<=[^.])\.{4,}$/

/**
 * Characters that the Chinese, Japanese and Korean data recognize in the white space before and after the words of a cell. An underscore
 * before a Latin letter belongs to a name such as `_id`, and a full stop before a number only if that has no other.
 */
const BEFORE = /^(?:[”’。、，]|[._]*_[._]*(?![._A-Za-z])|\.+(?=$|\d+[.,]\d))+/
const OPENING = /^[“‘](?!.*[”’])/
const BEHIND = /[“‘、_]+$/

/** Letters of a single horizontal stroke, which are too low to be among the connected components of letters. */
const FLAT = /^[一ー]+$/

/** The ideographic zero of 二〇二六, which the engine reads for a circle in a cell of its own, and that circle. */
const [ZERO, CIRCLE] = ['〇', '○']

const withoutNoise = (cell: readonly Word[]): Word[] =>
  cell.flatMap((word, at) => {
    const from = at > 0 ? word.text : word.text.replace(BEFORE, '').replace(OPENING, '')
    const text = at < cell.length - 1 ? from : from.replace(BEHIND, '')
    if (text === '') return []
    return { ...word, text: cell.length === 1 && text === ZERO ? CIRCLE : text }
  })

/**
 * The words of a table without leaders as one line a row, with an empty word for each empty cell and a tab before each cell but the
 * first. Of text that was read off a picture (not `isOwnText`), without what is seen in white space.
 */
export function tableLines(
  words: readonly Word[],
  { rows, gutters, letter }: Table,
  { rightToLeft = false, isOwnText = false } = {},
): Line[] {
  const inRows = rows.map((): Word[] => [])
  const leaders = isOwnText ? OWN_LEADERS : LEADERS
  const isFromRight = (cell: readonly Word[]) => rightToLeft && isRightToLeft(cell.map(({ text }) => text).join(''))
  for (const word of words) inRows[nearestRow(word.box, rows)]!.push({ ...word, text: word.text.replace(leaders, '') })
  return inRows.flatMap((row, index) => {
    if (row.length === 0) return []
    const { start: y0, end: y1 } = rows[index]!
    const cells: Word[][] = gutters.map(() => []).concat([[]])
    for (const inLine of linesOfCells(row, gutters, letter))
      for (const [at, cell] of inLine.entries()) cells[at]!.push(...(isFromRight(cell) ? cell.toReversed() : cell))
    const filled = (rightToLeft ? cells.toReversed() : cells).map((cell, at): Word[] => {
      const separator = at > 0 ? { separator: CELL } : {}
      const [first, ...rest] = isOwnText ? cell : withoutNoise(cell)
      if (first) return [{ ...first, ...separator }, ...rest]
      return [{ text: '', confidence: 100, box: { x0: 0, y0, x1: 0, y1 }, noSpaceBefore: false, ...separator }]
    })
    const read = row.reduce<Box>((box, word) => union(box, word.box), { ...NOWHERE, y0, y1 })
    return { words: filled.flat(), box: read, startsParagraph: index === 0 }
  })
}

/** A word this close behind another one, in letters, is in the same cell. */
const WORD_GAP = 0.55
/** A word with this width for each of its letters has the leaders before it in its box. */
const LED = 2.5

function cellsOfWords(row: readonly Word[], gutters: readonly number[], letter: number): Word[][] {
  const cells: Word[][] = Array.from({ length: gutters.length + 1 }, () => [])
  let [at, end] = [0, -Infinity]
  for (const word of row.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const { x0, x1 } = word.box
    const isLed = x1 - x0 > LED * letter * word.text.length
    if (isLed || x0 - end > WORD_GAP * letter) at = gutters.filter((edge) => edge < (isLed ? x1 : (x0 + x1) / 2)).length
    cells[at]!.push(word)
    end = x1
  }
  return cells
}

/** Most height, in letters, of words of signs alone, such as quotation marks, which are above or below the middle of their line. */
const LOW = 0.6

/** The words of a row of a table, line by line in its cells. */
function linesOfCells(row: readonly Word[], gutters: readonly number[], letter: number): Word[][][] {
  const placed = row.map((word) => ({ ...word.box, word }))
  const high = placed.filter((box) => heightOf(box) >= LOW * letter)
  const lines = rowsOf(high.length > 0 ? high : placed, letter)
  const ranges = lines.map(boundsOf).map(({ y0, y1 }) => ({ start: y0, end: y1 }))
  const low = high.length > 0 ? placed.filter((box) => heightOf(box) < LOW * letter) : []
  for (const box of low) lines[nearestRow(box, ranges)]!.push(box)
  return lines.map((line) =>
    cellsOfWords(
      line.map(({ word }) => word),
      gutters,
      letter,
    ),
  )
}

/** The words of a table by cells, those of several lines line by line. */
export function cellsOf(words: readonly Word[], { rows, gutters, letter }: Table): Word[][] {
  const inRows = rows.map((_, index) => words.filter(({ box }) => nearestRow(box, rows) === index))
  const lines = inRows.flatMap((row) => linesOfCells(row, gutters, letter))
  return lines.flat().filter((cell) => cell.length > 0)
}

/**
 * Words with their boxes cropped to the ink, since the white space in a box may cross a gutter. A box without any ink keeps only its
 * left edge. `marks` are the boxes of letters.
 */
export function inked(words: readonly Word[], marks: readonly Box[]): Word[] {
  return words.map((word) => {
    const { x0, y0, x1, y1 } = word.box
    const own = marks.filter((mark) => {
      const [x, y] = [(mark.x0 + mark.x1) / 2, middleOf(mark)]
      return x > x0 && x < x1 && y > y0 && y < y1
    })
    if (own.length === 0) return FLAT.test(word.text) ? word : { ...word, box: { ...word.box, x1: x0 + 1 } }
    const left = Math.max(x0, Math.min(...own.map((mark) => mark.x0)))
    const right = Math.min(x1, Math.max(...own.map((mark) => mark.x1)))
    return { ...word, box: { x0: left, y0, x1: right, y1 } }
  })
}

const overlap = (a: Box, b: Box) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1

/** The connected components of a page, and the height of its letters. */
interface PageMarks {
  readonly marks: readonly Box[]
  readonly letter: number
}

const NUMBER = /^[\d.,:/-]+$/
const areNumbers = (words: readonly Word[]) => words.every(({ text }) => NUMBER.test(text))
/** Digits, and strokes, which are as high. */
const highIn = (words: readonly Word[]) => words.flatMap(({ text }) => text.match(/[\d/]/g) ?? []).length
/** Least height of a digit, in letters. */
const DIGIT = 0.6
/** Confidence in percent below which a cell is doubted. */
const DOUBTED_BELOW = 88
const isSureStroke = ({ text, confidence }: Word) => FLAT.test(text) && confidence >= DOUBTED_BELOW

/** How many digits more or fewer than its picture a number has; 0 for other words. */
function digitsOff(words: readonly Word[], box: Box, { marks, letter }: PageMarks): number {
  if (!areNumbers(words)) return 0
  const digits = marks.filter((mark) => overlap(mark, box) && heightOf(mark) >= DIGIT * letter)
  return Math.abs(highIn(words) - digits.length)
}

const boxOf = (cell: readonly Word[]) => cell.map(({ box }) => box).reduce(union)

/**
 * The box of a cell that is to be read alone, since words in it are doubted or a number has not the digits of its picture: the engine
 * loses and adds some in long rows. Else null.
 */
export function doubtedBox(cell: readonly Word[], page: PageMarks): Box | null {
  const box = boxOf(cell)
  const isDoubted = cell.some(({ confidence }) => confidence < DOUBTED_BELOW) || digitsOff(cell, box, page) > 0
  return isDoubted ? box : null
}

/** A word whose only digits are zeros among letters, which are an O by their shape. */
const ZEROS = /^(?=.*[a-np-z])[^1-9]+$/

/** The text in lowercase, in which a zero among letters is an o. */
function lettersOf(words: readonly Word[]): string {
  const small = words.map(({ text }) => text.toLowerCase())
  return small.map((text) => (ZEROS.test(text) ? text.replaceAll('0', 'o') : text)).join(' ')
}

/** Of a cell read in its row and alone, the number with the digits of its picture, or else the surer words. */
export function surerCell(cell: readonly Word[], alone: readonly Word[], page: PageMarks): readonly Word[] {
  if (alone.length === 0) return cell
  const number = soleNumber(cell, alone)
  if (number) return number
  // The engine compares heights to tell uppercase from lowercase, and a row has more letters to compare.
  if (lettersOf(cell) === lettersOf(alone)) return cell
  // Alone, the engine takes a 一 at the end of a cell for a rule.
  if (cell.some(isSureStroke) && !alone.some(({ text }) => FLAT.test(text.slice(-1)))) return cell
  const box = boxOf(cell)
  const gained = digitsOff(cell, box, page) - digitsOff(alone, box, page)
  if (gained !== 0 && areNumbers([...cell, ...alone])) return gained > 0 ? alone : cell
  return meanConfidence(alone) > meanConfidence(cell) ? alone : cell
}

/** Least height, in letters, of a mark that is more than a speck. */
const SPECK = 0.35

/** The number of the cell in which the middle of a box is. */
export function placeIn({ rows, gutters }: Table, box: Box): number {
  return nearestRow(box, rows) * (gutters.length + 1) + gutters.filter((edge) => edge < (box.x0 + box.x1) / 2).length
}

/** The parts of a table that have letters, by `marks`, but none of the words. */
export function unreadCells(words: readonly Word[], marks: readonly Box[], table: Table): Box[] {
  const { box: whole, rows, letter } = table
  const placeOf = (box: Box) => placeIn(table, box)
  const read = new Set(words.map(({ box }) => placeOf(box)))
  // What is beside the table is read with its own block.
  const isInRow = (mark: Box) =>
    hasMiddle(whole, mark) && rows.some(({ start, end }) => middleOf(mark) >= start && middleOf(mark) <= end)
  const cells = new Map<number, Box>()
  for (const mark of marks) {
    const place = placeOf(mark)
    if (!isInRow(mark) || read.has(place) || words.some(({ box }) => overlap(box, mark))) continue
    const cell = cells.get(place)
    cells.set(place, cell ? union(cell, mark) : mark)
  }
  return [...cells.values()].filter((cell) => heightOf(cell) >= SPECK * letter)
}
