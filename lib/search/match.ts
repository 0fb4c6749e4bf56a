import { isConsonant, strokes, syllableOf } from './hangul'
import { searchWords } from './text'

/** A text to be found, taken apart once. */
export interface Term {
  readonly characters: readonly string[]
  /** Where its words begin. */
  readonly starts: ReadonlySet<number>
  /** The whole and each word as strokes, for the comparison that forgives a typo. */
  readonly spellings: readonly string[]
  /** How much finding it says about the tool, 0 to 1. */
  readonly weight: number
}

export function toTerm(text: string, weight: number): Term {
  const words = searchWords(text)
  const starts = new Set<number>()
  let length = 0
  for (const word of words) {
    starts.add(length)
    length += Array.from(word).length
  }
  const whole = words.join('')
  return { characters: Array.from(whole), starts, spellings: [...new Set([whole, ...words])].map(strokes), weight }
}

/** What is looked for, taken apart once. */
export interface Needle {
  readonly characters: readonly string[]
  /** Stroke by stroke. */
  readonly typed: string
  /** Strokes of a last syllable that may still grow, '' if the last character is none. */
  readonly last: string
  /** Where in a term it may stand: one consonant at its beginning, other initials and one or two letters at a word's. */
  readonly place: 'term' | 'word' | 'anywhere'
  /** Long enough not to be one slip away from too many words. */
  readonly mayHaveSlip: boolean
}

const LATIN_OR_DIGITS = /^[a-z0-9]+$/
const SHORTEST_WITH_SLIP = { latin: 4, hangul: 5, other: 3 } as const

function kindOf(typed: string): keyof typeof SHORTEST_WITH_SLIP {
  if (LATIN_OR_DIGITS.test(typed)) return 'latin'
  return Array.from(typed).some(isConsonant) ? 'hangul' : 'other'
}

function placeOf(characters: readonly string[], typed: string): Needle['place'] {
  const isInitials = characters.every(isConsonant)
  if (isInitials && characters.length === 1) return 'term'
  return isInitials || (characters.length < 3 && kindOf(typed) === 'latin') ? 'word' : 'anywhere'
}

/** Takes apart what is looked for, given in search form. */
export function toNeedle(text: string): Needle {
  const characters = Array.from(text)
  const typed = strokes(text)
  const last = characters.at(-1) ?? ''
  return {
    characters,
    typed,
    last: syllableOf(last) ? strokes(last) : '',
    place: placeOf(characters, typed),
    mayHaveSlip: typed.length >= SHORTEST_WITH_SLIP[kindOf(typed)],
  }
}

function meets(wanted: string, character: string): boolean {
  return wanted === character || (isConsonant(wanted) && syllableOf(character)?.initial === wanted)
}

/** True when the last syllable may still become the one that is there: 계사 for 계산, 곗 for 계산 too. */
function mayBecome({ last }: Needle, character: string, next = ''): boolean {
  return last !== '' && last[0] === syllableOf(character)?.initial && strokes(character + next).startsWith(last)
}

function meetsAt(needle: Needle, { characters }: Term, at: number): boolean {
  const last = needle.characters.length - 1
  return needle.characters.every((wanted, index) => {
    const character = characters[at + index]
    if (character === undefined) return false
    return meets(wanted, character) || (index === last && mayBecome(needle, character, characters[at + index + 1]))
  })
}

/** Where in a term a needle may be found at all: little said must stand at a beginning. */
function allowedAt({ place }: Needle, { starts }: Term, at: number): boolean {
  return place === 'anywhere' || at === 0 || (place === 'word' && starts.has(at))
}

/** How well a needle is found in a term, 0 (not at all) to 1 (all of it). */
export function matchTerm(needle: Needle, term: Term): number {
  const length = needle.characters.length
  const share = length / term.characters.length
  let best = 0
  for (let at = 0; at + length <= term.characters.length; at++) {
    if (!allowedAt(needle, term, at) || !meetsAt(needle, term, at)) continue
    if (at === 0) return length === term.characters.length ? 1 : 0.8 + 0.15 * share
    best = Math.max(best, (term.starts.has(at) ? 0.6 : 0.35) + 0.15 * share)
  }
  return best
}

/** True when two spellings are equal or one slip apart: a letter wrong, missing, too many, or two exchanged. */
function oneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)]
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

function beginsWithSlip(typed: string, spelling: string): boolean {
  if (typed[0] !== spelling[0]) return false
  return [-1, 0, 1].some((more) => oneSlipApart(typed, spelling.slice(0, typed.length + more)))
}

/** As matchTerm, for one slip of the fingers as well, compared stroke by stroke; a slip gives 0.5 at most. */
export function matchWithSlip(needle: Needle, term: Term): number {
  const exact = matchTerm(needle, term)
  if (exact > 0 || !needle.mayHaveSlip) return exact
  const scores = term.spellings.map((spelling, index) => {
    if (oneSlipApart(needle.typed, spelling)) return index === 0 ? 0.5 : 0.45
    return beginsWithSlip(needle.typed, spelling) ? 0.35 : 0
  })
  return Math.max(0, ...scores)
}
