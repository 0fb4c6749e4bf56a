// Not the whole text: NFKC would turn a typed initial consonant (ㄱ) into a different letter.
const WIDTH_FORMS = /[\uff00-\uffef]+/g
const IGNORED = /[\sー\p{P}\p{S}]/gu
const BETWEEN_WORDS = /[\s\p{P}\p{S}]+/u

/**
 * Text as searching sees it: full-width and half-width alike, lower case, katakana as hiragana; no spaces, signs or long
 * vowel marks.
 */
export function searchForm(text: string): string {
  return text
    .normalize('NFC')
    .replace(WIDTH_FORMS, (form) => form.normalize('NFKC'))
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(IGNORED, '')
}

/** The words of a text in the form that searching sees; none for a text of signs alone. */
export function searchWords(text: string): string[] {
  return text.split(BETWEEN_WORDS).map(searchForm).filter(Boolean)
}

/** What is left of a Japanese text whose last syllable is only half typed (けいさn → けいさ). */
export function withoutHalfKana(text: string): string {
  return text.replace(/(?<=[ぁ-ん一-龯])[a-z]{1,2}$/, '')
}
