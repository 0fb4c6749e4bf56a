import { crop, surround, type Box, type Gray } from './gray'
import { findMarks } from './marks'
import { inkIn } from './number-shapes'
import { heightOf } from './pieces'
import type { Word } from './reading'

/** A date, time or amount, before a unit or nothing. */
const NUMBER = /^[-–+]?\d[-–.,:/\d]*(?=[円원%]?$)/
/** What is as high as a digit in it. */
const HIGH = /[\d/]/g
/** Digits with white in them, and those of them that are told apart. */
const ENCLOSING = /[0689]/
const TOLD_APART = /[069]/
/** Lengths are in heights of a digit: the least height of one. */
const DIGIT = 0.75
/** The white inside a digit: its least height, how high it is at least in a 0, and where its middle is at most in a 9 and at least in a 6. */
const HOLE = { least: 0.12, long: 0.5, high: 0.42, low: 0.58 }
/** How much of its width the open side of a 6 or 9 is white, at least. */
const OPEN = 0.3

/** The white that a mark encloses, from the top. */
function holesIn(mark: Gray): Box[] {
  const around = surround(mark, 1, 0)
  const white = findMarks({ ...around, data: around.data.map((shade) => 1 - shade) })
  return white.filter(({ x0 }) => x0 > 0).sort((a, b) => a.y0 - b.y0)
}

/** Whether rows of a mark are white on the left or the right, as those of a 0 with a speck in it are not. */
function isOpen({ data, width }: Gray, { y0, y1 }: Pick<Box, 'y0' | 'y1'>, side: 'left' | 'right'): boolean {
  const most = Math.ceil(OPEN * width)
  for (let y = y0; y < y1; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    const part = side === 'left' ? row.subarray(0, most) : row.subarray(width - most)
    if (part.every((shade) => shade === 0)) return true
  }
  return false
}

/** Of 0, 6 and 9 the one that a mark has the shape of, or null where it has none clearly. An 8 is told from them by a stroke that fades first. */
function digitOf(mark: Gray): string | null {
  const { height } = mark
  const [hole, ...more] = holesIn(mark)
  if (!hole || more.length > 0 || heightOf(hole) < HOLE.least * height) return null
  const middle = (hole.y0 + hole.y1) / 2 / height
  if (heightOf(hole) >= HOLE.long * height) return middle > HOLE.high && middle < HOLE.low ? '0' : null
  if (middle >= HOLE.low) return isOpen(mark, { y0: 0, y1: hole.y0 }, 'right') ? '6' : null
  return middle <= HOLE.high && isOpen(mark, { y0: hole.y1, y1: height }, 'left') ? '9' : null
}

/** The left edge of a B in widths of it, and how much of its height is ink there at least; that of an 8 is round. */
const EDGE = { width: 0.1, ink: 0.85 }

function isStraight({ data, width, height }: Gray): boolean {
  const edge = Math.max(1, Math.round(EDGE.width * width))
  const rows = Array.from({ length: height }, (_, y) => data.subarray(y * width, y * width + edge))
  return rows.filter((row) => row.includes(1)).length >= EDGE.ink * height
}

/** How much of the height of a percent sign its rings have at most, of which one is at the upper end and one at the lower. */
const RING = 0.65

function endsInPercent(marks: readonly Box[]): boolean {
  const [left, stroke, right] = marks.slice(-3)
  if (!left || !stroke || !right) return false
  const most = RING * heightOf(stroke)
  const areRings = heightOf(left) <= most && heightOf(right) <= most
  return areRings && left.y0 < right.y0 && left.y1 <= stroke.y0 + most && right.y1 > stroke.y0 + most
}

/** A number, and its digits as they are in the picture, from the left; null for other words. A unit behind it is among them. */
function drawnNumber(word: Word, gray: Gray) {
  const [number = ''] = NUMBER.exec(word.text) ?? []
  const ink = number === '' ? null : inkIn(gray, word.box)
  if (!ink) return null
  const marks = findMarks(ink).toSorted((a, b) => a.x0 - b.x0)
  const most = Math.max(...marks.map(heightOf))
  const high = marks.filter((mark) => heightOf(mark) >= DIGIT * most).map((mark) => crop(ink, mark))
  const extra = high.length - (number.match(HIGH)?.length ?? 0)
  return { number, marks, high, isWhole: extra === 0 || (extra > 0 && number !== word.text) }
}

/** A number in which each 0, 6 and 9 is that of its picture, where its shape is clear. The engine is sure of some that are not. */
export function digitsByShape(word: Word, gray: Gray): Word {
  const drawn = TOLD_APART.test(word.text) ? drawnNumber(word, gray) : null
  if (!drawn?.isWhole) return word
  const { number, high } = drawn
  let at = 0
  const digits = number.replace(HIGH, (read) => {
    const mark = high[at++]!
    return TOLD_APART.test(read) ? (digitOf(mark) ?? read) : read
  })
  return digits === number ? word : { ...word, text: digits + word.text.slice(number.length) }
}

/** Whether a word was read as a number that its picture does not have: of other digits, a 6 or 9 without white in it or a straight 8. */
export function isMisshapen(word: Word, gray: Gray): boolean {
  const drawn = drawnNumber(word, gray)
  if (!drawn || drawn.number !== word.text) return false
  const read = word.text.match(HIGH) ?? []
  return (
    !drawn.isWhole ||
    drawn.high.some((mark, at) =>
      read[at] === '8' ? isStraight(mark) : ENCLOSING.test(read[at]!) && holesIn(mark).length === 0,
    )
  )
}

/** Units by the digits as which Korean data reads them. */
const UNITS: Readonly<Record<string, string>> = { '96': '%', '68': 'GB' }

/** A number whose last digits have the shape of % or GB, which Korean data reads as digits, with that unit. */
export function withUnit(word: Word, gray: Gray): Word {
  const [, before = '', read = ''] = /^(.*\d)(96|68)$/.exec(word.text) ?? []
  const drawn = read === '' ? null : drawnNumber(word, gray)
  if (!drawn) return word
  const { marks, high, isWhole } = drawn
  // Of a percent sign only the stroke is as high as a digit.
  const isPercentage = endsInPercent(marks) && high.length === before.match(HIGH)!.length + 1
  const [first, second] = high.slice(-2)
  const areLetters = isWhole && holesIn(first!).length === 0 && isStraight(second!)
  return (read === '96' ? isPercentage : areLetters) ? { ...word, text: before + UNITS[read] } : word
}
