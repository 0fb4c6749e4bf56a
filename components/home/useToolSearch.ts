'use client'

import { useCallback, useMemo, useState } from 'react'
import { loadSearchIndex } from '@/components/search/load-index'
import type { Locale } from '@/lib/i18n/locales'
import { createLearnedSearch } from '@/components/search/learned-search'
import type { SearchEntry, SearchHit } from '@/lib/search/rank'
import type { HomeTool } from './home-tool'

interface ToolSearch {
  /** The matching tools and needs, best match first; all tools for an empty query. */
  readonly search: (query: string) => SearchHit<HomeTool>[]
  /** The search index is loaded, or loading it failed. */
  readonly isComplete: boolean
  /** Loads the search index: synonyms, readings and the names in other languages. */
  readonly prepare: () => void
}

const withSlugOnly = (tool: HomeTool): SearchEntry => ({ ...tool, near: [], far: [tool.slug.replaceAll('-', ' ')] })

/** Searches the tools by the names on the page and, once it is loaded, by the search index. */
export function useToolSearch(locale: Locale, tools: readonly HomeTool[]): ToolSearch {
  const [index, setIndex] = useState<readonly SearchEntry[]>()
  const [failed, setFailed] = useState(false)
  const prepare = useCallback(() => {
    loadSearchIndex(locale).then(
      (loaded) => setIndex(loaded.tools),
      () => setFailed(true),
    )
  }, [locale])
  const search = useMemo(() => createLearnedSearch(index ?? tools.map(withSlugOnly)), [tools, index])
  return { search, isComplete: failed || index !== undefined, prepare }
}
