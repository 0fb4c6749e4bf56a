import type { TextLanguage } from './text-language'

const LANGUAGE_TAGS: Readonly<Record<TextLanguage, string>> = { ko: 'ko', ja: 'ja', zh: 'zh', other: 'en' }

/**
 * Characters segmented at a time, and segments at a piece's end that go to the next piece, because what follows may belong
 * to them. Engines take time in proportion to the square of the length: 80,000 characters at once are seconds.
 */
const PIECE = 500
const HELD_BACK: Readonly<Record<Granularity, number>> = { word: 3, sentence: 1, grapheme: 1 }

type Granularity = 'word' | 'sentence' | 'grapheme'

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/)
}

/** The segments of one line in order. */
function* segmentsOf(line: string, segmenter: Intl.Segmenter, granularity: Granularity) {
  let length = PIECE
  for (let start = 0; start < line.length;) {
    const found = [...segmenter.segment(line.slice(start, start + length))]
    const isEnd = start + length >= line.length
    const sure = isEnd ? found : found.slice(0, -HELD_BACK[granularity])
    yield* sure
    start += sure.reduce((sum, { segment }) => sum + segment.length, 0)
    // One segment may be longer than a piece.
    length = sure.length === 0 ? length * 2 : PIECE
    if (isEnd) return
  }
}

/** The segments of a text without its line ends, over which none of them reaches (UAX #29). */
function* segments(text: string, language: TextLanguage, granularity: Granularity) {
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity })
  for (const line of linesOf(text)) yield* segmentsOf(line, segmenter, granularity)
}

/** Every word of a text as Unicode finds them (UAX #29, dictionaries for Japanese and Chinese), in order. */
export function* unicodeWords(text: string, language: TextLanguage): Generator<string, void> {
  for (const { segment, isWordLike } of segments(text, language, 'word')) if (isWordLike) yield segment
}

/** How many sentences by Unicode's rules: `3.14` and `Mr. Kim` do not end one. */
export function unicodeSentenceCount(text: string, language: TextLanguage): number {
  let count = 0
  for (const { segment } of segments(text, language, 'sentence')) if (/[\p{L}\p{N}]/u.test(segment)) count++
  return count
}

/** Scripts in which a code point is a character to the reader unless something joins on. */
const ONE_TO_ONE =
  /^[\t\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u218f\u2190-\u2229\u3000-\u3029\u3030-\u3098\u309b-\u312f\u3131-\u318e\u3400-\u9fff\uac00-\ud7a3\uff01-\uff9d\uffa0-\uffee]*$/

/** How many characters as people see them (grapheme clusters): a family emoji is one. A line end is one, too. */
export function graphemeCount(text: string): number {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const lines = linesOf(text)
  let count = lines.length - 1
  for (const line of lines) {
    if (ONE_TO_ONE.test(line)) count += line.length
    else for (const { segment } of segmentsOf(line, segmenter, 'grapheme')) if (segment) count++
  }
  return count
}
