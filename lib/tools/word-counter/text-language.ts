/** Languages that have neither spaces between words nor Chinese characters, by their script. */
const SPACELESS = {
  th: /\p{Script=Thai}/gu,
  km: /\p{Script=Khmer}/gu,
  lo: /\p{Script=Lao}/gu,
  my: /\p{Script=Myanmar}/gu,
} as const
type Spaceless = keyof typeof SPACELESS
const SPACELESS_LANGUAGES = Object.keys(SPACELESS) as Spaceless[]

/** Detected language of a text; 'other' is every language with spaces between words. */
export type TextLanguage = 'ko' | 'ja' | 'zh' | Spaceless | 'other'

/** Whether a text of the language has no spaces between words, which only a dictionary finds. */
export function isSpaceless(language: TextLanguage): language is Spaceless {
  return language in SPACELESS
}

/** Whether texts of a language are written without spaces between words, with Chinese characters or otherwise. */
export function writesNoSpaces(language: string): boolean {
  return language === 'ja' || language === 'zh' || language in SPACELESS
}

/** Number of characters that the detection examines. */
const SAMPLE_LENGTH = 20_000

const SCRIPTS = {
  hangul: /\p{Script=Hangul}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  han: /\p{Script=Han}/gu,
  letters: /\p{L}/gu,
} as const

/**
 * Detects the language of a text by its first 20,000 characters: the one of a script without spaces that has half of the
 * letters; Korean, Japanese or Chinese if at least a third of the
 * letters are theirs (each corresponds to two or three Latin ones), distinguished by Hangul and kana.
 */
export function textLanguage(text: string): TextLanguage {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const count = (script: RegExp) => sample.match(script)?.length ?? 0
  const letters = count(SCRIPTS.letters)
  const spaceless = SPACELESS_LANGUAGES.find((language) => count(SPACELESS[language]) * 2 > letters && letters > 0)
  if (spaceless) return spaceless
  const hangul = count(SCRIPTS.hangul)
  const kana = count(SCRIPTS.kana)
  const han = count(SCRIPTS.han)
  const eastAsian = hangul + kana + han
  if (eastAsian === 0 || eastAsian * 3 < letters) return 'other'
  if (hangul >= kana + han) return 'ko'
  return kana * 10 >= han ? 'ja' : 'zh'
}
