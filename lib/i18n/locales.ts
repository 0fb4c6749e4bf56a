export const LOCALES = ['ko', 'en', 'ja'] as const
export type Locale = (typeof LOCALES)[number]

/** Served without a prefix, and as `x-default`. */
export const DEFAULT_LOCALE: Locale = 'ko'

/** The language of keywords, llms.txt and samples in addition to the page's own. */
export const FALLBACK_LOCALE: Locale = 'en'

// Marked as pure so that the early script can be compiled without it.
export const PREFIXED_LOCALES = /* @__PURE__ */ LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { ko: '한국어', en: 'English', ja: '日本語' }

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value)
}

/** Open Graph's code of a language: with the region where most of its speakers live, as in `ko_KR`. */
export function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** The direction of a language's pages. */
export function writingDirection(locale: Locale): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
}
