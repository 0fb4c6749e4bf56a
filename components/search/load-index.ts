import { BASE_PATH } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchIndex } from '@/lib/search/index-file'

const indexes = new Map<Locale, Promise<SearchIndex>>()

async function read(locale: Locale): Promise<SearchIndex> {
  // Its address says nothing about its content, so a kept copy is used only if it is still the current one.
  const response = await fetch(`${BASE_PATH}/search-index/${locale}.json`, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`search index: ${response.status}`)
  return (await response.json()) as SearchIndex
}

/** The search index of a language, read once a page; rejects when it cannot be read, and may be tried again. */
export function loadSearchIndex(locale: Locale): Promise<SearchIndex> {
  const known = indexes.get(locale)
  if (known) return known
  const loading = read(locale)
  indexes.set(locale, loading)
  loading.catch(() => indexes.delete(locale))
  return loading
}
