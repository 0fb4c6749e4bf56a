import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '@/lib/i18n/locales'
import { readWords } from './messages'

/** What a hook returns among the words of a tool in a language; for hooks without effects, and without a DOM. */
export function callHook<Result>(locale: Locale, slug: string, useHook: () => Result): Result {
  const { ui } = readWords(locale, slug) as { ui: unknown }
  let result: Result | undefined
  function Caller() {
    result = useHook()
    return null
  }
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ [slug]: ui } as never} timeZone="UTC">
      <Caller />
    </NextIntlClientProvider>,
  )
  return result as Result
}
