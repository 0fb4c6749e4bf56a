import { AT_START, matchTerm, matchWithTypo, toTerm, type Needle, type Term } from './match'
import { searchWords } from './normalize'
import { knownParts, otherReadings, queryOf, wordsApart, type Query } from './query'

/** A need that a tool answers, in the search index of one language. */
export interface SearchNeed {
  readonly slug: string
  readonly name: string
  readonly short: string
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
  /** That it was chosen may be stored on the device. */
  readonly learnable?: boolean
  readonly name: string
  readonly short: string
  /** Its names in the index's language. */
  readonly near: readonly string[]
  /** The purpose of its page as stated to search engines. */
  readonly keywords?: readonly string[]
  /** Its names in other languages and their romanizations. */
  readonly far: readonly string[]
  /** The needs that it answers. */
  readonly needs?: readonly SearchNeed[]
}

/** What a search finds: a tool, or one of its needs, which has a page of its own. */
export interface SearchHit<Entry = SearchEntry> {
  readonly tool: Entry
  readonly need?: SearchNeed
}

const WEIGHTS = { name: 1, near: 0.92, keywords: 0.88, far: 0.7, short: 0.5 } as const
/**
 * A need's name is more relevant than a tool's other names. If both share a name, the tool's counts; if both share a keyword,
 * the need's.
 */
const NEED_WEIGHTS = { name: 1.05, inside: 0.9, near: 0.9, inherited: 0.6 } as const
const MAX_NEEDS = 3
/** A need about one size of file (100 KB) is less relevant to who names none. */
const SIZE = /\d\s?[km]b/i
const UNSAID_SIZE = 0.75
/** A sum, of which the joined digits would match sizes: 12*8 is not 1280 × 720. */
const SUM = /^(?=.*[*÷+^])[\d\s.,()*×÷+\-/^=%]+$/
/** Words earlier in a list are more relevant. */
const POSITION_PENALTY = 0.004
/** Several matching terms are slightly more relevant than one. */
const BONUS_PER_TERM = 0.01
const MAX_BONUS_TERMS = 5

interface Candidate<Entry extends SearchEntry> {
  readonly hit: SearchHit<Entry>
  readonly terms: readonly Term[]
}

function listed(texts: readonly string[], weight: number): Term[] {
  return texts.map((text, index) => toTerm(text, weight - POSITION_PENALTY * index))
}

/** The tool and each of its needs, matched independently. */
function candidatesOf<Entry extends SearchEntry>(tool: Entry): Candidate<Entry>[] {
  const terms = [
    toTerm(tool.name, WEIGHTS.name),
    ...listed(tool.near, WEIGHTS.near),
    ...listed(tool.keywords ?? [], WEIGHTS.keywords),
    ...listed(tool.far, WEIGHTS.far),
    toTerm(tool.short, WEIGHTS.short),
  ]
  const needs = (tool.needs ?? []).map((need) => ({
    hit: { tool, need },
    terms: [
      { ...toTerm(need.name, NEED_WEIGHTS.name), inside: NEED_WEIGHTS.inside },
      ...listed(need.near, NEED_WEIGHTS.near),
      toTerm(need.short, WEIGHTS.short),
    ],
  }))
  return [{ hit: { tool }, terms }, ...needs]
}

/** The words of the names in the page's language. */
function knownWords(entries: readonly SearchEntry[]): ReadonlySet<string> {
  const names = entries.flatMap(({ name, near, keywords = [], needs = [] }) => [
    ...[name, ...near, ...keywords],
    ...needs.flatMap((need) => [need.name, ...need.near]),
  ])
  return new Set(names.flatMap(searchWords))
}

type Match = (needle: Needle, term: Term) => number

/** How well the best of some terms matches, and how many match. */
interface Found {
  readonly best: number
  readonly count: number
}

function foundIn(needle: Needle, terms: readonly Term[], match: Match): Found {
  let [best, count] = [0, 0]
  for (const term of terms) {
    const share = match(needle, term)
    if (share === 0) continue
    count++
    best = Math.max(best, share * (share < AT_START ? (term.inside ?? term.weight) : term.weight))
  }
  return { best, count }
}

const scoreOf = ({ best, count }: Found) => (count === 0 ? 0 : best + BONUS_PER_TERM * Math.min(count, MAX_BONUS_TERMS))

/** What was found in a need's own terms, and with less weight in those of its tool: a word of a query may match either. */
function withInherited(own: Found, { best, count }: Found): Found {
  return { best: Math.max(own.best, NEED_WEIGHTS.inherited * best), count: own.count + count }
}

type Scoring<Entry extends SearchEntry> = (candidates: readonly Candidate<Entry>[]) => number[]

