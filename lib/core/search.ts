const CHOSEONG = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
// Not the whole text: NFKC would turn a typed initial consonant (ㄱ) into a different letter.
const WIDTH_FORMS = /[\uff00-\uffef]+/g
const HANGUL_START = 0xac00
const HANGUL_END = 0xd7a3
const SYLLABLES_PER_INITIAL = 588

/** Hangul syllables → their initial consonants (글자 → ㄱㅈ); everything else stays. */
export function initialConsonants(text: string): string {
  return Array.from(text, (character) => {
    const code = character.charCodeAt(0)
    if (code < HANGUL_START || code > HANGUL_END) return character
    return CHOSEONG[Math.floor((code - HANGUL_START) / SYLLABLES_PER_INITIAL)] ?? character
  }).join('')
}

/** Text as searching sees it: full-width and half-width alike, lower case, katakana as hiragana, no spaces or signs. */
export function searchForm(text: string): string {
  return text
    .normalize('NFC')
    .replace(WIDTH_FORMS, (form) => form.normalize('NFKC'))
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[\s\p{P}\p{S}]/gu, '')
}

/** True when every word of the query is found in one of the texts, by itself or by its initial consonants. */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const plain = texts.map(searchForm)
  const initials = plain.map(initialConsonants)
  const words = query.split(/\s+/).map(searchForm).filter(Boolean)
  const together = searchForm(query)
  const found = (word: string) => [...plain, ...initials].some((text) => text.includes(word))
  return words.every(found) || found(together)
}
