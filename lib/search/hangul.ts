const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
/** In Unicode order; the space represents no final consonant. */
const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS_COUNT = FINALS.length
const PER_INITIAL = VOWELS.length * FINALS_COUNT

/** Letters that are typed with two keys on the usual (dubeolsik) keyboard, each before the two. */
const TWO_STROKES =
  'ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ'.split(
    ' ',
  )
const STROKES = new Map(TWO_STROKES.map((row) => [row.charAt(0), row.slice(1)]))
const COMBINED = new Map(TWO_STROKES.map((row) => [row.slice(1), row.charAt(0)]))

/** Latin keys of the dubeolsik keyboard, in the order of LETTERS. */
const KEYS = 'rRseEfaqQtTdwWczxvgkoiOjpuPhynbml'
const LETTERS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ'
const LETTER_OF_KEY = new Map(Array.from(KEYS, (key, index) => [key, LETTERS[index]!]))
const KEY_OF_LETTER = new Map(Array.from(LETTERS, (letter, index) => [letter, KEYS[index]!]))

function isVowel(letter: string): boolean {
  return letter !== '' && VOWELS.includes(letter)
}

/** True for a single consonant (ㄱ), not for a syllable. */
export function isConsonant(character: string): boolean {
  return character !== ' ' && (INITIALS.includes(character) || FINALS.includes(character))
}

interface Syllable {
  readonly initial: string
  readonly vowel: string
  /** '' when the syllable has no final consonant. */
  readonly final: string
}

/** The initial consonant of a syllable; '' of anything else. */
export function initialOf(character: string): string {
  return INITIALS[Math.floor((character.charCodeAt(0) - FIRST_SYLLABLE) / PER_INITIAL)] ?? ''
}

/** Decomposes a syllable (갑 → ㄱ, ㅏ, ㅂ); undefined for anything else. */
export function syllableOf(character: string): Syllable | undefined {
  const code = character.charCodeAt(0)
  if (!(code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE)) return undefined
  const offset = code - FIRST_SYLLABLE
  return {
    initial: INITIALS[Math.floor(offset / PER_INITIAL)]!,
    vowel: VOWELS[Math.floor((offset % PER_INITIAL) / FINALS_COUNT)]!,
    final: FINALS[offset % FINALS_COUNT]!.trim(),
  }
}

/** Decomposes Hangul to the letters that are typed for it (괜 → ㄱㅗㅐㄴ); everything else is unchanged. */
export function strokes(text: string): string {
  return Array.from(text, (character) => {
    const { initial, vowel, final } = syllableOf(character) ?? { initial: character, vowel: '', final: '' }
    return [initial, vowel, final].map((letter) => STROKES.get(letter) ?? letter).join('')
  }).join('')
}

/** Separates consonants that the keyboard combined (ㄳ → ㄱㅅ), so that each can be the initial of a syllable. */
export function separateConsonants(text: string): string {
  return Array.from(text, (character) => (isConsonant(character) && STROKES.get(character)) || character).join('')
}

function compose({ initial, vowel, final }: Syllable): string {
  const offset = INITIALS.indexOf(initial) * PER_INITIAL + VOWELS.indexOf(vowel) * FINALS_COUNT
  return String.fromCharCode(FIRST_SYLLABLE + offset + Math.max(0, FINALS.indexOf(final)))
}

/**
 * Number of letters from `at` that form a final consonant: a consonant before a vowel begins the next syllable instead.
 */
function finalLength(letters: readonly string[], at: number): number {
  const [first = '', second = '', third = ''] = letters.slice(at, at + 3)
  if (!FINALS.includes(first || '?') || isVowel(second)) return 0
  return COMBINED.has(first + second) && FINALS.includes(COMBINED.get(first + second) ?? '?') && !isVowel(third) ? 2 : 1
}

/** Composes letters to syllables as an input method does (ㄱㅖㅅㅏㄴ → 계산); other letters remain single. */
function composeStrokes(letters: readonly string[]): string {
  let text = ''
  let at = 0
  while (at < letters.length) {
    const [initial = '', first = '', second = ''] = letters.slice(at, at + 3)
    if (!INITIALS.includes(initial) || !isVowel(first)) {
      text += initial
      at += 1
      continue
    }
    const pair = COMBINED.get(first + second)
    at += pair ? 3 : 2
    const length = finalLength(letters, at)
    const last = letters.slice(at, at + length).join('')
    text += compose({ initial, vowel: pair ?? first, final: COMBINED.get(last) ?? last })
    at += length
  }
  return text
}

/** What the same keys type on a Korean keyboard (rPtksrl → 계산기); undefined if a key has no letter there. */
export function typedInKorean(latin: string): string | undefined {
  const letters = Array.from(latin, (key) => LETTER_OF_KEY.get(key) ?? LETTER_OF_KEY.get(key.toLowerCase()))
  return letters.every((letter) => letter !== undefined) ? composeStrokes(letters) : undefined
}

/** What the same keys type on an English keyboard (ㅓㅔㅎ → jpg); undefined if the text is not only Hangul. */
export function typedInEnglish(hangul: string): string | undefined {
  const keys = Array.from(strokes(hangul), (letter) => KEY_OF_LETTER.get(letter))
  return keys.every((key) => key !== undefined) ? keys.join('').toLowerCase() : undefined
}
