import { BASE_PATH } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchIndex } from '@/lib/search/index-file'

const indexes = new Map<Locale, Promise<SearchIndex>>()

async function read(locale: Locale): Promise<SearchIndex> {
  // The URL has no content hash, so a cached copy has to be revalidated.
  const response = await fetch(`${BASE_PATH}/search-index/${locale}.json`, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`search index: ${response.status}`)
  return (await response.json()) as SearchIndex
}

/** Loads the search index of a language once per page. Rejects if loading fails; the next call tries again. */
export function loadSearchIndex(locale: Locale): Promise<SearchIndex> {
  const cached = indexes.get(locale)
  if (cached) return cached
  const loading = read(locale)
  indexes.set(locale, loading)
  loading.catch(() => indexes.delete(locale))
  return loading
}
