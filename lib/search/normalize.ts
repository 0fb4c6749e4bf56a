// NFKC is limited to these: it would change a compatibility consonant (ㄱ) to a different letter.
const WIDTH_FORMS = /[\uff00-\uffef]+/g
const IGNORED = /[\sー\p{P}\p{S}]/gu
const BETWEEN_WORDS = /[\s\p{P}\p{S}]+/u

/** Unifies width, case and kind of kana. */
function unified(text: string): string {
  return text
    .normalize('NFC')
    .replace(WIDTH_FORMS, (form) => form.normalize('NFKC'))
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}

/**
 * Normalizes text for searching: width, case and kind of kana are unified; spaces, signs and long vowel marks are
 * removed.
 */
export function searchForm(text: string): string {
  return unified(text).replace(IGNORED, '')
}

/** Of sizes: `3 × 4` is one word as `3x4` is, and `200 KB` is one. */
const SIZES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s*[×x]\s*(?=\d)/gi, 'x'],
  [/(?<=\d)\s+(?=[kmg]b(?![a-z]))/gi, ''],
]

/** Splits a text to words in search form; empty for a text of only signs. */
export function searchWords(text: string): string[] {
  const sized = SIZES.reduce((sized, [pattern, written]) => sized.replace(pattern, written), text)
  const words = unified(sized).split(BETWEEN_WORDS)
  return words.map((word) => word.replaceAll('ー', '')).filter(Boolean)
}

/** Removes an incomplete last syllable from a Japanese text (けいさn → けいさ). */
export function withoutIncompleteKana(text: string): string {
  return text.replace(/(?<=[ぁ-ん一-龯])[a-z]{1,2}$/, '')
}
