import type { Random } from '@/lib/core/random'
import { characterCount, isWord, wordCount } from '@/lib/text/count'
import type { FillerLanguage, FillerType } from './fields'
import type { Filler } from './filler'
import { japanese } from './japanese'
import { korean } from './korean'
import { CLASSIC_SENTENCE, latin } from './latin'
import { randomInteger, pickRun } from './pick'

const FILLERS: Readonly<Record<FillerLanguage, Filler>> = { latin, ko: korean, ja: japanese }
/** Number of sentences of a paragraph, as documented. */
const MIN_SENTENCES = 3
const MAX_SENTENCES = 7

export interface FillerRequest {
  /** 1 or more. */
  readonly count: number
  readonly type: FillerType
  readonly fillerLanguage: FillerLanguage
  /** For Latin only: start with the classic opening. */
  readonly startWithLorem: boolean
}

/** Paragraphs or sentences; words and characters are a single item. */
export interface FillerText {
  readonly items: readonly string[]
  readonly text: string
  readonly words: number
  readonly characters: number
}

type NextSentence = () => string

function sentences({ fillerLanguage, startWithLorem }: FillerRequest, random: Random): NextSentence {
  const filler = FILLERS[fillerLanguage]
  let isFirst = startWithLorem && fillerLanguage === 'latin'
  return () => {
    if (isFirst) {
      isFirst = false
      return CLASSIC_SENTENCE
    }
    return filler.sentence(random).join(filler.separator) + filler.end
  }
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make)
}

function words({ count, fillerLanguage, startWithLorem }: FillerRequest, random: Random): string {
  const opening = startWithLorem && fillerLanguage === 'latin' ? CLASSIC_SENTENCE.replace(/[,.]/g, '').split(' ') : []
  const more = pickRun(random, FILLERS[fillerLanguage].words, count - opening.length)
  return [...opening, ...more].slice(0, count).join(' ')
}

/** End of a text that was truncated between two words of a sentence. */
const TRUNCATED_END = /(?:[,、]|[.,]? )$/
/** A text up to its last space that does not follow a punctuation mark. */
const UP_TO_LAST_PLAIN_SPACE = /^(.*[^.,]) /

/** Truncates sentences to the exact number of characters; a text truncated between two words ends with a full stop. */
function characters({ count, fillerLanguage }: FillerRequest, next: NextSentence): string {
  const filler = FILLERS[fillerLanguage]
  let text = next()
  while (characterCount(text) < count) text += filler.separator + next()
  const truncated = Array.from(text).slice(0, count).join('')
  if (!TRUNCATED_END.test(truncated)) return truncated
  const ended = truncated.replace(TRUNCATED_END, filler.end)
  // The full stop replaced a mark and a space: a comma after an earlier word makes up for the missing character.
  return ended.length === truncated.length ? ended : ended.replace(UP_TO_LAST_PLAIN_SPACE, '$1, ')
}

function items(request: FillerRequest, random: Random): string[] {
  const { count, type, fillerLanguage } = request
  const next = sentences(request, random)
  switch (type) {
    case 'paragraphs':
      return times(count, () =>
        times(randomInteger(random, MIN_SENTENCES, MAX_SENTENCES), next).join(FILLERS[fillerLanguage].separator),
      )
    case 'sentences':
      return times(count, next)
    case 'words':
      return [words(request, random)]
    case 'characters':
      return [characters(request, next)]
  }
}

/** Counts words between spaces; Japanese, which has no spaces, by dictionary-based segmentation. */
function countWords(text: string, language: FillerLanguage): number {
  if (language !== 'ja') return wordCount(text)
  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
  // Sentence by sentence, because segmentation takes quadratic time.
  return text
    .split(/(?<=[。\s])/)
    .flatMap((part) => [...segmenter.segment(part)])
    .filter(({ segment }) => isWord(segment)).length
}

/**
 * Generates filler text by the documented rules: sentences of 5 to 19 words, paragraphs of 3 to 7 sentences, words
 * without punctuation, an exact number of characters. Deterministic for a given `random`.
 */
export function generateFiller(request: FillerRequest, random: Random): FillerText {
  const made = items(request, random)
  const text = made.join(request.type === 'paragraphs' ? '\n\n' : FILLERS[request.fillerLanguage].separator)
  const isWords = request.type === 'words'
  return {
    items: made,
    text,
    words: isWords ? request.count : countWords(text, request.fillerLanguage),
    characters: characterCount(text),
  }
}

/** Writes the text as HTML: paragraphs, sentences as a list, anything else as one paragraph. */
export function withTags({ items: made }: FillerText, type: FillerType): string {
  if (type === 'sentences') return ['<ul>', ...made.map((item) => `  <li>${item}</li>`), '</ul>'].join('\n')
  return made.map((item) => `<p>${item}</p>`).join('\n')
}
