import type { TextLanguage } from './text-language'

export interface TopWord {
  readonly word: string
  readonly count: number
  /** Fraction of all words, 0 to 1. */
  readonly share: number
}

const MAX_WORDS = 10

/** Words unrelated to the subject of a text. */
const ENGLISH_FUNCTION_WORDS = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have he her him his i if in into is it its ' +
    'me more most my no not of on or our out she should so some such than that the their them then there these they this ' +
    'those to up us was we were what when where which who will with would you your'
  ).split(' '),
)
const SHORT_HIRAGANA = /^\p{Script=Hiragana}{1,2}$/u
const HAS_LETTER = /\p{L}/u

function isContentWord(word: string, language: TextLanguage): boolean {
  if (!HAS_LETTER.test(word)) return false
  return language === 'ja' ? !SHORT_HIRAGANA.test(word) : !ENGLISH_FUNCTION_WORDS.has(word)
}

/**
 * The ten most frequent words, case-insensitive, with their share of all words. English function words, numbers and, in
 * Japanese, hiragana of one or two letters (particles) are excluded from the list but not from the total.
 */
export function topWords(words: Iterable<string>, language: TextLanguage): { total: number; top: TopWord[] } {
  const counts = new Map<string, number>()
  let total = 0
  for (const word of words) {
    total++
    const key = word.toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const top = [...counts]
    .filter(([word]) => isContentWord(word, language))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_WORDS)
    .map(([word, count]) => ({ word, count, share: count / total }))
  return { total, top }
}
