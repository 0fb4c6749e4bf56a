'use client'

import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useAnswer } from '@/components/search/useAnswer'
import type { Locale } from '@/lib/i18n/locales'
import { pathFor, toolPath } from '@/lib/i18n/paths'
import { FileChoices } from './FileChoices'
import { FoundTools, inCategory, type Filter } from './FoundTools'
import { focusCard } from './grid-keys'
import type { HomeTool } from './home-tool'
import { SearchBox } from './SearchBox'
import { useAddressQuery } from './useAddressQuery'
import { useToolSearch } from './useToolSearch'

interface Props {
  locale: Locale
  tools: readonly HomeTool[]
  partnerUrl: string
}

/** The interactive part of the home page: search, the visitor's own tools, featured tools and the grid with its filter. */
export function HomeTools({ locale, tools, partnerUrl }: Props) {
  const { search, isComplete, prepare } = useToolSearch(locale, tools)
  const [query, setQuery] = useAddressQuery()
  const [filter, setFilter] = useState<Filter>('all')
  const { isAnswered, card } = useAnswer(locale, query)
  // What is typed and the answer to it are shown first: searching and drawing the list takes a phone longer than a frame.
  const listed = useDeferredValue(query)
  const isListAnswered = useDeferredValue(isAnswered)
  const matches = useMemo(() => search(listed), [search, listed])
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const focusSearch = useCallback(() => input.current?.focus(), [])

  const isSearching = query.trim() !== ''
  useEffect(() => {
    if (isSearching) prepare()
  }, [isSearching, prepare])

  const firstResultUrl = () => {
    const [first] = inCategory(search(query), filter)
    if (first) return pathFor(locale, toolPath(first.tool.slug, first.need?.slug))
    return box.current?.querySelector<HTMLAnchorElement>('a[data-name="openAnswer"]')?.href
  }

  return (
    <>
      <SearchBox
        ref={input}
        query={query}
        onQuery={setQuery}
        onFocus={prepare}
        onArrowDown={() => focusCard(list.current, 0)}
        firstResultUrl={firstResultUrl}
      />
      <div ref={box}>{card}</div>
      <FileChoices locale={locale} />
      <FoundTools
        locale={locale}
        tools={tools}
        partnerUrl={partnerUrl}
        query={listed}
        matches={matches}
        filter={filter}
        onFilter={setFilter}
        isComplete={isComplete}
        isAnswered={isListAnswered}
        list={list}
        onLeave={focusSearch}
      />
    </>
  )
}
