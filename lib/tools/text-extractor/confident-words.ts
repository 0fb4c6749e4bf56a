import { isRow, type Line, type Word } from './reading'

/** Confidence in percent from which a word in a photograph counts, where much else looks like one. */
const CONFIDENT_FROM = 60
/** The same for one or two letters, which edges and corners resemble. */
const CONFIDENT_SHORT_FROM = 85
const MAX_SHORT = 2

const LETTERS = /[\p{L}\p{N}]/gu

const lettersOf = ({ text }: Word) => text.match(LETTERS)?.length ?? 0

function isConfident(word: Word): boolean {
  const letters = lettersOf(word)
  return letters > 0 && word.confidence >= (letters <= MAX_SHORT ? CONFIDENT_SHORT_FROM : CONFIDENT_FROM)
}

/** From this many letters on, a word is wider than high, unless it lies on its side. */
const MIN_WIDE_LETTERS = 3

/** False for a word on its side; the engine finds such words on pages in any position. */
function isUpright({ text, box }: Word): boolean {
  return [...text].length < MIN_WIDE_LETTERS || box.x1 - box.x0 > box.y1 - box.y0
}

/** The lines with only the words that pass a test. */
function linesOf(lines: readonly Line[], passes: (word: Word) => boolean): Line[] {
  return lines.map((line) => ({ ...line, words: line.words.filter(passes) })).filter(({ words }) => words.length > 0)
}

/** Upright words with high confidence, by line; boxes are in pixels. */
export function confidentLines(lines: readonly Line[]): Line[] {
  return linesOf(lines, (word) => isConfident(word) && isUpright(word))
}

/** Number of letters and digits in words with high confidence. */
export function confidentLetters(lines: readonly Line[]): number {
  const words = linesOf(lines, isConfident).flatMap((line) => line.words)
  return words.reduce((sum, word) => sum + lettersOf(word), 0)
}

/** The confidence that words found in a texture hardly ever have. */
const SURE = { confidence: 70, letters: 3 }

/**
 * Whether half of the rows of a table, or more, have a sure word; false without a table. A clean Hindi table was read with a confidence of
 * 30, since Hindi data does not know digits.
 */
export function hasSureRows(lines: readonly Line[]): boolean {
  const rows = lines.filter(isRow)
  const isSure = (word: Word) => word.confidence >= SURE.confidence && lettersOf(word) >= SURE.letters
  return rows.length > 0 && rows.filter(({ words }) => words.some(isSure)).length * 2 >= rows.length
}
