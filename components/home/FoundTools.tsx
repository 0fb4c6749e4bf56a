'use client'

import { useTranslations } from 'next-intl'
import { memo, type RefObject } from 'react'
import { learnChoice } from '@/components/search/learned-search'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchHit } from '@/lib/search/rank'
import { CATEGORIES, type Category } from '@/lib/tools/description'
import { FeaturedTools } from './FeaturedTools'
import type { HomeTool } from './home-tool'
import { MyTools } from './MyTools'
import { SearchStatus } from './SearchStatus'
import { ToolGrid } from './ToolGrid'

export type Filter = Category | 'all'
const FILTERS: readonly Filter[] = ['all', ...CATEGORIES]

interface Props {
  locale: Locale
  tools: readonly HomeTool[]
  partnerUrl: string
  query: string
  matches: readonly SearchHit<HomeTool>[]
  filter: Filter
  onFilter: (filter: Filter) => void
  /** The whole index was searched. */
  isComplete: boolean
  /** The box has answered by itself. */
  isAnswered: boolean
  list: RefObject<HTMLDivElement | null>
  /** Called when the arrow keys leave the grid. */
  onLeave: () => void
}

export function inCategory(hits: readonly SearchHit<HomeTool>[], filter: Filter): readonly SearchHit<HomeTool>[] {
  return hits.filter(({ tool }) => filter === 'all' || tool.category === filter)
}

/** What a search has found, or all tools; the filter by category. Drawn again only when one of its props changes. */
export const FoundTools = memo(function FoundTools(props: Props) {
  const { locale, tools, partnerUrl, query, matches, filter, onFilter, isComplete, isAnswered, list, onLeave } = props
  const t = useTranslations('home')
  const isSearching = query.trim() !== ''
  const isOnlyAnswered = isAnswered && matches.length === 0
  const inFilter = (name: Filter) => inCategory(matches, name)
  const shown = inFilter(filter)
  const groups = (isSearching || filter !== 'all' ? [filter] : CATEGORIES).map((name) => ({
    heading: name === filter ? undefined : t(`filter.${name}`),
    hits: inFilter(name),
  }))
  return (
    <>
      <div
        role="group"
        hidden={isOnlyAnswered}
        aria-label={t('filter.label')}
        className="mt-4 flex flex-wrap justify-center gap-2"
      >
        {FILTERS.filter((name) => name === filter || inFilter(name).length > 0).map((name) => (
          <button
            key={name}
            type="button"
            name="category"
            value={name}
            aria-pressed={filter === name}
            onClick={() => onFilter(name)}
            className="min-h-11 rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold text-ink-2 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-bg"
          >
            {t(`filter.${name}`)} {inFilter(name).length}
          </button>
        ))}
      </div>
      {!isSearching && filter === 'all' && (
        <>
          <MyTools locale={locale} tools={matches.map(({ tool }) => tool)} />
          <FeaturedTools locale={locale} tools={tools.filter(({ featured }) => featured)} partnerUrl={partnerUrl} />
        </>
      )}
      <section hidden={isOnlyAnswered} className="mt-8 sm:mt-11" aria-labelledby="all-tools">
        <h2 id="all-tools" className={`mb-3 ${isSearching || filter !== 'all' ? '' : 'max-sm:sr-only'}`}>
          {t(isSearching ? 'results' : filter === 'all' ? 'allTools' : `filter.${filter}`)}
        </h2>
        <div ref={list}>
          <ToolGrid
            locale={locale}
            groups={groups}
            isSearching={isSearching}
            onChoose={(hit) => learnChoice(query, hit)}
            onLeave={onLeave}
          />
        </div>
        <SearchStatus
          isSearching={isSearching}
          isComplete={isComplete && !isAnswered}
          shown={shown}
          hiddenCount={matches.length - shown.length}
          onShowAll={() => onFilter('all')}
        />
      </section>
    </>
  )
})
