import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales'

/** The language of the page. The not-found page knows its language only in the browser. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}
