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

/** The metadata of a page for search engines and link previews; `locales`: the languages that have it. */
export function pageMetadata(
  locale: Locale,
  path: string,
  siteName: string,
  words: SeoWords,
  locales: readonly Locale[] = LOCALES,
): Metadata {
  const openGraph = { title: words.ogTitle ?? words.title, description: words.ogDescription ?? words.description }
  const image = {
    url: socialPictureUrl(locale, path),
    type: 'image/png',
    width: 1200,
    height: 630,
    alt: openGraph.title,
  }
  return {
    metadataBase: new URL(site.url),
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    applicationName: siteName,
    alternates: { canonical: absoluteUrl(locale, path), languages: alternates(path, locales) },
    openGraph: {
      ...openGraph,
      type: 'website',
      siteName,
      url: absoluteUrl(locale, path),
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphLocale),
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title: words.twitterTitle ?? openGraph.title,
      description: words.twitterDescription ?? openGraph.description,
      images: [image.url],
    },
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
