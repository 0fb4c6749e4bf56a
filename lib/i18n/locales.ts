export const LOCALES = ['ko', 'en', 'ja'] as const
export type Locale = (typeof LOCALES)[number]

/** Served without a prefix; also `x-default`. */
export const DEFAULT_LOCALE: Locale = 'ko'

export const PREFIXED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** How each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { ko: '한국어', en: 'English', ja: '日本語' }

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value)
}
