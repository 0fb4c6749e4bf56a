import { DEFAULT_LOCALE, writingDirection, LOCALES } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { Launcher } from '@/components/search/Launcher'
import { NotFoundSearch } from '@/components/search/NotFoundSearch'
import { Footer } from '@/components/shell/Footer'
import { Header } from '@/components/shell/Header'
import { LocalToasts, type ToastsByLocale } from '@/components/shell/LocalToasts'
import { SiteLink } from '@/components/ui/layout/SiteLink'
import { EarlyScript } from '@/components/shell/inline/InlineScripts'

/**
 * A static host answers every unknown URL with this one file. It holds the texts of all languages, and the early script
 * sets `<html lang>` before the first paint to show one of them (`data-any`).
 */
export async function NotFoundPage() {
  const texts = await Promise.all(
    LOCALES.map(async (locale) => {
      const { page } = await pageWords(locale, 'shell')
      return { locale, words: page.notFound, toasts: page.toasts }
    }),
  )
  const toasts = Object.fromEntries(texts.map((text) => [text.locale, text.toasts])) as ToastsByLocale
  const others = LOCALES.map((locale) => `html[lang=${locale}] .only-in-language:not([lang=${locale}])`)
  return (
    <html lang={DEFAULT_LOCALE} data-any="" suppressHydrationWarning>
      <head>
        <EarlyScript />
        <style>{`${others.join()}{display:none}`}</style>
      </head>
      <body className="flex min-h-dvh flex-col">
        {LOCALES.map((locale) => (
          <div key={locale} lang={locale} dir={writingDirection(locale)} className="only-in-language">
            <Header locale={locale} pathIn={() => '/'} menuId={`language-menu-${locale}`} />
          </div>
        ))}
        <main data-ready="true" className="mx-auto w-full max-w-xl flex-1 p-5 pt-10 text-center">
          <h1 lang="en" className="text-base font-semibold tracking-normal text-ink-2">
            Page Not Found
          </h1>
          {texts.map(({ locale, words }) => (
            <div key={locale} lang={locale} dir={writingDirection(locale)} className="only-in-language mt-1">
              <h2 className="text-[clamp(24px,4vw,38px)] leading-tight font-extrabold tracking-tight">{words.title}</h2>
              <p className="mt-2 text-pretty text-ink-2">{words.text}</p>
              <SiteLink locale={locale} to="/" data-name="home" className="button button-primary mt-6">
                {words.home}
              </SiteLink>
            </div>
          ))}
          <div className="mt-8 min-h-[34rem] sm:min-h-[30rem]">
            <NotFoundSearch />
          </div>
        </main>
        {LOCALES.map((locale) => (
          <div key={locale} lang={locale} dir={writingDirection(locale)} className="only-in-language">
            <Footer locale={locale} />
          </div>
        ))}
        <LocalToasts words={toasts} />
        <Launcher />
      </body>
    </html>
  )
}
