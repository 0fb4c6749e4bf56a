import { separateConsonants, typedInEnglish, typedInKorean } from './hangul'
import { matchTerm, matchWithTypo, toNeedle, toTerm, type Needle, type Term } from './match'
import { searchForm, searchWords, withoutIncompleteKana } from './normalize'

/** A need that a tool answers, in the search index of one language. */
export interface SearchNeed {
  readonly slug: string
  readonly name: string
  /** Its other names. */
  readonly near: readonly string[]
}

/** A tool in the search index of one language. */
export interface SearchEntry {
  readonly slug: string
  readonly category: string
  readonly icon: string
  /** Suggested when the search finds nothing. */
  readonly featured?: boolean
  readonly name: string
  readonly short: string
  /** Its names in the index's language. */
  readonly near: readonly string[]
  /** Its names in other languages and their romanizations. */
  readonly far: readonly string[]
  /** The needs that it answers; in a search result, those that match. */
  readonly needs?: readonly SearchNeed[]
}

const WEIGHTS = { name: 1, near: 0.92, far: 0.7, short: 0.5 } as const
/** What a need is called says more than a tool's other names. */
const NEED_WEIGHT = 1.05
const MAX_NEEDS = 3
/** Words earlier in a list are more relevant. */
const POSITION_PENALTY = 0.004
/** Several matching terms are slightly more relevant than one. */
const BONUS_PER_TERM = 0.01
const MAX_BONUS_TERMS = 5

interface Candidate<Entry> {
  readonly entry: Entry
  readonly terms: readonly Term[]
  readonly needs: readonly { readonly need: SearchNeed; readonly terms: readonly Term[] }[]
}

function listed(texts: readonly string[], weight: number): Term[] {
  return texts.map((text, index) => toTerm(text, weight - POSITION_PENALTY * index))
}

function toCandidate<Entry extends SearchEntry>(entry: Entry): Candidate<Entry> {
  const termsOf = ({ name, near }: SearchNeed) => [
    toTerm(name, NEED_WEIGHT * WEIGHTS.name),
    ...listed(near, NEED_WEIGHT * WEIGHTS.near),
  ]
  return {
    needs: (entry.needs ?? []).map((need) => ({ need, terms: termsOf(need) })),
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

/** Scores one word, or the joined words, against the terms of a tool. */
function scoreOf(needle: Needle, terms: readonly Term[], match: Match): number {
  const found = terms.map((term) => match(needle, term) * term.weight).filter((score) => score > 0)
  if (found.length === 0) return 0
  return Math.max(...found) + BONUS_PER_TERM * Math.min(found.length, MAX_BONUS_TERMS)
}

interface Query {
  readonly joined: Needle
  readonly words: readonly Needle[]
}

/** Scores all words in any of the terms, or the joined words in one of them. */
function scoreOfAll({ joined, words }: Query, terms: readonly Term[], match: Match): number {
  const whole = scoreOf(joined, terms, match)
  if (words.length < 2) return whole
  const each = words.map((word) => scoreOf(word, terms, match))
  const mean = each.reduce((sum, score) => sum + score, 0) / each.length
  return each.every((score) => score > 0) ? Math.max(whole, 0.9 * mean) : whole
}

const MIN_SHARE_OF_WORDS = 1 / 3

/** Scores a query of which only some words match: 'how to compress a picture'. */
function scoreOfSome({ words }: Query, terms: readonly Term[]): number {
  const significant = words.filter(({ characters, place }) => characters.length > 1 && place === 'anywhere')
  const scores = significant.map((word) => scoreOf(word, terms, matchTerm))
  const found = scores.filter((score) => score > 0)
  if (scores.length < 2 || found.length < MIN_SHARE_OF_WORDS * scores.length) return 0
  return found.reduce((sum, score) => sum + score, 0) / scores.length
}

function queryOf(text: string): Query {
  const words = searchWords(text).map(separateConsonants)
  return { joined: toNeedle(words.join('')), words: words.map(toNeedle) }
}

/** Alternative readings of the input: the keyboard in the other language, or an incomplete syllable removed. */
function otherReadings(text: string): Query[] {
  const words = text.trim().split(/\s+/)
  const inEach = (read: (word: string) => string | undefined) => {
    const readings = words.map(read)
    return readings.every((word) => word !== undefined) ? readings.join(' ') : undefined
  }
  const form = searchForm(text)
  return [inEach(typedInKorean), inEach(typedInEnglish), withoutIncompleteKana(form)].flatMap((reading) =>
    reading === undefined || reading === '' || reading === form ? [] : queryOf(reading),
  )
}

function withoutNeeds<Entry extends SearchEntry>(entry: Entry): Entry {
  return entry.needs ? { ...entry, needs: [] } : entry
}

/** Results below this share of the best score are left out. */
const CUTOFF_SHARE = 0.45

/**
 * Prepares tools for searching. The returned function finds the matching tools for a typed text, best first; for an
 * empty text, all tools in their original order.
 */
export function createSearch<Entry extends SearchEntry>(entries: readonly Entry[]): (text: string) => Entry[] {
  const candidates = entries.map(toCandidate)

  const ranked = (score: (terms: readonly Term[]) => number): Entry[] => {
    const scored = candidates.map(({ entry, terms, needs }) => {
      const found = needs.map((one) => ({ need: one.need, score: score(one.terms) })).sort((a, b) => b.score - a.score)
      return { entry, found, score: Math.max(score(terms), ...found.map((one) => one.score)) }
    })
    const best = Math.max(...scored.map((one) => one.score))
    if (best <= 0) return []
    const relevant = scored.filter((one) => one.score >= CUTOFF_SHARE * best)
    return relevant
      .sort((a, b) => b.score - a.score)
      .map(({ entry, found }) => {
        const matching = found.filter((one) => one.score > 0 && one.score >= CUTOFF_SHARE * best).slice(0, MAX_NEEDS)
        return matching.length > 0 ? { ...entry, needs: matching.map(({ need }) => need) } : withoutNeeds(entry)
      })
  }

  return (text) => {
    const query = queryOf(text)
    if (query.joined.characters.length === 0) return text.trim() === '' ? entries.map(withoutNeeds) : []
    const others = otherReadings(text)
    const attempts: (() => Entry[])[] = [
      () => ranked((terms) => scoreOfAll(query, terms, matchTerm)),
      ...others.map((other) => () => ranked((terms) => scoreOfAll(other, terms, matchTerm))),
      () => ranked((terms) => scoreOfAll(query, terms, matchWithTypo)),
      ...others.map((other) => () => ranked((terms) => scoreOfAll(other, terms, matchWithTypo))),
      () => ranked((terms) => scoreOfSome(query, terms)),
    ]
    for (const attempt of attempts) {
      const found = attempt()
      if (found.length > 0) return found
    }
    return []
  }
}
