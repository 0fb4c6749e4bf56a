/** The language a text is judged to be in, by its letters; 'other' stands for every script with spaces between words. */
export type TextLanguage = 'ko' | 'ja' | 'zh' | 'other'

/** Characters looked at: enough to judge, and no work for a long text. */
const SAMPLE = 20_000

const SCRIPTS = {
  hangul: /\p{Script=Hangul}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  han: /\p{Script=Han}/gu,
  letters: /\p{L}/gu,
} as const

/**
 * Text → its language by its first 20,000 characters: Korean, Japanese or Chinese where their letters are a third or more
 * (each stands for two or three Latin ones), told apart by Hangul and kana.
 */
export function textLanguage(text: string): TextLanguage {
  const sample = text.slice(0, SAMPLE)
  const count = (script: RegExp) => sample.match(script)?.length ?? 0
  const hangul = count(SCRIPTS.hangul)
  const kana = count(SCRIPTS.kana)
  const han = count(SCRIPTS.han)
  const eastAsian = hangul + kana + han
  if (eastAsian === 0 || eastAsian * 3 < count(SCRIPTS.letters)) return 'other'
  if (hangul >= kana + han) return 'ko'
  return kana * 10 >= han ? 'ja' : 'zh'
}
