import 'server-only'
import type { Metadata } from 'next'
import { DEFAULT_LOCALE, LOCALES, openGraphLocale, type Locale } from '@/lib/i18n/locales'
import type { SeoWords } from '@/lib/i18n/messages'
import { BASE_PATH, pathFor } from '@/lib/i18n/paths'
import { site } from '@/lib/site'
import { manifestPath } from './manifest'

/** Absolute URL of a page in a language, from its site path (without language). */
export function absoluteUrl(locale: Locale, path: string): string {
  return site.url + pathFor(locale, path)
}

/** Absolute URLs of a page in every language that has it, by hreflang including `x-default`. */
export function alternates(path: string, locales: readonly Locale[] = LOCALES): Record<string, string> {
  const languages = locales.map((locale) => [locale, absoluteUrl(locale, path)])
  const other = locales.find((locale) => locale === DEFAULT_LOCALE) ?? locales[0] ?? DEFAULT_LOCALE
  return Object.fromEntries([...languages, ['x-default', absoluteUrl(other, path)]]) as Record<string, string>
}

/** Absolute URL of a page's social picture, which the build draws: `/og/ko/tools/x.png`, `/og/ko/home.png`. */
export function socialPictureUrl(locale: Locale, path: string): string {
  return `${site.url}${BASE_PATH}/og/${locale}${path === '/' ? '/home' : path}.png`
}

/** What a page is described with. */
export interface Described {
  readonly locale: Locale
  readonly path: string
  readonly siteName: string
  readonly words: SeoWords
  /** The languages that have the page; all unless given. */
  readonly locales?: readonly Locale[]
}

/** The metadata of a page for search engines and home screens, without its link preview. */
export function pageMetadata({ locale, path, siteName, words }: Described): Metadata {
  return {
    metadataBase: new URL(site.url),
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    applicationName: siteName,
    alternates: { canonical: absoluteUrl(locale, path) },
    manifest: manifestPath(locale),
    icons: {
      icon: [
        { url: `${BASE_PATH}/favicon.ico`, sizes: '32x32' },
        { url: `${BASE_PATH}/icon.svg`, type: 'image/svg+xml' },
      ],
      apple: `${BASE_PATH}/apple-touch-icon.png`,
    },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

/** Tags of a page's head that nothing in the browser reads: of a preview, and of the same page in other languages. */
export interface PreviewTags {
  /** Content by `property` (Open Graph) or `name` (Twitter). */
  readonly metas: readonly (readonly [attribute: 'property' | 'name', key: string, content: string])[]
  readonly alternates: readonly (readonly [hreflang: string, url: string])[]
}

/** An address as Next writes the canonical one: the root of a domain has no slash, that of a folder keeps it. */
function canonicalUrl(url: string): string {
  const { origin, pathname } = new URL(url)
  return pathname === '/' ? origin : url
}

/** The tags by which a link to a page is previewed, and its addresses in every language. */
export function previewTags({ locale, path, siteName, words, locales = LOCALES }: Described): PreviewTags {
  const title = words.ogTitle ?? words.title
  const description = words.ogDescription ?? words.description
  const picture = socialPictureUrl(locale, path)
  const others = locales.filter((other) => other !== locale)
  const addresses = Object.entries(alternates(path, locales)).map(([tag, url]) => [tag, canonicalUrl(url)] as const)
  return {
    alternates: addresses,
    metas: [
      ['property', 'og:title', title],
      ['property', 'og:description', description],
      ['property', 'og:url', canonicalUrl(absoluteUrl(locale, path))],
      ['property', 'og:site_name', siteName],
      ['property', 'og:locale', openGraphLocale(locale)],
      ...others.map((other) => ['property', 'og:locale:alternate', openGraphLocale(other)] as const),
      ['property', 'og:image', picture],
      ['property', 'og:image:type', 'image/png'],
      ['property', 'og:image:width', '1200'],
      ['property', 'og:image:height', '630'],
      ['property', 'og:image:alt', title],
      ['property', 'og:type', 'website'],
      ['name', 'twitter:card', 'summary_large_image'],
      ['name', 'twitter:title', words.twitterTitle ?? title],
      ['name', 'twitter:description', words.twitterDescription ?? description],
      ['name', 'twitter:image', picture],
    ],
  }
}
