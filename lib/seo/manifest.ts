import 'server-only'
import type { MetadataRoute } from 'next'
import { SHARE_PATH } from '@/lib/offline/share-target'
import { writingDirection, type Locale } from '@/lib/i18n/locales'
import { pageWords, toolWords } from '@/lib/i18n/messages'
import { IMAGE_FORMATS } from '@/lib/image/formats/image-formats'
import { BASE_PATH, pathFor, toolPath } from '@/lib/i18n/paths'
import { CATALOG } from '@/lib/tools/catalog'

/** The pictures that cameras and programs save, by MIME type. */
const PHOTO_TYPES = Object.fromEntries(
  (['jpeg', 'png', 'webp', 'heic', 'avif'] as const).map((kind) => {
    const { mimeType, extensions } = IMAGE_FORMATS[kind]
    return [mimeType, extensions.map((name) => `.${name}`)]
  }),
)

type Manifest = MetadataRoute.Manifest & {
  file_handlers: { action: string; accept: Readonly<Record<string, readonly string[]>> }[]
}

/** URL path of a language's manifest. */
export function manifestPath(locale: Locale): string {
  return pathFor(locale, '/manifest.webmanifest')
}

/**
 * The web app manifest in a language. All languages are one app (`id`), which starts in the language it was installed
 * in. Shared files are posted to the service worker, which stores them for the home page.
 */
export async function manifestOf(locale: Locale): Promise<Manifest> {
  const { page } = await pageWords(locale, 'shell')
  const { seo } = await pageWords(locale, 'home')
  const featured = CATALOG.filter((tool) => tool.featured)
  return {
    id: `${BASE_PATH}/`,
    name: page.siteName,
    short_name: page.siteName,
    description: seo.description,
    lang: locale,
    dir: writingDirection(locale),
    start_url: pathFor(locale, '/'),
    scope: `${BASE_PATH}/`,
    display: 'standalone',
    background_color: '#f7f8fa',
    theme_color: '#3d3bdb',
    categories: ['utilities', 'productivity'],
    icons: [
      { src: `${BASE_PATH}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${BASE_PATH}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${BASE_PATH}/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: `${BASE_PATH}/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: await Promise.all(
      featured.map(async ({ slug }) => ({
        name: (await toolWords(locale, slug)).name,
        url: pathFor(locale, toolPath(slug)),
        icons: [{ src: `${BASE_PATH}/icon-192.png`, sizes: '192x192', type: 'image/png' }],
      })),
    ),
    share_target: {
      action: pathFor(locale, SHARE_PATH),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['image/*'] }] },
    },
    file_handlers: [{ action: pathFor(locale, '/'), accept: PHOTO_TYPES }],
  }
}
