import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { Launcher } from '@/components/search/Launcher'
import { EARLY_SCRIPT } from './early-script'
import { Footer } from './Footer'
import { SpeculationRules } from './SpeculationRules'
import { Toasts } from './Toasts'
import { Updates } from './Updates'

/** The document around every page: language, early script, skip link, footer, toasts, updates. Pages bring header and <main>. */
export async function RootShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { page } = await pageWords(locale, 'shell')
  const { page: offline } = await pageWords(locale, 'offline')
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171b22" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="button button-primary sr-only z-20 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {page.skip}
        </a>
        {children}
        <Footer locale={locale} />
        <Toasts {...page.toasts} />
        <Launcher />
        <Updates words={offline.update} />
        <SpeculationRules />
      </body>
    </html>
  )
}
