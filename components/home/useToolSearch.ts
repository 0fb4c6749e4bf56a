'use client'

import { useCallback, useMemo, useState } from 'react'
import { loadSearchIndex } from '@/components/search/load-index'
import type { Locale } from '@/lib/i18n/locales'
import { createSearch, type SearchEntry } from '@/lib/search/rank'
import type { HomeTool } from './HomeTools'

interface ToolSearch {
  /** The tools that fit, best first; all that are known for an empty query. */
  readonly search: (query: string) => HomeTool[]
  /** All tools are known, and all their words are searched, or cannot be had. */
  readonly complete: boolean
  /** Fetches what the page itself does not hold: synonyms, readings, other languages, of a large catalog most tools. */
  readonly prepare: () => void
}

const withSlugOnly = (tool: HomeTool): SearchEntry => ({ ...tool, near: [], far: [tool.slug.replaceAll('-', ' ')] })

/** Searches the tools of the page by their names and, once the index has come, all tools by everything people call them. */
export function useToolSearch(locale: Locale, tools: readonly HomeTool[]): ToolSearch {
  const [index, setIndex] = useState<readonly SearchEntry[]>()
  const [failed, setFailed] = useState(false)
  const prepare = useCallback(() => {
    loadSearchIndex(locale).then(
      (loaded) => setIndex(loaded.tools),
      () => setFailed(true),
    )
  }, [locale])
  const search = useMemo(() => createSearch(index ?? tools.map(withSlugOnly)), [tools, index])
  return { search, complete: failed || index !== undefined, prepare }
}
