/** Detected language of a text; 'other' is every language with spaces between words. */
export type TextLanguage = 'ko' | 'ja' | 'zh' | 'other'

/** Number of characters that the detection examines. */
const SAMPLE_LENGTH = 20_000

const SCRIPTS = {
  hangul: /\p{Script=Hangul}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  han: /\p{Script=Han}/gu,
  letters: /\p{L}/gu,
} as const

/**
 * Detects the language of a text by its first 20,000 characters: Korean, Japanese or Chinese if at least a third of the
 * letters are theirs (each corresponds to two or three Latin ones), distinguished by Hangul and kana.
 */
export function textLanguage(text: string): TextLanguage {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const count = (script: RegExp) => sample.match(script)?.length ?? 0
  const hangul = count(SCRIPTS.hangul)
  const kana = count(SCRIPTS.kana)
  const han = count(SCRIPTS.han)
  const eastAsian = hangul + kana + han
  if (eastAsian === 0 || eastAsian * 3 < count(SCRIPTS.letters)) return 'other'
  if (hangul >= kana + han) return 'ko'
  return kana * 10 >= han ? 'ja' : 'zh'
}
