import type { Gray } from './gray'
import { mergeIntervals, median } from './intervals'
import { findMarks } from './marks'
import { inkIn } from './number-shapes'
import { across } from './pieces'
import type { Word } from './reading'

/**
 * A letter alone whose capital has the same shape, or several such as www, but for numbers such as XV, which may be set as small capitals;
 * and a zero beside small letters, in place of an o.
 */
const SAME_SHAPE = /^(?:[cosvwxz]|(?=.*[oswz])[cosvwxz]+)$/i
const ZERO = /(?<!\d)0(?=[a-z])|(?<=[a-z])0(?!\d)/g
/** An I alone is read as the bar that it is; a bar is higher than capitals. */
const BAR = '|'
/** Letters that are about as high as a capital; digits are not in every font. */
const HIGH = /[A-Zbdfhkl]/
/** Heights of a letter in those of a capital: of a small one at most, and of a capital at least. */
const SMALL = 0.82
const CAPITAL = 0.9
const HIGHER = 1.12

/** The heights of the letters of a word from the left, a dot counted to what is below it; [] without ink. */
function heightsOf({ box }: Word, gray: Gray): number[] {
  const ink = inkIn(gray, box)
  const marks = ink ? findMarks(ink) : []
  return mergeIntervals(marks.map(across)).map(({ start, end }) => {
    const own = marks.filter(({ x0 }) => x0 >= start && x0 < end)
    return Math.max(...own.map(({ y1 }) => y1)) - Math.min(...own.map(({ y0 }) => y0))
  })
}

/** Letters, small or capitals by their heights; as they were read in between. */
function cased(letters: string, heights: readonly number[], capital: number): string {
  if (Math.max(...heights) <= SMALL * capital) return letters.toLowerCase()
  return Math.min(...heights) >= CAPITAL * capital ? letters.toUpperCase() : letters
}

function sized(word: Word, gray: Gray, capital: number): Word {
  const heights = heightsOf(word, gray)
  if (heights.length !== word.text.length) return word
  if (word.text === BAR)
    return heights[0]! >= CAPITAL * capital && heights[0]! <= HIGHER * capital ? { ...word, text: 'I' } : word
  const text = SAME_SHAPE.test(word.text)
    ? cased(word.text, heights, capital)
    : word.text.replace(ZERO, (zero, at: number) => (heights[at]! <= SMALL * capital ? 'o' : zero))
  return text === word.text ? word : { ...word, text }
}

/**
 * The words of a line, in which s and www are small or capitals by their height beside the others, a zero among letters an o, and a bar
 * as high as capitals an I: the engine reads s in a cell of its own as S, oz as 0z, and "I could" as "| could". Unchanged without words
 * to compare with.
 */
export function byHeight(words: readonly Word[], gray: Gray): readonly Word[] {
  const isUnclear = ({ text }: Word) => SAME_SHAPE.test(text) || text === BAR || text.search(ZERO) >= 0
  if (!words.some(isUnclear)) return words
  // Not of whole words: brackets and accents are higher than capitals.
  const high = words
    .filter((word) => !isUnclear(word))
    .flatMap((word) => {
      const heights = heightsOf(word, gray)
      return heights.length === word.text.length ? heights.filter((_, at) => HIGH.test(word.text[at]!)) : []
    })
  if (high.length === 0) return words
  const capital = median(high)
  return words.map((word) => (isUnclear(word) ? sized(word, gray, capital) : word))
}
