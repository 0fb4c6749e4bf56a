import { crop, surround, type Box, type Gray } from './gray'
import type { Language } from './languages'
import { findMarks } from './marks'
import { areColon, inkIn } from './number-shapes'
import { heightOf } from './pieces'
import type { Word } from './reading'

/** A date, time or amount, before a unit or nothing. */
const NUMBER = /^[-–+]?\d[-–.,:/\d]*(?=[円원%]?$)/
/** A time read without its colon, or with a digit instead. */
const TIME = /^\d{3,5}$/
/** What is as high as a digit in it. */
const HIGH = /[\d/]/g
/** Digits with holes. */
const WITH_HOLES = /[0689]/
/** Digits that are corrected by their hole. An 8 is not: without its bar, which binarization often loses, it would become a 0. */
const CORRECTED = /[069]/
/** Lengths are in heights of a digit: the least height of one. */
const DIGIT = 0.75
/** Of a hole, the minimum height, the minimum height in a 0, and the position of its middle: at most `high` in a 9, at least `low` in a 6. */
const HOLE = { least: 0.12, long: 0.5, high: 0.42, low: 0.58 }
/** Minimum white on the open side of a 6 or 9, in widths of it. */
const OPEN = 0.3

/** The background regions that a glyph encloses. */
function holesIn(mark: Gray): Box[] {
  const around = surround(mark, 1, 0)
  const white = findMarks({ ...around, data: around.data.map((shade) => 1 - shade) })
  return white.filter(({ x0 }) => x0 > 0)
}

/** Whether a row of a glyph is white on one side, which no row of a 0 is, even of one that is partly filled. */
function isOpen({ data, width }: Gray, { y0, y1 }: Pick<Box, 'y0' | 'y1'>, side: 'left' | 'right'): boolean {
  const most = Math.ceil(OPEN * width)
  for (let y = y0; y < y1; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    const part = side === 'left' ? row.subarray(0, most) : row.subarray(width - most)
    if (part.every((shade) => shade === 0)) return true
  }
  return false
}

/** 0, 6 or 9 by the height and position of a glyph's only hole; null if they fit none of them. */
function digitOf(mark: Gray): string | null {
  const { height } = mark
  const [hole, ...more] = holesIn(mark)
  if (!hole || more.length > 0 || heightOf(hole) < HOLE.least * height) return null
  const middle = (hole.y0 + hole.y1) / 2 / height
  if (heightOf(hole) >= HOLE.long * height && middle > HOLE.high && middle < HOLE.low) return '0'
  if (middle >= HOLE.low) return isOpen(mark, { y0: 0, y1: hole.y0 }, 'right') ? '6' : null
  return middle <= HOLE.high && isOpen(mark, { y0: hole.y1, y1: height }, 'left') ? '9' : null
}

/** The left edge of a glyph, in widths of it, and its minimum ink in a B, in heights; that of an 8 is round. */
const EDGE = { width: 0.1, ink: 0.85 }

function isStraight({ data, width, height }: Gray): boolean {
  const edge = Math.max(1, Math.round(EDGE.width * width))
  const rows = Array.from({ length: height }, (_, y) => data.subarray(y * width, y * width + edge))
  return rows.filter((row) => row.includes(1)).length >= EDGE.ink * height
}

/** Maximum height of the two rings of a percent sign, in heights of its stroke. */
const RING = 0.65

function endsInPercent(marks: readonly Box[]): boolean {
  const [left, stroke, right] = marks.slice(-3)
  if (!left || !stroke || !right) return false
  const most = RING * heightOf(stroke)
  const areRings = heightOf(left) <= most && heightOf(right) <= most
  return areRings && left.y0 < right.y0 && left.y1 <= stroke.y0 + most && right.y1 > stroke.y0 + most
}

/**
 * The number in a word, the connected components in its box, the full-height ones among them, and these as pictures, from left to right,
 * with those of a unit after it. `isWhole` if there is one for each digit. Null for words that are no number.
 */
function drawnNumber(word: Word, gray: Gray) {
  const [number = ''] = NUMBER.exec(word.text) ?? []
  const ink = number === '' ? null : inkIn(gray, word.box)
  if (!ink) return null
  const marks = findMarks(ink).toSorted((a, b) => a.x0 - b.x0)
  const most = Math.max(...marks.map(heightOf))
  const tall = marks.filter((mark) => heightOf(mark) >= DIGIT * most)
  const high = tall.map((mark) => crop(ink, mark))
  const extra = high.length - (number.match(HIGH)?.length ?? 0)
  return { number, marks, tall, high, isWhole: extra === 0 || (extra > 0 && number !== word.text) }
}

/** Corrects each 0, 6 and 9 of a number whose glyph is clearly another of them: the engine read 8/6/26 as 8/0/26 with 93 %. */
export function digitsByShape(word: Word, gray: Gray): Word {
  const drawn = CORRECTED.test(word.text) ? drawnNumber(word, gray) : null
  if (!drawn?.isWhole) return word
  const { number, high } = drawn
  let at = 0
  const digits = number.replace(HIGH, (read) => {
    const mark = high[at++]!
    return CORRECTED.test(read) ? (digitOf(mark) ?? read) : read
  })
  return digits === number ? word : { ...word, text: digits + word.text.slice(number.length) }
}

