import type { MetadataRoute } from 'next'
import { LOCALES } from '@/lib/i18n/locales'
import { toolPath } from '@/lib/i18n/paths'
import { absoluteUrl, alternates } from '@/lib/seo/metadata'
import { SITE_PAGES } from '@/lib/seo/site-pages'
import { READY_TOOLS } from '@/lib/tools/registry'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [...Object.keys(SITE_PAGES), ...READY_TOOLS.map(({ slug }) => toolPath(slug))]
  return paths.flatMap((path) =>
    LOCALES.map((locale) => ({ url: absoluteUrl(locale, path), alternates: { languages: alternates(path) } })),
  )
}