/** Scores all words in any of the terms, where rare words count more, or the joined words in one of the terms. */
function allWords<Entry extends SearchEntry>({ joined, words }: Query, match: Match): Scoring<Entry> {
  return (candidates) => {
    const whole = candidates.map(({ terms }) => scoreOf(foundIn(joined, terms, match)))
    if (words.length < 2) return whole
    const scores: number[][] = []
    for (const word of words) {
      let ofTool: Found = { best: 0, count: 0 }
      const found = candidates.map(({ hit, terms }) => {
        const own = foundIn(word, terms, match)
        if (hit.need) return scoreOf(withInherited(own, ofTool))
        // A tool comes before its needs.
        ofTool = own
        return scoreOf(own)
      })
      if (Math.max(...found) === 0) return whole
      scores.push(found)
    }
    const rarities = scores.map((found) => 1 / found.filter((score) => score > 0).length)
    const total = rarities.reduce((sum, rarity) => sum + rarity, 0)
    return whole.map((score, index) => {
      if (!scores.every((found) => found[index]! > 0)) return score
      const mean = scores.reduce((sum, found, word) => sum + found[index]! * rarities[word]!, 0) / total
      return Math.max(score, 0.9 * mean)
    })
  }
}

const MIN_SHARE_OF_WORDS = 1 / 3

/** Scores a query of which only some words match: 'how to compress a picture'. A size that any page names is not left out. */
function someWords<Entry extends SearchEntry>({ words }: Query): Scoring<Entry> {
  const significant = words.filter(({ characters, place }) => characters.length > 1 && place === 'anywhere')
  return (candidates) => {
    const each = candidates.map(({ terms }) => significant.map((word) => scoreOf(foundIn(word, terms, matchTerm))))
    const sizes = significant.flatMap(({ typed }, index) =>
      /\d\D|\D\d/.test(typed) && each.some((scores) => scores[index]! > 0) ? index : [],
    )
    return each.map((scores) => {
      const found = scores.filter((score) => score > 0)
      const isEnough = scores.length > 1 && found.length >= MIN_SHARE_OF_WORDS * scores.length
      const isNamed = significant.some(({ typed }, index) => scores[index]! > 0 && /\D/.test(typed))
      const hasSizes = sizes.every((index) => scores[index]! > 0)
      if (!isNamed || !hasSizes || !(isEnough || sizes.length > 0)) return 0
      return found.reduce((sum, score) => sum + score, 0) / scores.length
    })
  }
}

/** Results below this share of the best score are left out. */
const CUTOFF_SHARE = 0.45

/** Leaves out all but the first few needs of each tool. */
function withFewNeeds<Entry extends SearchEntry>(hits: readonly SearchHit<Entry>[]): SearchHit<Entry>[] {
  const seen = new Map<string, number>()
  return hits.filter(({ tool, need }) => {
    const count = (seen.get(tool.slug) ?? 0) + (need ? 1 : 0)
    seen.set(tool.slug, count)
    return !need || count <= MAX_NEEDS
  })
}

/**
 * Prepares tools and their needs for searching. The returned function finds those that match a typed text, best first; for an
 * empty text, all tools in their original order.
 */
export function createSearch<Entry extends SearchEntry>(
  entries: readonly Entry[],
): (text: string) => SearchHit<Entry>[] {
  const candidates = entries.flatMap(candidatesOf)
  let words: ReadonlySet<string> | undefined
  const known = () => (words ??= knownWords(entries))

  const ranked = (scoring: Scoring<Entry>, hasNumber: boolean): SearchHit<Entry>[] => {
    const found = scoring(candidates)
    const scores = candidates.map(({ hit }, index) =>
      hit.need && !hasNumber && SIZE.test(hit.need.name) ? UNSAID_SIZE * found[index]! : found[index]!,
    )
    const best = Math.max(...scores)
    if (best <= 0) return []
    const scored = candidates.map(({ hit }, index) => ({ hit, score: scores[index]! }))
    const relevant = scored.filter((one) => one.score >= CUTOFF_SHARE * best).sort((a, b) => b.score - a.score)
    return withFewNeeds(relevant.map(({ hit }) => hit))
  }

  /** The ways to read a text, each tried when those before it have found nothing. */
  function* attempts(text: string, query: Query): Generator<Scoring<Entry>> {
    yield allWords(query, matchTerm)
    const others = otherReadings(text)
    for (const other of others) yield allWords(other, matchTerm)
    const apart = queryOf(wordsApart(text))
    if (apart.words.length > 0) yield allWords(apart, matchTerm)
    for (const each of [query, ...others]) yield allWords(each, matchWithTypo)
    const split = knownParts(wordsApart(text), known()) ?? knownParts(text, known())
    const parts = split === null ? null : queryOf(split)
    if (parts) {
      yield allWords(parts, matchTerm)
      yield someWords(parts)
    }
    yield someWords(query)
  }

  return (text) => {
    if (SUM.test(text)) return []
    const query = queryOf(text)
    if (query.joined.characters.length === 0) return text.trim() === '' ? entries.map((tool) => ({ tool })) : []
    for (const attempt of attempts(text, query)) {
      const found = ranked(attempt, /\d/.test(text))
      if (found.length > 0) return found
    }
    return []
  }
}
