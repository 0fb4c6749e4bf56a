export const LOCALES = ['ko', 'en', 'ja'] as const
export type Locale = (typeof LOCALES)[number]

/** Served without a prefix, and as `x-default`. */
export const DEFAULT_LOCALE: Locale = 'ko'

// Marked as pure: the early script is compiled without it.
export const PREFIXED_LOCALES = /* @__PURE__ */ LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { ko: '한국어', en: 'English', ja: '日本語' }

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value)
}
