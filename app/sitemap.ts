import type { MetadataRoute } from 'next'
import { LOCALES } from '@/lib/i18n/locales'
import { toolPath } from '@/lib/i18n/paths'
import { absoluteUrl, alternates } from '@/lib/seo/metadata'
import pageDates from '@/lib/seo/page-dates.json'
import { SITE_PAGES } from '@/lib/seo/site-pages'
import { CATALOG, needsIn } from '@/lib/tools/catalog'

export const dynamic = 'force-static'

/** Date of each page's last change, by language and site path; undefined for pages added since the table was written. */
const LAST_CHANGED: Readonly<Record<string, Readonly<Record<string, string>>>> = pageDates

export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [...Object.keys(SITE_PAGES), ...CATALOG.map(({ slug }) => toolPath(slug))]
  const pages = paths.flatMap((path) => LOCALES.map((locale) => ({ locale, path, locales: [...LOCALES] })))
  const needs = LOCALES.flatMap((locale) =>
    needsIn(locale).map(({ tool, slug, locales }) => ({ locale, path: toolPath(tool, slug), locales })),
  )
  return [...pages, ...needs].map(({ locale, path, locales }) => ({
    url: absoluteUrl(locale, path),
    lastModified: LAST_CHANGED[locale]?.[path],
    alternates: { languages: alternates(path, locales) },
  }))
}
