import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { pathFor } from '@/lib/i18n/paths'
import type { JsonLd } from '@/lib/seo/json-ld'
import type { PreviewTags } from '@/lib/seo/metadata'
import { Header } from './Header'
import { LanguageOffer } from './LanguageOffer'
import { PreviewHead, StructuredDataScript } from './inline/InlineScripts'
import { serverTexts } from './inline/server-texts'
import { unglued } from '@/lib/i18n/glue'

interface Props {
  locale: Locale
  /** Path of the page without the language prefix, for the language menu and the current navigation item. */
  path: string
  /** Path of the page that another language has in its place; the same by default. */
  pathIn?: (locale: Locale) => string
  /** Structured data about the page for search engines. */
  graph?: readonly JsonLd[]
  /** Preview of links to the page; none for pages that no one links to. */
  preview?: PreviewTags
  children: ReactNode
}

/** Header and <main> of one page. */
export function PageShell({ locale, path, pathIn = () => path, graph, preview, children }: Props) {
  return (
    <>
      {graph && <StructuredData page={pathFor(locale, path)} graph={graph} />}
      {preview && <LinkPreview page={pathFor(locale, path)} tags={preview} />}
      <LanguageOffer locale={locale} pathIn={pathIn} />
      <Header locale={locale} path={path} pathIn={pathIn} />
      <main id="main" className="wrap w-full flex-1" suppressHydrationWarning>
        {children}
      </main>
    </>
  )
}

/** The tags by which links to a page are previewed, and its addresses in other languages. */
function LinkPreview({ page, tags }: { page: string; tags: PreviewTags }) {
  serverTexts().set(`preview of ${page}`, JSON.stringify(tags))
  return <PreviewHead page={page} />
}

/** The schema.org data of a page. `<` is escaped so that no text can close the script element. */
function StructuredData({ page, graph }: { page: string; graph: readonly JsonLd[] }) {
  const json = unglued(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })).replaceAll('<', '\\u003c')
  serverTexts().set(page, json)
  return <StructuredDataScript page={page} />
}
