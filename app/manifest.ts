import type { MetadataRoute } from 'next'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { pageWords, toolWords } from '@/lib/i18n/messages'
import { BASE_PATH, pathFor, toolPath } from '@/lib/i18n/paths'
import { READY_TOOLS } from '@/lib/tools/registry'

export const dynamic = 'force-static'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { page } = await pageWords(DEFAULT_LOCALE, 'shell')
  const { seo } = await pageWords(DEFAULT_LOCALE, 'home')
  const featured = READY_TOOLS.filter((tool) => tool.featured)
  return {
    name: page.siteName,
    short_name: page.siteName,
    description: seo.description,
    lang: DEFAULT_LOCALE,
    start_url: pathFor(DEFAULT_LOCALE, '/'),
    scope: `${BASE_PATH}/`,
    display: 'standalone',
    background_color: '#f7f8fa',
    theme_color: '#3d3bdb',
    icons: [
      { src: `${BASE_PATH}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${BASE_PATH}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${BASE_PATH}/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: `${BASE_PATH}/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: await Promise.all(
      featured.map(async ({ slug }) => ({
        name: (await toolWords(DEFAULT_LOCALE, slug)).name,
        url: pathFor(DEFAULT_LOCALE, toolPath(slug)),
      })),
    ),
  }
}
