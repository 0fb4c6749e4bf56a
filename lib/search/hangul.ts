const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
/** In the order of Unicode; the first stands for none. */
const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

const FIRST = 0xac00
const LAST = 0xd7a3
const FINALS_COUNT = FINALS.length
const PER_INITIAL = VOWELS.length * FINALS_COUNT

/** Letters that take two strokes on the usual (dubeolsik) keyboard. */
const TWO_STROKES: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
}
const JOINED = new Map(Object.entries(TWO_STROKES).map(([joined, strokes]) => [strokes, joined]))

/** Which Latin key makes which letter on the dubeolsik keyboard. */
const KEYS = 'rRseEfaqQtTdwWczxvgkoiOjpuPhynbml'
const LETTERS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ'
const LETTER_OF_KEY = new Map(Array.from(KEYS, (key, index) => [key, LETTERS[index] ?? '']))
const KEY_OF_LETTER = new Map(Array.from(LETTERS, (letter, index) => [letter, KEYS[index] ?? '']))

function isVowel(letter: string): boolean {
  return letter !== '' && VOWELS.includes(letter)
}

/** True for a consonant that stands alone (ㄱ), not for a syllable. */
export function isConsonant(character: string): boolean {
  return character !== ' ' && (INITIALS.includes(character) || FINALS.includes(character))
}

interface Syllable {
  readonly initial: string
  readonly vowel: string
  /** '' when the syllable is open. */
  readonly final: string
}

/** The letters of a syllable (갑 → ㄱ, ㅏ, ㅂ); undefined for anything else. */
export function syllableOf(character: string): Syllable | undefined {
  const code = character.charCodeAt(0)
  if (!(code >= FIRST && code <= LAST)) return undefined
  const offset = code - FIRST
  return {
    initial: INITIALS[Math.floor(offset / PER_INITIAL)] ?? '',
    vowel: VOWELS[Math.floor((offset % PER_INITIAL) / FINALS_COUNT)] ?? '',
    final: (FINALS[offset % FINALS_COUNT] ?? '').trim(),
  }
}

/** Hangul as the single letters one types for it (괜 → ㄱㅗㅐㄴ); everything else stays. */
export function strokes(text: string): string {
  return Array.from(text, (character) => {
    const { initial, vowel, final } = syllableOf(character) ?? { initial: character, vowel: '', final: '' }
    return [initial, vowel, final].map((letter) => TWO_STROKES[letter] ?? letter).join('')
  }).join('')
}

/** Consonants that the keyboard joined taken apart (ㄳ → ㄱㅅ), so that each stands for a syllable of its own. */
export function separateConsonants(text: string): string {
  return Array.from(text, (character) => (isConsonant(character) && TWO_STROKES[character]) || character).join('')
}

function compose({ initial, vowel, final }: Syllable): string {
  const offset = INITIALS.indexOf(initial) * PER_INITIAL + VOWELS.indexOf(vowel) * FINALS_COUNT
  return String.fromCharCode(FIRST + offset + Math.max(0, FINALS.indexOf(final)))
}

/** How many letters from `at` on make one final consonant, given that a vowel takes its consonant to the next syllable. */
function finalLength(letters: readonly string[], at: number): number {
  const [first = '', second = '', third = ''] = letters.slice(at, at + 3)
  if (!FINALS.includes(first || '?') || isVowel(second)) return 0
  return JOINED.has(first + second) && FINALS.includes(JOINED.get(first + second) ?? '?') && !isVowel(third) ? 2 : 1
}

/** Single letters put together as the keyboard would (ㄱㅖㅅㅏㄴ → 계산); letters that fit nowhere stand alone. */
function joinStrokes(letters: readonly string[]): string {
  let text = ''
  let at = 0
  while (at < letters.length) {
    const [initial = '', first = '', second = ''] = letters.slice(at, at + 3)
    if (!INITIALS.includes(initial) || !isVowel(first)) {
      text += initial
      at += 1
      continue
    }
    const pair = JOINED.get(first + second)
    at += pair ? 3 : 2
    const length = finalLength(letters, at)
    const last = letters.slice(at, at + length).join('')
    text += compose({ initial, vowel: pair ?? first, final: JOINED.get(last) ?? last })
    at += length
  }
  return text
}

/** What Latin keys would have written with the keyboard in Korean (rPtksrl → 계산기); undefined if some key has no letter. */
export function typedInKorean(latin: string): string | undefined {
  const letters = Array.from(latin, (key) => LETTER_OF_KEY.get(key) ?? LETTER_OF_KEY.get(key.toLowerCase()))
  return letters.every((letter) => letter !== undefined) ? joinStrokes(letters) : undefined
}

/** What Hangul would have been with the keyboard in English (ㅓㅔㅎ → jpg); undefined if the text is not Hangul alone. */
export function typedInEnglish(hangul: string): string | undefined {
  const keys = Array.from(strokes(hangul), (letter) => KEY_OF_LETTER.get(letter))
  return keys.every((key) => key !== undefined) ? keys.join('').toLowerCase() : undefined
}
