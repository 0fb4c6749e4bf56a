import { histogramOf, otsuThreshold } from './binarize'
import { crop, type Box, type Gray } from './gray'
import { median } from './intervals'
import { findMarks } from './marks'
import { heightOf } from './pieces'
import type { Word } from './reading'

/** Digits without a stop or comma, with or without dashes. */
const PLAIN = /^[-–]?\d+(?:[-–]\d+)*[-–]?$/
/** Lengths are in heights of digits: the least height of one, and the most size of a stop or comma. */
const DIGIT = 0.75
const MARK = { least: 0.08, most: 0.34 }
/** How far a stop or comma is above the baseline at most, and how far a comma reaches below it. */
const RISE = 0.1
const COMMA = 0.08
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

/** The marks in a box of a picture. */
function marksIn(gray: Gray, { x0, y0, x1, y1 }: Box): Box[] {
  const area = {
    x0: Math.max(0, Math.floor(x0)),
    y0: Math.max(0, Math.floor(y0)),
    x1: Math.min(gray.width, Math.ceil(x1)),
    y1: Math.min(gray.height, Math.ceil(y1 + BELOW * (y1 - y0))),
  }
  if (area.x1 <= area.x0 || area.y1 <= area.y0) return []
  const part = crop(gray, area)
  const threshold = otsuThreshold(histogramOf(part))
  return findMarks({ ...part, data: part.data.map((shade) => (shade <= threshold ? 1 : 0)) })
}

/**
 * A number with the stops and commas that its picture has between the digits, which the engine overlooks in small print: 120 for
 * 12.0. With `grams` its last 9 is a g if it has the shape of one, which Korean data reads as a digit: 1689 for 168g. Other words, and
 * numbers with anything else in their box, are returned unchanged.
 */
export function numberByShape(word: Word, gray: Gray, { grams }: { readonly grams: boolean }): Word {
  if (!PLAIN.test(word.text)) return word
  const marks = marksIn(gray, word.box)
  const height = Math.max(...marks.map(heightOf))
  const digits = marks.filter((mark) => heightOf(mark) >= DIGIT * height)
  const baseline = digits.length > 0 ? median(digits.map(({ y1 }) => y1)) : 0
  const top = digits.length > 0 ? median(digits.map(({ y0 }) => y0)) : 0
  const isMark = ({ x0, y0, x1, y1 }: Box) =>
    Math.max(x1 - x0, y1 - y0) <= MARK.most * height &&
    Math.min(x1 - x0, y1 - y0) >= MARK.least * height &&
    y1 >= baseline - RISE * height
  const isDash = (mark: Box) => heightOf(mark) <= DASH * height && mark.y1 < baseline - DASH * height
  const stops = marks.filter(isMark)
  const letters = [...word.text]
  const places = letters.flatMap((letter, at) => (/\d/.test(letter) ? at : []))
  const areKnown = marks.every((mark) => digits.includes(mark) || stops.includes(mark) || isDash(mark))
  if (digits.length !== places.length || !areKnown) return word
  const last = digits.toSorted((a, b) => a.x0 - b.x0).at(-1)!
  const isGram = last.y1 > baseline + GRAM.below * height && last.y0 > top + GRAM.lower * height
  if (grams && isGram && letters.at(-1) === '9' && letters.length > 2) letters.splice(-1, 1, 'g')
  for (const { x0, y1 } of stops) {
    const at = digits.filter((digit) => digit.x1 <= x0).length
    const [before, behind] = [places[at - 1], places[at]]
    if (before === undefined || behind !== before + 1) return word
    letters[before] += y1 > baseline + COMMA * height ? ',' : '.'
  }
  const text = letters.join('')
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
