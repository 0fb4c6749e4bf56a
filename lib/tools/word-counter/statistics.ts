import { schoolRecordBytes, utf8Bytes } from './byte-count'
import { countText, NO_FIGURES, type TextFigures } from './figures'
import { graphemeCount, unicodeSentenceCount, unicodeWords } from './segments'
import { textLanguage, type TextLanguage } from './text-language'
import { topWords, type TopWord } from './top-words'

/** What Unicode says of the same text. */
export interface UnicodeFigures {
  readonly graphemes: number
  readonly unicodeWords: number
  readonly unicodeSentences: number
  readonly bytes: number
  readonly schoolRecordBytes: number
  /** Characters without line ends, which fill a manuscript sheet. */
  readonly sheetCharacters: number
  readonly topWords: readonly TopWord[]
}

export interface Statistics {
  readonly language: TextLanguage
  readonly figures: TextFigures
  /** Undefined while only the main figures of a long text are known. */
  readonly unicode: UnicodeFigures | undefined
}

const NO_UNICODE_FIGURES: UnicodeFigures = {
  graphemes: 0,
  unicodeWords: 0,
  unicodeSentences: 0,
  bytes: 0,
  schoolRecordBytes: 0,
  sheetCharacters: 0,
  topWords: [],
}

export const NO_STATISTICS: Statistics = { language: 'other', figures: NO_FIGURES, unicode: NO_UNICODE_FIGURES }

/** The documented figures, which are quick, with the rest still open. */
export function mainStatistics(text: string): Statistics {
  const figures = countText(text)
  if (figures === NO_FIGURES) return NO_STATISTICS
  return { language: textLanguage(text), figures, unicode: undefined }
}

/** The main figures completed by what Unicode's segmentation finds: about a second for 5 MB. */
export function completeStatistics(text: string, main: Statistics): Statistics {
  if (main.unicode) return main
  const { language, figures } = main
  const words = topWords(unicodeWords(text, language), language)
  return {
    language,
    figures,
    unicode: {
      graphemes: graphemeCount(text),
      unicodeWords: words.total,
      unicodeSentences: unicodeSentenceCount(text, language),
      bytes: utf8Bytes(text),
      schoolRecordBytes: schoolRecordBytes(text),
      sheetCharacters: figures.characters - (figures.lines - 1),
      topWords: words.top,
    },
  }
}
