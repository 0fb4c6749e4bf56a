import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isLocale, PREFIXED_LOCALES, type Locale } from '@/lib/i18n/locales'
import { needWords, pageWords, toolWords } from '@/lib/i18n/messages'
import { toolPath } from '@/lib/i18n/paths'
import { getNeed } from '@/lib/tools/registry'
import { pageMetadata } from './metadata'

/** Site paths of the pages that are not tools, and the names of their message files. */
export const SITE_PAGES = {
  '/': 'home',
  '/about': 'about',
  '/contact': 'contact',
  '/privacy-policy': 'privacy',
  '/licenses': 'licenses',
} as const
export type SitePath = keyof typeof SITE_PAGES

export type LocaleParams = Promise<{ locale: string }>

/** The language of a prefixed route; any other prefix is a 404. */
export async function localeOf(params: LocaleParams): Promise<Locale> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return locale
}

export const prefixedLocaleParams = () => PREFIXED_LOCALES.map((locale) => ({ locale }))

export async function sitePageMetadata(locale: Locale, path: SitePath): Promise<Metadata> {
  const { seo } = await pageWords(locale, SITE_PAGES[path])
  const { page } = await pageWords(locale, 'shell')
  return pageMetadata(locale, path, page.siteName, seo)
}

/**
 * Metadata of a tool's page, or of a need's. Link previews show the name and purpose instead of the title for search
 * engines.
 */
export async function toolMetadata(locale: Locale, slug: string, need?: string): Promise<Metadata> {
  const { name, short, description, seo } = await (need ? needWords(locale, need) : toolWords(locale, slug))
  const { page } = await pageWords(locale, 'shell')
  const shared = { ogTitle: `${name} · ${short}`, ogDescription: description }
  const locales = need ? getNeed(slug, need).locales : undefined
  return pageMetadata(locale, toolPath(slug, need), page.siteName, { ...shared, ...seo }, locales)
}

/** Metadata of the offline fallback page, which search engines must not index. */
export async function offlineMetadata(locale: Locale): Promise<Metadata> {
  const { page } = await pageWords(locale, 'offline')
  return { title: page.standIn.title, robots: { index: false } }
}
