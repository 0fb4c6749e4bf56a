import { crop, type Gray } from './gray'
import { findMarks } from './marks'
import { inkIn } from './number-shapes'
import { heightOf } from './pieces'
import type { Word } from './reading'

/** An l before letters that no word has after it at its beginning, in any language that is read. */
const FIRST_L = /^(\P{L}*)l(?=[mnrst]\p{Ll}{2})/u
/** Of the highest marks, the least height of a letter that is as high as they are. */
const HIGH = 0.75
/** A plain bar: its greatest width, in heights, and the least part of its box that is ink. */
const BAR = { width: 0.3, ink: 0.75 }

function isBar({ data, width, height }: Gray): boolean {
  const ink = data.reduce((sum, shade) => sum + shade, 0)
  return width <= BAR.width * height && ink >= BAR.ink * width * height
}

/** A word with I for its first letter where a plain bar, which is both letters in many fonts, was read as l: Italia as ltalia. */
export function withCapitalI(word: Word, gray: Gray): Word {
  const ink = FIRST_L.test(word.text) ? inkIn(gray, word.box) : null
  if (!ink) return word
  const marks = findMarks(ink).toSorted((a, b) => a.x0 - b.x0)
  const least = HIGH * Math.max(...marks.map(heightOf))
  const first = marks.find((mark) => heightOf(mark) >= least)
  return first && isBar(crop(ink, first)) ? { ...word, text: word.text.replace(FIRST_L, '$1I') } : word
}
