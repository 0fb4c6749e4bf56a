import { meanConfidence } from './confidence'
import type { Box } from './gray'
import type { Line, Word } from './reading'

/** Of the width that two boxes take together, what both have. */
const MIN_SHARED_WIDTH = 0.8
/** Confidence in percent from which letters are kept although the other reading has none, or fewer, in their place. */
const CERTAIN = { none: 98, fewer: 95 }

function areOneLine(a: Box, b: Box): boolean {
  const middle = (a.y0 + a.y1) / 2
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const together = Math.max(a.x1, b.x1) - Math.min(a.x0, b.x0)
  return b.y0 < middle && middle < b.y1 && shared >= together * MIN_SHARED_WIDTH
}

interface Letter {
  readonly text: string
  readonly confidence: number
}

function lettersOf(words: readonly Word[]): Letter[] {
  return words.flatMap(({ text, confidence }) => [...text].map((letter) => ({ text: letter, confidence })))
}

/** For each pair of places in two readings, how many letters both have in the same order from there on. */
function commonFrom(a: readonly Letter[], b: readonly Letter[]): (i: number, j: number) => number {
  const across = b.length + 1
  const counts = new Uint16Array((a.length + 1) * across)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const [below, right, next] = [(i + 1) * across + j, i * across + j + 1, (i + 1) * across + j + 1]
      counts[i * across + j] = a[i]!.text === b[j]!.text ? counts[next]! + 1 : Math.max(counts[below]!, counts[right]!)
    }
  }
  return (i, j) => counts[i * across + j]!
}

/**
 * The letters of a reading, as far as another one of the same line agrees: where it has one less, its letters count, because
 * Tesseract adds a letter that no page has more often than it leaves one out; several are left out by a reading that has lost
 * a part of the line. Letters left out are ''.
 */
function withoutAdded(letters: readonly Letter[], others: readonly Letter[]): string[] {
  const common = commonFrom(letters, others)
  const texts = letters.map(({ text }) => text)
  for (let i = 0, j = 0; i < letters.length;) {
    const [start, otherStart] = [i, j]
    while (common(i, j) > 0 && letters[i]!.text !== others[j]!.text) {
      if (common(i + 1, j) >= common(i, j + 1)) i++
      else j++
    }
    const isEnd = common(i, j) === 0
    const [end, otherEnd] = isEnd ? [letters.length, others.length] : [i, j]
    const differing = letters.slice(start, end)
    const replacing = others.slice(otherStart, otherEnd)
    const certain = replacing.length === 0 ? CERTAIN.none : CERTAIN.fewer
    if (differing.length === replacing.length + 1 && differing.some(({ confidence }) => confidence < certain)) {
      texts.fill('', start, end)
      texts[start] = replacing.map(({ text }) => text).join('')
    }
    if (isEnd) break
    i++
    j++
  }
  return texts
}

function agreed(words: readonly Word[], others: readonly Word[]): Word[] {
  const texts = withoutAdded(lettersOf(words), lettersOf(others))
  let at = 0
  return words.flatMap((word) => {
    const count = [...word.text].length
    const text = texts.slice(at, at + count).join('')
    at += count
    return text === '' ? [] : [{ ...word, text }]
  })
}

/** Digits with separators, with a letter in place of a separator, and without a colon. */
const NUMBER = /^\d+(?:[.,:/-]\d+)+$/
const WITH_LETTER = /^\d+[^\d.,:/-]\d+$/
const WITHOUT_COLON = /^\d+[^:]?\d+$/

const isSpoiled = (text: string, number: string) =>
  NUMBER.test(number) && (number.includes(':') ? WITHOUT_COLON : WITH_LETTER).test(text)

/** Of two readings with the same digits, the one with a sign where the other has a letter, or no colon: 7:31 beside 7な31 or 731. */
export function soleNumber(words: readonly Word[], others: readonly Word[]): readonly Word[] | undefined {
  const textOf = (reading: readonly Word[]) => reading.map(({ text }) => text).join('')
  const [text, other] = [textOf(words), textOf(others)]
  if (text.replace(/\D/g, '') !== other.replace(/\D/g, '')) return undefined
  if (isSpoiled(other, text)) return words
  return isSpoiled(text, other) ? others : undefined
}

/**
 * Merges two readings of one picture: for each line that both have, the words of the reading with the higher confidence are
 * kept, without letters that the other reading lacks.
 */
export function surerLines(lines: readonly Line[], others: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [other, ...more] = others.filter(({ box }) => areOneLine(line.box, box))
    if (!other || more.length > 0) return line
    const number = soleNumber(line.words, other.words)
    if (number) return { ...line, words: number }
    const isSurer = meanConfidence(other.words) > meanConfidence(line.words)
    return { ...line, words: isSurer ? agreed(other.words, line.words) : agreed(line.words, other.words) }
  })
}
