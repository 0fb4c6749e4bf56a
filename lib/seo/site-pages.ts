import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isLocale, PREFIXED_LOCALES, type Locale } from '@/lib/i18n/locales'
import { pageWords, toolWords } from '@/lib/i18n/messages'
import { toolPath } from '@/lib/i18n/paths'
import type { ToolRow } from '@/lib/tools/catalog'
import { findTool, READY_TOOLS } from '@/lib/tools/registry'
import { pageMetadata } from './metadata'

/** The site's own pages: site path → the file of their words. */
export const SITE_PAGES = {
  '/': 'home',
  '/about': 'about',
  '/contact': 'contact',
  '/privacy-policy': 'privacy',
} as const
export type SitePath = keyof typeof SITE_PAGES

export type LocaleParams = Promise<{ locale: string }>
export type SlugParams = Promise<{ slug: string }>

/** The language of a prefixed route; anything else is not found. */
export async function localeOf(params: LocaleParams): Promise<Locale> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return locale
}

/** The tool of a route; a slug without a page is not found. */
export async function toolOf(params: SlugParams): Promise<ToolRow> {
  const tool = findTool((await params).slug)
  if (!tool) notFound()
  return tool
}

export const prefixedLocaleParams = () => PREFIXED_LOCALES.map((locale) => ({ locale }))
export const slugParams = () => READY_TOOLS.map(({ slug }) => ({ slug }))

export async function sitePageMetadata(locale: Locale, path: SitePath): Promise<Metadata> {
  const { seo } = await pageWords(locale, SITE_PAGES[path])
  const { page } = await pageWords(locale, 'shell')
  return pageMetadata(locale, path, page.siteName, seo)
}

/** A tool's head. The title is for who searches; who gets a link is told what the tool is called and does. */
export async function toolMetadata(locale: Locale, tool: ToolRow): Promise<Metadata> {
  const { name, short, description, seo } = await toolWords(locale, tool.slug)
  const { page } = await pageWords(locale, 'shell')
  const shared = { ogTitle: `${name} · ${short}`, ogDescription: description }
  return pageMetadata(locale, toolPath(tool.slug), page.siteName, { ...shared, ...seo })
}
