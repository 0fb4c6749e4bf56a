'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { FeaturedTools } from './FeaturedTools'
import { focusCard } from './grid-keys'
import { MyTools } from './MyTools'
import { SearchBox } from './SearchBox'
import { SearchStatus } from './SearchStatus'
import { ToolGrid } from './ToolGrid'
import { useAddressQuery } from './useAddressQuery'
import { useToolSearch } from './useToolSearch'

const FILTERS = ['all', 'image', 'text', 'calculator', 'utility'] as const
type Filter = (typeof FILTERS)[number]

export interface HomeTool {
  readonly slug: string
  readonly category: string
  readonly icon: string
  readonly featured: boolean
  readonly name: string
  readonly short: string
}

interface Props {
  locale: Locale
  tools: readonly HomeTool[]
  partnerUrl: string
}

/** Search box, the visitor's own and the featured tools, and the grid of all tools with its category filter. All of it is local. */
export function HomeTools({ locale, tools, partnerUrl }: Props) {
  const t = useTranslations('home')
  const [filter, setFilter] = useState<Filter>('all')
  const { search, complete, prepare } = useToolSearch(locale, tools)
  const [query, setQuery] = useAddressQuery()
  const grid = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const searching = query.trim() !== ''
  useEffect(() => {
    if (searching) prepare()
  }, [searching, prepare])

  const found = useMemo(() => search(query), [search, query])
  const inFilter = (name: Filter) => found.filter(({ category }) => name === 'all' || category === name)
  const shown = inFilter(filter)
  const exists = (name: Filter) => name === 'all' || tools.some(({ category }) => category === name)

  return (
    <>
      <SearchBox
        ref={input}
        query={query}
        onQuery={setQuery}
        onFocus={prepare}
        onDown={() => focusCard(grid.current, 0)}
        best={() => grid.current?.querySelector<HTMLAnchorElement>('a[data-tool]')?.href}
      />
      {!searching && (
        <>
          <MyTools locale={locale} tools={tools} />
          <FeaturedTools locale={locale} tools={tools.filter(({ featured }) => featured)} partnerUrl={partnerUrl} />
        </>
      )}
      <section className="mt-11" aria-labelledby="all-tools">
        <h2 id="all-tools" className="mb-3">
          {t(searching ? 'results' : 'allTools')}
        </h2>
        <div role="group" aria-label={t('filter.label')} className="mb-4 flex flex-wrap gap-2">
          {FILTERS.filter(exists).map((name) => (
            <button
              key={name}
              type="button"
              name="category"
              value={name}
              aria-pressed={filter === name}
              onClick={() => setFilter(name)}
              className="min-h-11 rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold text-ink-2 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-bg"
            >
              {t(`filter.${name}`)} {inFilter(name).length}
            </button>
          ))}
        </div>
        <ToolGrid
          ref={grid}
          locale={locale}
          tools={shown}
          searching={searching}
          onLeave={() => input.current?.focus()}
        />
        <SearchStatus
          searching={searching}
          complete={complete}
          shown={shown}
          elsewhere={found.length - shown.length}
          onShowAll={() => setFilter('all')}
        />
      </section>
    </>
  )
}
