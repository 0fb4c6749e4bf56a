'use client'

import { useCallback, useMemo, useState } from 'react'
import { loadSearchIndex } from '@/components/search/load-index'
import type { Locale } from '@/lib/i18n/locales'
import { createSearch, type SearchEntry } from '@/lib/search/rank'
import type { HomeTool } from './HomeTools'

interface ToolSearch {
  /** The tools that fit, best first; all of them for an empty query. */
  readonly search: (query: string) => HomeTool[]
  /** All words of the tools are searched, or cannot be had. */
  readonly complete: boolean
  /** Fetches what the page itself does not hold: synonyms, readings, other languages. */
  readonly prepare: () => void
}

/** Searches the tools of the page by their names and, once the index has come, by everything people call them. */
export function useToolSearch(locale: Locale, tools: readonly HomeTool[]): ToolSearch {
  const [index, setIndex] = useState<readonly SearchEntry[]>()
  const [failed, setFailed] = useState(false)
  const prepare = useCallback(() => {
    loadSearchIndex(locale).then(
      (loaded) => setIndex(loaded.tools),
      () => setFailed(true),
    )
  }, [locale])
  const search = useMemo(() => {
    const known = new Map(index?.map((entry) => [entry.slug, entry]))
    const entries = tools.map((tool) => ({
      ...tool,
      near: known.get(tool.slug)?.near ?? [],
      far: known.get(tool.slug)?.far ?? [tool.slug.replaceAll('-', ' ')],
    }))
    return createSearch(entries)
  }, [tools, index])
  return { search, complete: failed || index !== undefined, prepare }
}
