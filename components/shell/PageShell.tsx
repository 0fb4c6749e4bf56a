import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { Header } from './Header'
import { LanguageOffer } from './LanguageOffer'

interface Props {
  locale: Locale
  /** Site path of the page, for the language menu and the current item of the navigation. */
  path: string
  children: ReactNode
}

/** Header and <main> of one page. */
export function PageShell({ locale, path, children }: Props) {
  return (
    <>
      <LanguageOffer locale={locale} path={path} />
      <Header locale={locale} path={path} />
      <main id="main" className="wrap w-full flex-1" suppressHydrationWarning>
        {children}
      </main>
    </>
  )
}
