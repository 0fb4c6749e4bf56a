import { BASE_PATH } from '@/lib/base-path'
import { DEFAULT_LOCALE, type Locale } from './locales'

export { BASE_PATH }

/**
 * Site path (`/tools/x`, without language or base) → the path of that page in a language. Only the site's root ends in a
 * slash: without it a site in a folder would lie outside its own manifest and service worker.
 */
export function pathFor(locale: Locale, path: string): string {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  const page = path === '/' ? '' : path
  return BASE_PATH + (prefix + page || '/')
}

/** Site path of a tool's page. */
export function toolPath(slug: string): string {
  return `/tools/${slug}`
}
