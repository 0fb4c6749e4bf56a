import type { Random } from '@/lib/core/random'
import { characterCount, wordCount } from '@/lib/core/text-count'
import type { FillerLanguage, FillerType } from './fields'
import type { Filler } from './filler'
import { japanese } from './japanese'
import { korean } from './korean'
import { CLASSIC_SENTENCE, latin } from './latin'
import { between, pickRun } from './pick'

const FILLERS: Readonly<Record<FillerLanguage, Filler>> = { latin, ko: korean, ja: japanese }
/** Sentences of a paragraph, as documented. */
const SHORTEST = 3
const LONGEST = 7

export interface FillerRequest {
  /** 1 or more. */
  readonly count: number
  readonly type: FillerType
  readonly fillerLanguage: FillerLanguage
  /** Latin only: the first item is the classic opening. */
  readonly startWithLorem: boolean
}

/** Paragraphs or sentences; words and characters are one item. */
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
    return filler.sentence(random).join(filler.between) + filler.end
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

/** What stands at the end of a text that was cut between two words, and is no end of a sentence. */
const LOOSE_END = /(?:[,、]|[.,]? )$/
/** A text up to its last blank that has no mark before it. */
const UP_TO_PLAIN_BLANK = /^(.*[^.,]) /

/** Sentences cut to the exact number of characters; one that is cut between two words ends in an end mark. */
function characters({ count, fillerLanguage }: FillerRequest, next: NextSentence): string {
  const filler = FILLERS[fillerLanguage]
  let text = next()
  while (characterCount(text) < count) text += filler.between + next()
  const cut = Array.from(text).slice(0, count).join('')
  if (!LOOSE_END.test(cut)) return cut
  const ended = cut.replace(LOOSE_END, filler.end)
  // A mark and a blank made room for one end mark: a comma after an earlier word takes the other character.
  return ended.length === cut.length ? ended : ended.replace(UP_TO_PLAIN_BLANK, '$1, ')
}

function items(request: FillerRequest, random: Random): string[] {
  const { count, type, fillerLanguage } = request
  const next = sentences(request, random)
  switch (type) {
    case 'paragraphs':
      return times(count, () => times(between(random, SHORTEST, LONGEST), next).join(FILLERS[fillerLanguage].between))
    case 'sentences':
      return times(count, next)
    case 'words':
      return [words(request, random)]
    case 'characters':
      return [characters(request, next)]
  }
}

/** Words between spaces; in Japanese, which has none, as Unicode's dictionary finds them. */
function countWords(text: string, language: FillerLanguage): number {
  if (language !== 'ja') return wordCount(text)
  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
  // Sentence by sentence, because segmenting takes time in proportion to the square of the length.
  return text
    .split(/(?<=[。\s])/)
    .flatMap((part) => [...segmenter.segment(part)])
    .filter(({ isWordLike }) => isWordLike).length
}

/**
 * Filler text by the documented rules: sentences of 5 to 19 words, paragraphs of 3 to 7 sentences, words without
 * punctuation, characters to the exact number. The same randomness gives the same text.
 */
export function generateFiller(request: FillerRequest, random: Random): FillerText {
  const made = items(request, random)
  const text = made.join(request.type === 'paragraphs' ? '\n\n' : FILLERS[request.fillerLanguage].between)
  const isWords = request.type === 'words'
  return {
    items: made,
    text,
    words: isWords ? request.count : countWords(text, request.fillerLanguage),
    characters: characterCount(text),
  }
}

/** The text in HTML: paragraphs as they are, sentences as a list, anything else as one paragraph. */
export function withTags({ items: made }: FillerText, type: FillerType): string {
  if (type === 'sentences') return ['<ul>', ...made.map((item) => `  <li>${item}</li>`), '</ul>'].join('\n')
  return made.map((item) => `<p>${item}</p>`).join('\n')
}
