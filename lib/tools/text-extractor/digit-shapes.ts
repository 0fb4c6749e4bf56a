import { crop, surround, type Box, type Gray } from './gray'
import { findMarks } from './marks'
import { inkIn } from './number-shapes'
import { heightOf } from './pieces'
import type { Word } from './reading'

/** A date, time or amount, before a unit or nothing. */
const NUMBER = /^[-–+]?\d[-–.,:/\d]*(?=[円원%]?$)/
/** What is as high as a digit in it. */
const HIGH = /[\d/]/g
const ENCLOSING = /[0689]/
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

/** Of 0, 6, 8 and 9 the one that a mark has the shape of, or null where it has none clearly. */
function digitOf(mark: Gray): string | null {
  const { height } = mark
  const [first, second, ...more] = holesIn(mark)
  if (!first || more.length > 0 || [first, second ?? first].some((hole) => heightOf(hole) < HOLE.least * height))
    return null
  // In a 0 with a stroke across it they are beside each other.
  if (second) return first.y1 <= second.y0 ? '8' : null
  const middle = (first.y0 + first.y1) / 2 / height
  if (heightOf(first) >= HOLE.long * height) return middle > HOLE.high && middle < HOLE.low ? '0' : null
  if (middle >= HOLE.low) return isOpen(mark, { y0: 0, y1: first.y0 }, 'right') ? '6' : null
  return middle <= HOLE.high && isOpen(mark, { y0: first.y1, y1: height }, 'left') ? '9' : null
}

/** A number in which each 0, 6, 8 and 9 is that of its picture, where its shape is clear. The engine is sure of some that are not. */
export function digitsByShape(word: Word, gray: Gray): Word {
  const [number = ''] = NUMBER.exec(word.text) ?? []
  const ink = ENCLOSING.test(number) ? inkIn(gray, word.box) : null
  if (!ink) return word
  const marks = findMarks(ink).toSorted((a, b) => a.x0 - b.x0)
  const most = Math.max(...marks.map(heightOf))
  const high = marks.filter((mark) => heightOf(mark) >= DIGIT * most)
  const count = number.match(HIGH)?.length ?? 0
  if (high.length < count || (number === word.text && high.length > count)) return word
  let at = 0
  const digits = number.replace(HIGH, (read) => {
    const mark = high[at++]!
    return ENCLOSING.test(read) ? (digitOf(crop(ink, mark)) ?? read) : read
  })
  return digits === number ? word : { ...word, text: digits + word.text.slice(number.length) }
}
