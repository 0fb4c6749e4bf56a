'use client'

import '@/app/globals.css'
import { ErrorDetails } from '@/components/ui/feedback/ErrorDetails'
import { GLOBAL_ERROR_WORDS } from '@/components/shell/global-error-words'
import { DEFAULT_LOCALE, writingDirection, isLocale } from '@/lib/i18n/locales'
import { BASE_PATH, pathFor } from '@/lib/i18n/paths'

/** Replaces the whole document when rendering fails outside every other error boundary. */
export default function GlobalError({ error }: { error: Error }) {
  const isInBrowser = typeof location !== 'undefined'
  const prefix = isInBrowser ? location.pathname.slice(BASE_PATH.length).split('/')[1] : ''
  // React takes the early script's attributes from the document it replaces.
  const theme = isInBrowser ? document.documentElement.dataset.theme : undefined
  const locale = isLocale(prefix) ? prefix : DEFAULT_LOCALE
  const words = GLOBAL_ERROR_WORDS[locale]
  return (
    <html lang={locale} dir={writingDirection(locale)} data-theme={theme}>
      <body className="grid min-h-dvh place-items-center p-5">
        <main className="w-full max-w-2xl">
          <ErrorDetails
            title={words.title}
            heading="Unexpected Application Error!"
            text={words.text}
            error={error}
            words={words}
          >
            <a href={pathFor(locale, '/')} className="button button-primary">
              {words.home}
            </a>
          </ErrorDetails>
        </main>
      </body>
    </html>
  )
}
