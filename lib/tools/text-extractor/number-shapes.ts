import { binarize } from './binarize'
import { crop, type Box, type Gray } from './gray'
import { median } from './intervals'
import { findMarks } from './marks'
import { heightOf } from './pieces'
import type { Word } from './reading'

/** A number with its stops, commas, colons and dashes, before a unit or nothing. */
const NUMBER = /^[-–]?\d[-–.,:\d]*(?=[円원%]?$)/
/** Lengths are in heights of digits: the least height of one, and the most size of a stop or comma. */
const DIGIT = 0.75
const MARK = { least: 0.08, most: 0.48 }
/** How far a stop or comma is above the baseline at most. */
const RISE = 0.1
/** How far a comma reaches below the baseline at least, and how far one that is no stop, and by how much it is higher than wide. */
const COMMA = { below: 0.08, clear: 0.12, ratio: 1.5 }
/** How far a stop that is no comma reaches below the baseline at most, and by how much it is higher than wide. */
const STOP = { below: 0.05, ratio: 1.3 }
/** A dash is lower than this, and above the baseline. */
const DASH = 0.2
/** How far a g reaches below the baseline, and begins below the upper end of digits. */
const GRAM = { below: 0.15, lower: 0.12 }
/** Room below a word's box, where a comma ends. */
const BELOW = 0.2

/** An amount without a sign. */
const AMOUNT = /^\d[\d.,]*%?$/
/** A minus sign: its least width, how far it is from the first digit at most, and the room before it without other marks. */
const MINUS = { width: 0.2, gap: 0.35, room: 0.9 }

/** The ink, 1 on 0, in the box of a word and a little below it; null without any of it in the picture. */
export function inkIn(gray: Gray, { x0, y0, x1, y1 }: Box): Gray | null {
  const area = {
    x0: Math.max(0, Math.floor(x0)),
    y0: Math.max(0, Math.floor(y0)),
    x1: Math.min(gray.width, Math.ceil(x1)),
    y1: Math.min(gray.height, Math.ceil(y1 + BELOW * (y1 - y0))),
  }
  if (area.x1 <= area.x0 || area.y1 <= area.y0) return null
  return binarize(crop(gray, area))
}

function marksIn(gray: Gray, box: Box): Box[] {
  const ink = inkIn(gray, box)
  return ink ? findMarks(ink) : []
}

/** Maximum size of a dot of a colon, in heights of digits. */
const DOT = 0.35

/** Whether these are two dots below each other, within the height of a digit. */
export function areColon([one, other, ...more]: readonly Box[], { y0, y1 }: Box): boolean {
  if (!one || !other || more.length > 0) return false
  const most = DOT * (y1 - y0)
  const areDots = [one, other].every((dot) => heightOf(dot) <= most && dot.x1 - dot.x0 <= most)
  const [upper, lower] = one.y0 < other.y0 ? [one, other] : [other, one]
  const isBelow = upper.y1 < lower.y0 && upper.x0 < lower.x1 && lower.x0 < upper.x1
  return areDots && isBelow && upper.y0 >= y0 - most / 2 && lower.y1 <= y1 + most / 2
}

/** The sign between two digits by the shape of its mark; `read` is what the engine read there, which stays where the shape is unclear. */
function separatorOf(mark: Box, read: string, baseline: number, height: number): string {
  const below = (mark.y1 - baseline) / height
  const ratio = heightOf(mark) / (mark.x1 - mark.x0)
  if (read === '') return below > COMMA.below ? ',' : '.'
  if (read === '.' && below > COMMA.clear && ratio >= COMMA.ratio) return ','
  return read === ',' && below <= STOP.below && ratio <= STOP.ratio ? '.' : read
}

/**
 * A number with the stops, commas and colons that its picture has between the digits, which the engine overlooks or confuses in small
 * print: 120 for 12.0. With `grams` its last 9 is a g if it has the shape of one, which Korean data reads as a digit: 1689 for 168g. Other words, and
 * numbers with anything else among their digits, are returned unchanged.
 */
export function numberByShape(word: Word, gray: Gray, { grams }: { readonly grams: boolean }): Word {
  const [number = ''] = NUMBER.exec(word.text) ?? []
  const places = [...number].flatMap((letter, at) => (/\d/.test(letter) ? at : []))
  if (places.length < 2) return word
  const marks = marksIn(gray, word.box).toSorted((a, b) => a.x0 - b.x0)
  const most = Math.max(...marks.map(heightOf))
  const high = marks.filter((mark) => heightOf(mark) >= DIGIT * most)
  const digits = high.slice(0, places.length)
  if (digits.length < places.length || (number === word.text && high.length > digits.length)) return word
  const height = median(digits.map(heightOf))
  const [top, baseline] = [median(digits.map(({ y0 }) => y0)), median(digits.map(({ y1 }) => y1))]
  const last = digits.at(-1)!
  const end = number === word.text ? Infinity : last.x1
  const among = marks.filter((mark) => mark.x0 < end && !digits.includes(mark))
  const isMark = ({ x0, y0, x1, y1 }: Box) =>
    Math.max(x1 - x0, y1 - y0) <= MARK.most * height &&
    Math.min(x1 - x0, y1 - y0) >= MARK.least * height &&
    y1 >= baseline - RISE * height
  const isDash = (mark: Box) => heightOf(mark) <= DASH * height && mark.y1 < baseline - DASH * height
  const isDot = ({ x0, y0, x1, y1 }: Box) => Math.max(x1 - x0, y1 - y0) <= DOT * height
  if (!among.every((mark) => isMark(mark) || isDash(mark) || isDot(mark))) return word
  let text = number.slice(0, places[0]! + 1)
  for (const [index, place] of places.slice(1).entries()) {
    const read = number.slice(places[index]! + 1, place)
    const between = among.filter((mark) => mark.x0 >= digits[index]!.x1 && mark.x1 <= digits[index + 1]!.x0)
    const low = between.filter(isMark)
    const separator = low.length === 1 ? separatorOf(low[0]!, read, baseline, height) : read
    text += areColon(between, digits[index]!) ? ':' : separator
    text += number[place]!
  }
  const isGram = last.y1 > baseline + GRAM.below * height && last.y0 > top + GRAM.lower * height
  if (grams && isGram && places.length > 2 && number === word.text && text.endsWith('9')) text = `${text.slice(0, -1)}g`
  text += word.text.slice(places.at(-1)! + 1)
  return text === word.text ? word : { ...word, text }
}

/** An amount with the minus sign right before it that the engine overlooked, and nothing else close by, as in a range of numbers. */
export function withMinus(word: Word, gray: Gray): Word {
  if (!AMOUNT.test(word.text)) return word
  const { x0, y0, y1 } = word.box
  const marks = marksIn(gray, { ...word.box, x0: x0 - MINUS.room * (y1 - y0) })
  const height = Math.max(...marks.map(heightOf))
  const [first] = marks.filter((mark) => heightOf(mark) >= DIGIT * height).toSorted((a, b) => a.x0 - b.x0)
  const [sign, ...more] = marks.filter((mark) => first && mark.x0 < first.x0)
  if (!first || !sign || more.length > 0) return word
  const isDash = heightOf(sign) <= DASH * height && sign.x1 - sign.x0 >= MINUS.width * height
  const isBetween = sign.y0 > first.y0 + DASH * height && sign.y1 < first.y1 - DASH * height
  const gap = first.x0 - sign.x1
  return isDash && isBetween && gap >= 0 && gap <= MINUS.gap * height ? { ...word, text: `-${word.text}` } : word
}
