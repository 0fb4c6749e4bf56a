import type { Line, Word } from './reading'

/** Confidence in percent from which a word in a photograph counts, where much else looks like one. */
const SURE_FROM = 60
/** The same of a single letter, which an edge or a corner is easily taken for. */
const SURE_LETTER_FROM = 85

const LETTERS = /[\p{L}\p{N}]/gu

const lettersOf = ({ text }: Word) => text.match(LETTERS)?.length ?? 0

function isSure(word: Word): boolean {
  const letters = lettersOf(word)
  return letters > 0 && word.confidence >= (letters === 1 ? SURE_LETTER_FROM : SURE_FROM)
}

/** The lines with only the words of which the engine is sure. */
export function sureLines(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, words: line.words.filter(isSure) })).filter(({ words }) => words.length > 0)
}

/** The number of letters and digits in the words of which the engine is sure. */
export function sureLetters(lines: readonly Line[]): number {
  return sureLines(lines).reduce((sum, { words }) => sum + words.reduce((all, word) => all + lettersOf(word), 0), 0)
}
