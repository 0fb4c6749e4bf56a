import type { ReactNode } from 'react'
import { PageShell } from '@/components/shell/PageShell'
import { PageReady } from '@/components/tool/PageReady'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { breadcrumbs, organization, type JsonLd } from '@/lib/seo/json-ld'
import { sitePagePreview, type SitePath } from '@/lib/seo/site-pages'

interface Props {
  locale: Locale
  /** Path without the language prefix. */
  path: SitePath
  /** Its name in the trail from the home page. */
  name: string
  /** More for search engines than where the page is and whose. */
  graph?: readonly JsonLd[]
  children: ReactNode
}

/** A page that is about the site and not a tool. */
export async function SitePage({ locale, path, name, graph = [], children }: Props) {
  const { page: shell } = await pageWords(locale, 'shell')
  const trail = [
    [shell.nav.home, '/'],
    [name, path],
  ] as const
  return (
    <PageShell
      locale={locale}
      path={path}
      preview={await sitePagePreview(locale, path)}
      graph={[organization(), breadcrumbs(locale, trail), ...graph]}
    >
      <PageReady />
      {children}
    </PageShell>
  )
}
