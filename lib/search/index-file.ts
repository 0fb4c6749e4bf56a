import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords, toolWords, type ClientSearchWords } from '@/lib/i18n/messages'
import { READY_TOOLS } from '@/lib/tools/registry'
import type { ToolRow } from '@/lib/tools/catalog'
import { searchEntry, type ToolTexts } from './entries'
import type { SearchEntry } from './rank'

/** What searching needs in one language; a file of its own, read on first use. */
export interface SearchIndex {
  readonly words: ClientSearchWords
  readonly tools: readonly SearchEntry[]
}

async function textsOf(locale: Locale, { slug }: ToolRow): Promise<ToolTexts> {
  const { name, short, seo } = await toolWords(locale, slug)
  const aliases: Readonly<Record<string, string>> = (await pageWords(locale, 'search')).aliases
  return { name, short, keywords: seo.keywords, aliases: aliases[slug] ?? '' }
}

export async function searchIndex(locale: Locale): Promise<SearchIndex> {
  const tools = await Promise.all(
    READY_TOOLS.map(async (tool) => {
      const [ko, en, ja] = await Promise.all([textsOf('ko', tool), textsOf('en', tool), textsOf('ja', tool)])
      return searchEntry(locale, tool, { ko, en, ja })
    }),
  )
  return { words: (await pageWords(locale, 'search')).ui, tools }
}
