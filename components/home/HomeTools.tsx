'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { FeaturedTools } from './FeaturedTools'
import { focusCard } from './grid-keys'
import { GroupedTools } from './GroupedTools'
import { MyTools } from './MyTools'
import { SearchBox } from './SearchBox'
import { SearchStatus } from './SearchStatus'
import { ToolGrid } from './ToolGrid'
import { useShownPart } from './useShownPart'
import { useAddressQuery } from './useAddressQuery'
import { useToolSearch } from './useToolSearch'

const CATEGORIES = ['image', 'text', 'calculator', 'utility'] as const
type Category = (typeof CATEGORIES)[number]
type Filter = Category | 'all'
const FILTERS: readonly Filter[] = ['all', ...CATEGORIES]

export interface HomeTool {
  readonly slug: string
  readonly category: string
  readonly icon: string
  readonly featured?: boolean
  readonly name: string
  readonly short: string
}

interface Props {
  locale: Locale
  /** Those the page is built with: all of a small catalog, the first of each category of a large one. */
  tools: readonly HomeTool[]
  /** How many tools there are in each category. */
  counts: Readonly<Record<Category, number>>
  partnerUrl: string
}

/** Search box, the visitor's own and the featured tools, and the grid of all tools with its category filter. All of it is local. */
export function HomeTools({ locale, tools, counts, partnerUrl }: Props) {
  const t = useTranslations('home')
  const [filter, setFilter] = useState<Filter>('all')
  const { search, complete, prepare } = useToolSearch(locale, tools)
  const [query, setQuery] = useAddressQuery()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const searching = query.trim() !== ''
  const total = CATEGORIES.reduce((sum, name) => sum + counts[name], 0)
  const isPartial = tools.length < total
  const grouped = isPartial && !searching && filter === 'all'
  const needsAll = searching || (isPartial && filter !== 'all')
  useEffect(() => {
    if (needsAll) prepare()
  }, [needsAll, prepare])

  const found = useMemo(() => search(query), [search, query])
  const inFilter = (name: Filter) => found.filter(({ category }) => name === 'all' || category === name)
  const countOf = (name: Filter) => {
    if (searching) return inFilter(name).length
    return name === 'all' ? total : counts[name]
  }
  const shown = inFilter(filter)
  const { part, rest, showMore } = useShownPart(shown, `${filter} ${query}`)
  const leave = () => input.current?.focus()

  return (
    <>
      <SearchBox
        ref={input}
        query={query}
        onQuery={setQuery}
        onFocus={prepare}
        onDown={() => focusCard(list.current, 0)}
        best={() => list.current?.querySelector<HTMLAnchorElement>('a[data-tool]')?.href}
      />
      {!searching && (
        <>
          <MyTools locale={locale} tools={found} isPartial={isPartial} onUnknown={prepare} />
          <FeaturedTools locale={locale} tools={tools.filter(({ featured }) => featured)} partnerUrl={partnerUrl} />
        </>
      )}
      <section className="mt-11" aria-labelledby="all-tools">
        <h2 id="all-tools" className="mb-3">
          {t(searching ? 'results' : 'allTools')}
        </h2>
        <div role="group" aria-label={t('filter.label')} className="mb-4 flex flex-wrap gap-2">
          {FILTERS.filter((name) => name === 'all' || counts[name] > 0).map((name) => (
            <button
              key={name}
              type="button"
              name="category"
              value={name}
              aria-pressed={filter === name}
              onClick={() => setFilter(name)}
              className="min-h-11 rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold text-ink-2 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-bg"
            >
              {t(`filter.${name}`)} {countOf(name)}
            </button>
          ))}
        </div>
        <div ref={list}>
          {grouped ? (
            <GroupedTools
              locale={locale}
              groups={CATEGORIES.map((name) => ({
                name,
                tools: tools.filter(({ category }) => category === name),
                count: counts[name],
              }))}
              onShowAll={setFilter}
              onLeave={leave}
            />
          ) : (
            <ToolGrid locale={locale} tools={part} searching={searching} onLeave={leave} />
          )}
          {!grouped && rest > 0 && (
            <button type="button" name="showMore" className="button mt-4" onClick={showMore}>
              {t('showMore', { count: rest })}
            </button>
          )}
        </div>
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
