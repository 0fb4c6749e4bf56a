import { initialOf, isConsonant, strokes, syllableOf } from './hangul'
import { searchWords } from './normalize'

/** A searchable text, analyzed once. */
export interface Term {
  readonly characters: readonly string[]
  /** Of each character that is a Korean syllable its initial consonant, else ''. */
  readonly initials: readonly string[]
  /** Indices in `characters` where words begin. */
  readonly starts: ReadonlySet<number>
  /** The whole text and each word as key strokes, for the comparison that tolerates a typo and that few searches come to. */
  readonly spellings: () => readonly string[]
  /** Relevance of the text for the tool, 0 to 1. */
  readonly weight: number
  /** The weight where only a part of the text matches that is not its beginning, if it is another. */
  readonly inside?: number
}

/** The least score of a match that is the beginning of a term. */
export const AT_START = 0.8

/** A text that is searched in, normalized; `weight` is its relevance for the tool, 0 to 1. */
export function toTerm(text: string, weight: number): Term {
  const words = searchWords(text)
  const starts = new Set<number>()
  let length = 0
  for (const word of words) {
    starts.add(length)
    length += Array.from(word).length
  }
  const whole = words.join('')
  const characters = Array.from(whole)
  const initials = characters.map(initialOf)
  let spelled: readonly string[] | undefined
  const spellings = () => (spelled ??= [...new Set([whole, ...words])].map(strokes))
  return { characters, initials, starts, spellings, weight }
}

/** A search text, analyzed once. */
export interface Needle {
  readonly characters: readonly string[]
  /** The text as key strokes. */
  readonly typed: string
  /** Key strokes of the last syllable, which may be incomplete; '' if the last character is not a syllable. */
  readonly last: string
  /**
   * Where in a term it may match: a single consonant at the beginning of the term, other initials and one or two Latin
   * letters at the beginning of a word.
   */
  readonly place: 'term' | 'word' | 'anywhere'
  /** True if it is long enough for a typo not to match too many words. */
  readonly toleratesTypo: boolean
  /** True if a term may begin with it and a typo: two whole syllables are a word of their own, as 연봉 beside 연복리. */
  readonly mayBegin: boolean
}

const LATIN_OR_DIGITS = /^[a-z0-9]+$/
const MIN_LENGTH_FOR_TYPO = { latin: 4, hangul: 5, other: 3 } as const

function kindOf(typed: string): keyof typeof MIN_LENGTH_FOR_TYPO {
  if (LATIN_OR_DIGITS.test(typed)) return 'latin'
  return Array.from(typed).some(isConsonant) ? 'hangul' : 'other'
}

function placeOf(characters: readonly string[], typed: string): Needle['place'] {
  const isInitials = characters.every(isConsonant)
  if (isInitials && characters.length === 1) return 'term'
  return isInitials || (characters.length < 3 && kindOf(typed) === 'latin') ? 'word' : 'anywhere'
}

/** Analyzes a search text, which must be in search form. */
export function toNeedle(text: string): Needle {
  const characters = Array.from(text)
  const typed = strokes(text)
  const last = characters.at(-1) ?? ''
  return {
    characters,
    typed,
    last: syllableOf(last) ? strokes(last) : '',
    place: placeOf(characters, typed),
    // 100 KB is no slip of 200 KB.
    toleratesTypo: typed.length >= MIN_LENGTH_FOR_TYPO[kindOf(typed)] && !/^\d/.test(typed),
    mayBegin: kindOf(typed) !== 'hangul' || characters.length > 2,
  }
}

/** True when the last, incomplete syllable may become the term's characters: 계사 matches 계산, and so does 곗. */
function mayComplete({ last }: Needle, { characters, initials }: Term, at: number): boolean {
  return (
    last !== '' && last[0] === initials[at] && strokes(characters[at]! + (characters[at + 1] ?? '')).startsWith(last)
  )
}

function matchesAt(needle: Needle, term: Term, at: number): boolean {
  const { characters } = needle
  // A loop, since it runs at each place of each term with every key.
  for (let index = 0; index < characters.length; index++) {
    const wanted = characters[index]
    // Only a consonant is the initial of a syllable.
    if (wanted === term.characters[at + index] || wanted === term.initials[at + index]) continue
    return index === characters.length - 1 && mayComplete(needle, term, at + index)
  }
  return true
}

/** True when a needle may match at an index: short ones only at the beginning of a word or term. */
function mayMatchAt({ place }: Needle, { starts }: Term, at: number): boolean {
  return place === 'anywhere' || at === 0 || (place === 'word' && starts.has(at))
}

const isDigit = (character = '') => character >= '0' && character <= '9'

/** True when a number of the same word goes on beyond the match: 30 is no part of 300 KB. */
function cutsNumber({ characters: wanted }: Needle, { characters, starts }: Term, at: number): boolean {
  const end = at + wanted.length
  const isCut = (first = '', next = '', place: number) => isDigit(first) && isDigit(next) && !starts.has(place)
  return isCut(characters[at - 1], wanted[0], at) || isCut(wanted.at(-1), characters[end], end)
}

/** Scores the match of a needle in a term, from 0 (none) to 1 (the whole term). */
export function matchTerm(needle: Needle, term: Term): number {
  const length = needle.characters.length
  const share = length / term.characters.length
  let best = 0
  for (let at = 0; at + length <= term.characters.length; at++) {
    if (!mayMatchAt(needle, term, at) || !matchesAt(needle, term, at) || cutsNumber(needle, term, at)) continue
    if (at === 0) return length === term.characters.length ? 1 : AT_START + 0.15 * share
    best = Math.max(best, (term.starts.has(at) ? 0.6 : 0.35) + 0.15 * share)
  }
  return best
}

/** True when the edit distance (Damerau-Levenshtein) of two spellings is at most 1, and no other number is written. */
function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)]
  if (/\d/.test(restA) && /\d/.test(restB)) return false
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

function startsWithTypo(typed: string, spelling: string): boolean {
  if (typed[0] !== spelling[0]) return false
  return [-1, 0, 1].some((more) => isOneTypoApart(typed, spelling.slice(0, typed.length + more)))
}

/** As `matchTerm`, but tolerates one typo among the key strokes; a match with a typo scores at most 0.5. */
export function matchWithTypo(needle: Needle, term: Term): number {
  const exact = matchTerm(needle, term)
  if (exact > 0 || !needle.toleratesTypo) return exact
  const scores = term.spellings().map((spelling, index) => {
    if (isOneTypoApart(needle.typed, spelling)) return index === 0 ? 0.5 : 0.45
    return needle.mayBegin && startsWithTypo(needle.typed, spelling) ? 0.35 : 0
  })
  return Math.max(0, ...scores)
}
