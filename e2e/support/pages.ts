import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_LOCALE, PREFIXED_LOCALES } from '@/lib/i18n/locales'
import { builtPages } from '@/scripts/built-pages.mjs'

const OUT = path.join(process.cwd(), 'out')
const PREFIX = new RegExp(`^/(${PREFIXED_LOCALES.join('|')})(?=/|$)`)

let pages: readonly string[] | undefined

/** Addresses of all pages, one for each HTML file of `out/`: `/`, `/en`, `/tools/x`, … */
export function allPages(): readonly string[] {
  pages ??= builtPages(OUT)
  return pages
}

/** Addresses of the tools' pages in one language. */
export function toolPages(prefix = ''): string[] {
  return allPages().filter((page) => page.startsWith(`${prefix}/tools/`) && !isNeed(page))
}

function isNeed(page: string): boolean {
  return /\/tools\/[^/]+\/./.test(page)
}

/** Addresses of the needs' pages, in all languages. */
export function needPages(): string[] {
  return allPages().filter(isNeed)
}

/** Addresses of all other pages: what holds for a tool's page in a browser holds for its needs', which have the same parts. */
export function ownPages(): string[] {
  return allPages().filter((page) => !isNeed(page))
}

/** Address of a page without its language. */
export function neutralPath(page: string): string {
  return page.replace(PREFIX, '') || '/'
}

/** Language of an address. */
export function languageOf(page: string): string {
  return PREFIX.exec(page)?.[1] ?? DEFAULT_LOCALE
}

/** File of the built site for an address. */
export function fileOf(page: string): string {
  return path.join(OUT, page === '/' ? 'index.html' : `${page}.html`)
}

const cache = new Map<string, string>()

/** The built HTML of a page, read once. */
export function htmlOf(page: string): string {
  const html = cache.get(page) ?? readFileSync(fileOf(page), 'utf8')
  cache.set(page, html)
  return html
}

export function outFile(name: string): string {
  return path.join(OUT, name)
}
