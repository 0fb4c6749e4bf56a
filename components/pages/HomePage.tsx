import { createTranslator } from 'next-intl'
import { HomeTools } from '@/components/home/HomeTools'
import { PageShell } from '@/components/shell/PageShell'
import { NoScriptNotice } from '@/components/shell/NoScriptNotice'
import { MessagesProvider } from '@/components/tool/MessagesProvider'
import { PageReady } from '@/components/tool/PageReady'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords, toolWords } from '@/lib/i18n/messages'
import { nameParts } from '@/lib/i18n/name-parts'
import { organization, webSite } from '@/lib/seo/json-ld'
import { sitePagePreview } from '@/lib/seo/site-pages'
import { site } from '@/lib/site'
import { CATALOG } from '@/lib/tools/catalog'

export async function HomePage({ locale }: { locale: Locale }) {
  const home = await pageWords(locale, 'home')
  const { page: shell } = await pageWords(locale, 'shell')
  const t = createTranslator({ locale, messages: { page: home.page }, namespace: 'page' })
  const tools = await Promise.all(
    CATALOG.map(async ({ slug, category, icon, featured = false }) => {
      const { name, short } = await toolWords(locale, slug)
      return { slug, category, icon, featured, name, parts: nameParts(locale, name), short }
    }),
  )
  return (
    <PageShell
      locale={locale}
      path="/"
      preview={await sitePagePreview(locale, '/')}
      graph={[organization(), webSite(locale, shell.siteName, home.seo.description)]}
    >
      <NoScriptNotice locale={locale} />
      <div className="pt-7 pb-6 text-center md:pt-16">
        <h1>{home.page.title}</h1>
        <p className="mx-auto mt-3.5 max-w-xl text-base text-balance text-ink-2 sm:text-lg">
          {t('subtitle', { count: CATALOG.length })}
        </p>
      </div>
      <MessagesProvider locale={locale} messages={{ home: home.ui }}>
        <HomeTools locale={locale} tools={tools} partnerUrl={site.partnerUrl} />
      </MessagesProvider>
      <PageReady />
      <section className="mt-9 sm:mt-12" aria-labelledby="privacy">
        <h2 id="privacy" className="mb-3">
          {home.page.privacy.title}
        </h2>
        <ul className="grid gap-2 md:grid-cols-3 md:gap-3">
          {(['local', 'offline', 'free'] as const).map((card) => (
            <li key={card} className="card p-3 md:p-5">
              <h3>
                <span aria-hidden className="me-2">
                  {home.page.privacy[card].icon}
                </span>
                {home.page.privacy[card].title}
              </h3>
              <p className="mt-1 text-sm text-ink-2 md:text-[15px]">{home.page.privacy[card].text}</p>
            </li>
          ))}
        </ul>
      </section>
    </PageShell>
  )
}
