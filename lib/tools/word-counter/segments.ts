import { isWord } from '@/lib/text/count'
import type { TextLanguage } from './text-language'

/**
 * Length of the pieces that are segmented, because Intl.Segmenter takes quadratic time: seconds for 80,000 characters.
 * The last segments of a piece may continue in the next one, so this many are segmented again.
 */
const PIECE_LENGTH = 500
const RESEGMENTED: Readonly<Record<Granularity, number>> = { word: 3, sentence: 1, grapheme: 1 }

type Granularity = 'word' | 'sentence' | 'grapheme'

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/)
}

/** The segments of one line in order. */
function* segmentsOf(line: string, segmenter: Intl.Segmenter, granularity: Granularity) {
  let length = PIECE_LENGTH
  for (let start = 0; start < line.length;) {
    const found = [...segmenter.segment(line.slice(start, start + length))]
    const isEnd = start + length >= line.length
    const complete = isEnd ? found : found.slice(0, -RESEGMENTED[granularity])
    yield* complete
    start += complete.reduce((sum, { segment }) => sum + segment.length, 0)
    // One segment may be longer than a piece.
    length = complete.length === 0 ? length * 2 : PIECE_LENGTH
    if (isEnd) return
  }
}

/** The segments of a text without its line ends, at which every segment ends (UAX #29). */
function* segments(text: string, language: TextLanguage, granularity: Granularity) {
  const segmenter = new Intl.Segmenter(language === 'other' ? 'en' : language, { granularity })
  for (const line of linesOf(text)) yield* segmentsOf(line, segmenter, granularity)
}

/** The words of a text by Unicode's rules (UAX #29, with dictionaries for Japanese and Chinese), in order. */
export function* unicodeWords(text: string, language: TextLanguage): Generator<string, void> {
  for (const { segment } of segments(text, language, 'word')) if (isWord(segment)) yield segment
}

/** Number of sentences by Unicode's rules: `3.14`, `e.g. this` and `example.com` do not end one; `Mr. Kim` does. A text of signs only is one. */
export function unicodeSentenceCount(text: string, language: TextLanguage): number {
  let count = 0
  for (const { segment } of segments(text, language, 'sentence')) if (isWord(segment)) count++
  return count === 0 && text.trim() !== '' ? 1 : count
}

/** Characters that are always a grapheme cluster each when only such characters occur in a line. */
const SIMPLE_LINE =
  /^[\t\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u218f\u2190-\u2229\u3000-\u3029\u3030-\u3098\u309b-\u312f\u3131-\u318e\u3400-\u9fff\uac00-\ud7a3\uff01-\uff9d\uffa0-\uffee]*$/

/** Number of grapheme clusters: a family emoji is one, and so is a line end. */
export function graphemeCount(text: string): number {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const lines = linesOf(text)
  let count = lines.length - 1
  for (const line of lines) {
    if (SIMPLE_LINE.test(line)) count += line.length
    else for (const { segment } of segmentsOf(line, segmenter, 'grapheme')) if (segment) count++
  }
  return count
}
