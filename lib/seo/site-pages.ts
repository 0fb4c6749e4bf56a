import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DEFAULT_LOCALE, isLocale, PREFIXED_LOCALES, type Locale } from '@/lib/i18n/locales'
import { needWords, pageWords, toolWords } from '@/lib/i18n/messages'
import { toolPath } from '@/lib/i18n/paths'
import { getNeed } from '@/lib/tools/registry'
import { pageMetadata, previewTags, type Described } from './metadata'

/** Site paths of the pages that are not tools, and the names of their message files. */
export const SITE_PAGES = {
  '/': 'home',
  '/about': 'about',
  '/ask': 'ask',
  '/contact': 'contact',
  '/privacy-policy': 'privacy',
  '/licenses': 'licenses',
} as const
export type SitePath = keyof typeof SITE_PAGES

export type LocaleParams = Promise<{ locale?: string }>

/** The language of a route by its prefix, the default one without; any other prefix is a 404. */
export async function localeOf(params: LocaleParams): Promise<Locale> {
  const { locale = DEFAULT_LOCALE } = await params
  if (!isLocale(locale)) notFound()
  return locale
}

export const prefixedLocaleParams = () => PREFIXED_LOCALES.map((locale) => ({ locale }))

async function describedSitePage(locale: Locale, path: SitePath): Promise<Described> {
  const { seo: words } = await pageWords(locale, SITE_PAGES[path])
  const { page } = await pageWords(locale, 'shell')
  return { locale, path, siteName: page.siteName, words }
}

export const sitePageMetadata = async (locale: Locale, path: SitePath) =>
  pageMetadata(await describedSitePage(locale, path))

export const sitePagePreview = async (locale: Locale, path: SitePath) =>
  previewTags(await describedSitePage(locale, path))

/** A tool's page, or a need's. Link previews show the name and purpose instead of the title for search engines. */
async function describedTool(locale: Locale, slug: string, need?: string): Promise<Described> {
  const { name, short, description, seo } = await (need ? needWords(locale, need) : toolWords(locale, slug))
  const { page } = await pageWords(locale, 'shell')
  const words = { ogTitle: `${name} · ${short}`, ogDescription: description, ...seo }
  const locales = need ? getNeed(slug, need).locales : undefined
  return { locale, path: toolPath(slug, need), siteName: page.siteName, words, locales }
}

export const toolPageMetadata = async (locale: Locale, slug: string, need?: string) =>
  pageMetadata(await describedTool(locale, slug, need))

export const toolPreview = async (locale: Locale, slug: string, need?: string) =>
  previewTags(await describedTool(locale, slug, need))

/** Metadata of the offline fallback page, which search engines must not index. */
export async function offlineMetadata(locale: Locale): Promise<Metadata> {
  const { page } = await pageWords(locale, 'offline')
  return { title: page.standIn.title, robots: { index: false } }
}
