import type { MetadataRoute } from 'next'
import { LOCALES } from '@/lib/i18n/locales'
import { toolPath } from '@/lib/i18n/paths'
import { absoluteUrl, alternates } from '@/lib/seo/metadata'
import pageDates from '@/lib/seo/page-dates.json'
import { SITE_PAGES } from '@/lib/seo/site-pages'
import { READY_TOOLS } from '@/lib/tools/registry'

export const dynamic = 'force-static'

/** Day of a page's last change by language and site path; a page newer than the table has none yet. */
const DATES: Readonly<Record<string, Readonly<Record<string, string>>>> = pageDates

export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [...Object.keys(SITE_PAGES), ...READY_TOOLS.map(({ slug }) => toolPath(slug))]
  return paths.flatMap((path) =>
    LOCALES.map((locale) => ({
      url: absoluteUrl(locale, path),
      lastModified: DATES[locale]?.[path],
      alternates: { languages: alternates(path) },
    })),
  )
}
