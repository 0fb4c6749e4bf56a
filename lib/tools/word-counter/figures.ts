import { characterCount, lineCount, wordCount } from '@/lib/text/count'

/** The figures of a text without any. */
export const NO_FIGURES = {
  characters: 0,
  charactersNoSpaces: 0,
  words: 0,
  sentences: 0,
  paragraphs: 0,
  lines: 0,
}
export type TextFigures = Readonly<typeof NO_FIGURES>

function countParts(text: string, boundary: RegExp): number {
  return text.split(boundary).filter((part) => part.trim() !== '').length
}

/**
 * The documented signs, and those of other scripts: half width, Hindi, Arabic, Urdu, Khmer, Burmese, Ethiopic, Armenian. Closing
 * quotes and brackets that follow belong to the same sentence.
 */
const SENTENCE_END = /[.!?。！？｡．‼⁇⁈⁉।॥؟۔។။።։]+(?:\s*["'”’»«“)\]）」』】〉》］｣])*/

/**
 * Computes the documented figures: words are split at whitespace, sentences at runs of `SENTENCE_END`, paragraphs at
 * blank lines. Parts of only whitespace are not counted, a text of signs only is one sentence, and all figures of a text of only whitespace are 0.
 */
export function countText(text: string): TextFigures {
  if (text.trim() === '') return NO_FIGURES
  return {
    characters: characterCount(text),
    charactersNoSpaces: characterCount(text.replace(/\s+/g, '')),
    words: wordCount(text),
    sentences: Math.max(1, countParts(text, SENTENCE_END)),
    paragraphs: countParts(text, /(?:\r\n|\r(?!\n)|\n)\s*[\r\n]/),
    lines: lineCount(text),
  }
}

/** The quotient; 0 if `count` is 0. */
function average(total: number, count: number): number {
  return count === 0 ? 0 : total / count
}

/** Unrounded averages; 0 where the denominator is 0. */
export function textAverages({ charactersNoSpaces, words, sentences, paragraphs }: TextFigures) {
  return {
    wordsPerSentence: average(words, sentences),
    charactersPerWord: average(charactersNoSpaces, words),
    sentencesPerParagraph: average(sentences, paragraphs),
  }
}