/** A time with the colon of its picture, which Korean data overlooks in small letters or takes for a digit: 817 and 8113 for 8:17 and 8:13. */
export function withColon(word: Word, gray: Gray): Word {
  const drawn = TIME.test(word.text) ? drawnNumber(word, gray) : null
  if (!drawn || drawn.tall.length > 4) return word
  const { marks, tall } = drawn
  const [hour, minute, last] = tall.slice(-3)
  const extra = word.text.length - tall.length
  if (!hour || !minute || !last || extra < 0 || extra > 1) return word
  const others = marks.filter((mark) => !tall.includes(mark))
  const areBetween = others.every(({ x0, x1 }) => x0 >= hour.x1 && x1 <= minute.x0)
  if (!areBetween || !areColon(others, hour)) return word
  return { ...word, text: `${word.text.slice(0, tall.length - 2)}:${word.text.slice(-2)}` }
}

/** Whether the glyphs of a number contradict it: another count, a 0, 6 or 9 without a hole, or an 8 with a straight edge. False for other words. */
export function isMisshapen(word: Word, gray: Gray): boolean {
  const drawn = drawnNumber(word, gray)
  if (!drawn || drawn.number !== word.text) return false
  const read = word.text.match(HIGH) ?? []
  return (
    !drawn.isWhole ||
    drawn.high.some((mark, at) =>
      read[at] === '8' ? isStraight(mark) : WITH_HOLES.test(read[at]!) && holesIn(mark).length === 0,
    )
  )
}

interface MisreadUnit {
  /** Of the data that read it so. */
  readonly languages: readonly Language[]
  readonly digits: RegExp
  readonly unit: '%' | 'GB'
}

const UNITS: readonly MisreadUnit[] = [
  { languages: ['kor', 'jpn'], digits: /(?<=\d)9[46%]$/, unit: '%' },
  { languages: ['kor'], digits: /(?<=\d)68$/, unit: 'GB' },
  { languages: ['ara'], digits: /(?<=\d)[469]$/, unit: '%' },
]

/** Replaces the last digits of a number by % or GB if those are their glyphs: Korean data reads 20% as 2096 and 128GB as 12868, Japanese 8.4% as 8.494. */
export function withUnit(word: Word, gray: Gray, languages: readonly Language[]): Word {
  const misread = UNITS.find(
    (each) => each.languages.some((language) => languages.includes(language)) && each.digits.test(word.text),
  )
  const drawn = misread ? drawnNumber(word, gray) : null
  if (!misread || !drawn) return word
  const { marks, high, isWhole } = drawn
  const before = word.text.replace(misread.digits, '')
  // Of a percent sign only the stroke is as high as a digit.
  const isPercentage = endsInPercent(marks) && high.length === before.match(HIGH)!.length + 1
  const [first, second] = high.slice(-2)
  const areLetters = isWhole && holesIn(first!).length === 0 && isStraight(second!)
  return (misread.unit === '%' ? isPercentage : areLetters) ? { ...word, text: before + misread.unit } : word
}

/** A backslash before an amount, as Japanese and Korean data read the signs of their currencies. */
const CURRENCY = /\\(?=\d[\d.,]*$)/
/** The height at which Y has one stroke and W has two, in heights of the sign, and the width of a yen sign of full width in digits. */
const FOOT = 0.92
const FULL_WIDTH = 1.25

/** ¥ or ₩ by the strokes at the foot of a sign. */
function currencyOf({ data, width, height }: Gray): string {
  const row = data.subarray(Math.floor(FOOT * height) * width, (Math.floor(FOOT * height) + 1) * width)
  const strokes = row.filter((shade, x) => shade === 1 && (x === 0 || row[x - 1] === 0)).length
  return strokes > 1 ? '₩' : '¥'
}

/** An amount with the yen or won sign of its picture. */
export function withCurrency(word: Word, gray: Gray): Word {
  const at = word.text.search(CURRENCY)
  const ink = at < 0 ? null : inkIn(gray, word.box)
  if (!ink) return word
  const marks = findMarks(ink).toSorted((a, b) => a.x0 - b.x0)
  const most = Math.max(...marks.map(heightOf))
  const high = marks.filter((mark) => heightOf(mark) >= DIGIT * most)
  const digits = word.text.slice(at).match(/\d/g)!.length
  const [sign, first] = high.slice(-digits - 1)
  if (!sign || !first || high.length <= digits) return word
  const currency = currencyOf(crop(ink, sign))
  const isFull = currency === '¥' && sign.x1 - sign.x0 >= FULL_WIDTH * (first.x1 - first.x0)
  return { ...word, text: word.text.replace(CURRENCY, isFull ? '￥' : currency) }
}
