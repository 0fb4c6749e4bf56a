import { characterCount, lineCount, wordCount } from '@/lib/core/text-count'

/** The documented figures of a text. */
export interface TextFigures {
  readonly characters: number
  readonly charactersNoSpaces: number
  readonly words: number
  readonly sentences: number
  readonly paragraphs: number
  readonly lines: number
}

export const NO_FIGURES: TextFigures = {
  characters: 0,
  charactersNoSpaces: 0,
  words: 0,
  sentences: 0,
  paragraphs: 0,
  lines: 0,
}

function filledParts(text: string, boundary: RegExp): number {
  return text.split(boundary).filter((part) => part.trim() !== '').length
}

/**
 * Text → the documented figures: words split on whitespace, sentences on runs of . ! ? and 。！？, paragraphs on blank
 * lines; parts without anything but whitespace do not count, and a text without anything but whitespace has no figures.
 */
export function countText(text: string): TextFigures {
  if (text.trim() === '') return NO_FIGURES
  return {
    characters: characterCount(text),
    charactersNoSpaces: characterCount(text.replace(/\s+/g, '')),
    words: wordCount(text),
    sentences: filledParts(text, /[.!?。！？]+/),
    paragraphs: filledParts(text, /(?:\r\n?|\n)\s*(?:\r\n?|\n)/),
    lines: lineCount(text),
  }
}

/** a ÷ b, 0 where there is nothing to divide by. */
function average(total: number, count: number): number {
  return count === 0 ? 0 : total / count
}

export interface TextAverages {
  readonly wordsPerSentence: number
  /** Spaces do not count as a word's characters. */
  readonly charactersPerWord: number
  readonly sentencesPerParagraph: number
}

/** Unrounded averages; 0 where the denominator is 0. */
export function textAverages({ charactersNoSpaces, words, sentences, paragraphs }: TextFigures): TextAverages {
  return {
    wordsPerSentence: average(words, sentences),
    charactersPerWord: average(charactersNoSpaces, words),
    sentencesPerParagraph: average(sentences, paragraphs),
  }
}
