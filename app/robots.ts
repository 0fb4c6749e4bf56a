import type { MetadataRoute } from 'next'
import { BASE_PATH } from '@/lib/i18n/paths'
import { site } from '@/lib/site'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${site.url}${BASE_PATH}/sitemap.xml` }
}
