import { useLocale } from 'next-intl'

/** Texts one after the other; in Korean with commas alone, as the last “및” of `Intl.ListFormat` is that of an office. */
export function useListed(): (texts: readonly string[]) => string {
  const locale = useLocale()
  return (texts) => (locale === 'ko' ? texts.join(', ') : new Intl.ListFormat(locale).format(texts))
}
