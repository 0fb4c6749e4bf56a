import type { ReactNode } from 'react'
import { writingDirection, type Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { Launcher } from '@/components/search/Launcher'
import { Footer } from './Footer'
import { EarlyScript, SpeculationRules } from './inline/InlineScripts'
import { Toasts } from './Toasts'
import { Updates } from './Updates'

/** The document of every page. The pages themselves add header and `<main>`. */
export async function RootShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { page } = await pageWords(locale, 'shell')
  const { page: offline } = await pageWords(locale, 'offline')
  return (
    <html lang={locale} dir={writingDirection(locale)} suppressHydrationWarning>
      <head>
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171b22" media="(prefers-color-scheme: dark)" />
        {/* No paint before the document is parsed: what is shown in parts would move as the rest arrives. */}
        <link rel="expect" href="#footer" blocking="render" />
        <EarlyScript />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="button button-primary sr-only z-20 focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
        >
          {page.skip}
        </a>
        {children}
        <Footer locale={locale} id="footer" />
        <Toasts {...page.toasts} />
        <Launcher />
        <Updates words={offline.update} />
        <SpeculationRules />
      </body>
    </html>
  )
}
