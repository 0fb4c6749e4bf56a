import { learnedPage, learnPage } from './learned'
import { searchForm } from '@/lib/search/normalize'
import { createSearch, type SearchEntry, type SearchHit } from '@/lib/search/rank'

/** Identifies a hit: the tool's slug, or tool/need. */
export function pageOf({ tool, need }: SearchHit<{ readonly slug: string }>): string {
  return need ? `${tool.slug}/${need.slug}` : tool.slug
}

/** `createSearch`, with what the visitor chose for the same query on this device first. */
export function createLearnedSearch<Entry extends SearchEntry>(
  entries: readonly Entry[],
): (text: string) => SearchHit<Entry>[] {
  const search = createSearch(entries)
  return (text) => {
    const found = search(text)
    const page = text.trim() === '' ? undefined : learnedPage(searchForm(text))
    const chosen = found.find((hit) => pageOf(hit) === page)
    return chosen ? [chosen, ...found.filter((hit) => hit !== chosen)] : found
  }
}

/** Remembers on this device what was chosen for a query, unless the tool is about health: the device may be shared. */
export function learnChoice(query: string, hit: SearchHit<Pick<SearchEntry, 'slug' | 'learnable'>> | undefined): void {
  if (query.trim() !== '' && hit?.tool.learnable) learnPage(searchForm(query), pageOf(hit))
}
