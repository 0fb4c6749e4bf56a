import { utf8Length } from '@/lib/core/bytes'
import { schoolRecordBytes } from './byte-count'
import { eucKrSize } from './euc-kr'
import { countText, NO_FIGURES, type TextFigures } from './figures'
import { graphemeCount, unicodeSentenceCount, unicodeWords } from './segments'
import { characterCount } from '@/lib/text/count'
import { isSpaceless, textLanguage, type TextLanguage } from './text-language'
import { topWords, type TopWord } from './top-words'

/** Figures by Unicode's rules, of a text without any. */
const NO_UNICODE_FIGURES = {
  graphemes: 0,
  unicodeWords: 0,
  unicodeSentences: 0,
  bytes: 0,
  schoolRecordBytes: 0,
  eucKrBytes: 0,
  /** Characters that EUC-KR does not have. */
  eucKrMissing: 0,
  /** Characters without line ends, for manuscript pages. */
  manuscriptCharacters: 0,
  topWords: [] as readonly TopWord[],
  /** Characters of the text in its composed form (NFC); macOS writes `é` and `각` in file names as several. */
  composedCharacters: 0,
}

export interface Statistics {
  readonly language: TextLanguage
  readonly figures: TextFigures
  /** Words by a dictionary, of languages without spaces between them; 0 for all others. */
  readonly dictionaryWords: number
  /** Undefined until a long text is counted completely. */
  readonly unicode: Readonly<typeof NO_UNICODE_FIGURES> | undefined
}

export const NO_STATISTICS: Statistics = {
  language: 'other',
  figures: NO_FIGURES,
  dictionaryWords: 0,
  unicode: NO_UNICODE_FIGURES,
}

/** Computes the documented figures, which are fast, without those by Unicode's rules. */
export function mainStatistics(text: string): Statistics {
  const figures = countText(text)
  if (figures === NO_FIGURES) return NO_STATISTICS
  const language = textLanguage(text)
  const dictionaryWords = isSpaceless(language) ? [...unicodeWords(text, language)].length : 0
  return { language, figures, dictionaryWords, unicode: undefined }
}

/** Adds the figures by Unicode's rules to the main ones, in about a second for 5 MB. */
export function completeStatistics(text: string, main: Statistics): Statistics {
  if (main.unicode) return main
  const { language, figures, dictionaryWords } = main
  const eucKr = eucKrSize(text)
  const words = topWords(unicodeWords(text, language), language)
  return {
    language,
    figures,
    dictionaryWords,
    unicode: {
      graphemes: graphemeCount(text),
      unicodeWords: words.total,
      unicodeSentences: unicodeSentenceCount(text, language),
      bytes: utf8Length(text),
      schoolRecordBytes: schoolRecordBytes(text),
      eucKrBytes: eucKr.bytes,
      eucKrMissing: eucKr.missing,
      manuscriptCharacters: figures.characters - (figures.lines - 1),
      topWords: words.top,
      composedCharacters: characterCount(text.normalize('NFC')),
    },
  }
}
