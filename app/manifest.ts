import type { MetadataRoute } from 'next'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { manifestOf } from '@/lib/seo/manifest'

export const dynamic = 'force-static'

export default function manifest(): Promise<MetadataRoute.Manifest> {
  return manifestOf(DEFAULT_LOCALE)
}
