import { separateConsonants, typedInEnglish, typedInKorean } from './hangul'
import { matchTerm, matchWithSlip, toNeedle, toTerm, type Needle, type Term } from './match'
import { searchForm, searchWords, withoutHalfKana } from './text'

/** A tool as searching knows it, in one language. */
export interface SearchEntry {
  readonly slug: string
  readonly category: string
  readonly icon: string
  /** Offered to whom nothing else can be offered. */
  readonly featured?: boolean
  readonly name: string
  readonly short: string
  /** What people who read this language call it. */
  readonly near: readonly string[]
  /** What it is called in other languages, and its names in Latin letters. */
  readonly far: readonly string[]
}

const WEIGHTS = { name: 1, near: 0.92, far: 0.7, short: 0.5 } as const
/** Of two lists that hold the same words, the one that names them earlier is more about them. */
const STEP_DOWN = 0.004
/** Several terms found say a little more than one. */
const FOR_EACH_TERM = 0.01
const MOST_TERMS = 5

interface Candidate<Entry> {
  readonly entry: Entry
  readonly terms: readonly Term[]
}

function toCandidate<Entry extends SearchEntry>(entry: Entry): Candidate<Entry> {
  const listed = (texts: readonly string[], weight: number) =>
    texts.map((text, index) => toTerm(text, weight - STEP_DOWN * index))
  return {
    entry,
    terms: [
      toTerm(entry.name, WEIGHTS.name),
      ...listed(entry.near, WEIGHTS.near),
      ...listed(entry.far, WEIGHTS.far),
      toTerm(entry.short, WEIGHTS.short),
    ],
  }
}

type Match = (needle: Needle, term: Term) => number

/** How well one word (or the words together) is found among a tool's terms. */
function scoreOf(needle: Needle, terms: readonly Term[], match: Match): number {
  const found = terms.map((term) => match(needle, term) * term.weight).filter((score) => score > 0)
  if (found.length === 0) return 0
  return Math.max(...found) + FOR_EACH_TERM * Math.min(found.length, MOST_TERMS)
}

interface Query {
  readonly together: Needle
  readonly words: readonly Needle[]
}

/** All words somewhere in the tool's terms, or the words together in one of them. */
function scoreOfAll({ together, words }: Query, terms: readonly Term[], match: Match): number {
  const whole = scoreOf(together, terms, match)
  if (words.length < 2) return whole
  const each = words.map((word) => scoreOf(word, terms, match))
  const mean = each.reduce((sum, score) => sum + score, 0) / each.length
  return each.every((score) => score > 0) ? Math.max(whole, 0.9 * mean) : whole
}

const SHARE_OF_WORDS = 1 / 3

/** Some of the words, where no tool has them all: 'how to compress a picture'. */
function scoreOfSome({ words }: Query, terms: readonly Term[]): number {
  const telling = words.filter(({ characters, place }) => characters.length > 1 && place === 'anywhere')
  const scores = telling.map((word) => scoreOf(word, terms, matchTerm))
  const found = scores.filter((score) => score > 0)
  if (scores.length < 2 || found.length < SHARE_OF_WORDS * scores.length) return 0
  return found.reduce((sum, score) => sum + score, 0) / scores.length
}

function queryOf(text: string): Query {
  const words = searchWords(text).map(separateConsonants)
  return { together: toNeedle(words.join('')), words: words.map(toNeedle) }
}

/** What else the same keys may have meant: the keyboard in the other language, a syllable still being typed. */
function otherReadings(text: string): Query[] {
  const words = text.trim().split(/\s+/)
  const inEach = (read: (word: string) => string | undefined) => {
    const readings = words.map(read)
    return readings.every((word) => word !== undefined) ? readings.join(' ') : undefined
  }
  const form = searchForm(text)
  return [inEach(typedInKorean), inEach(typedInEnglish), withoutHalfKana(form)].flatMap((reading) =>
    reading === undefined || reading === '' || reading === form ? [] : queryOf(reading),
  )
}

/** What scores less than this share of the best is left out. */
const CUT = 0.45

/**
 * Prepares tools for searching. The result takes what somebody typed and gives the tools that fit, best first; all of
 * them, in their own order, for an empty text; none where nothing fits.
 */
export function createSearch<Entry extends SearchEntry>(entries: readonly Entry[]): (text: string) => Entry[] {
  const candidates = entries.map(toCandidate)

  const ranked = (score: (terms: readonly Term[]) => number): Entry[] => {
    const scored = candidates.map(({ entry, terms }) => ({ entry, score: score(terms) }))
    const best = Math.max(...scored.map((one) => one.score))
    if (best <= 0) return []
    const kept = scored.filter((one) => one.score >= CUT * best)
    return kept.sort((a, b) => b.score - a.score).map(({ entry }) => entry)
  }

  return (text) => {
    const query = queryOf(text)
    if (query.together.characters.length === 0) return text.trim() === '' ? [...entries] : []
    const others = otherReadings(text)
    const attempts: (() => Entry[])[] = [
      () => ranked((terms) => scoreOfAll(query, terms, matchTerm)),
      ...others.map((other) => () => ranked((terms) => scoreOfAll(other, terms, matchTerm))),
      () => ranked((terms) => scoreOfAll(query, terms, matchWithSlip)),
      ...others.map((other) => () => ranked((terms) => scoreOfAll(other, terms, matchWithSlip))),
      () => ranked((terms) => scoreOfSome(query, terms)),
    ]
    for (const attempt of attempts) {
      const found = attempt()
      if (found.length > 0) return found
    }
    return []
  }
}
