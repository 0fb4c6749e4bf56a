import { BASE_PATH } from '@/lib/base-path'
import { DEFAULT_LOCALE, type Locale } from './locales'

export { BASE_PATH }

/**
 * URL path of a page in a language, from its site path (`/tools/x`, without language or base path). Only the root ends
 * in a slash, which a site in a folder needs to be within the scope of its manifest and service worker.
 */
export function pathFor(locale: Locale, path: string): string {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  const page = path === '/' ? '' : path
  return BASE_PATH + (prefix + page || '/')
}

/** Site path of a tool's page, or of a need's that it answers. */
export function toolPath(slug: string, need?: string): string {
  return need === undefined ? `/tools/${slug}` : `/tools/${slug}/${need}`
}
