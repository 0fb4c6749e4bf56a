'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { answeringFirst } from '@/components/search/answering-first'
import { learnChoice } from '@/components/search/learned-search'
import { useAnswer } from '@/components/search/useAnswer'
import { followLink, openAddress } from '@/lib/platform/page'
import type { Locale } from '@/lib/i18n/locales'
import { CATEGORIES, type Category } from '@/lib/tools/description'
import { FeaturedTools } from './FeaturedTools'
import { FileChoices } from './FileChoices'
import { focusCard } from './grid-keys'
import type { HomeTool } from './home-tool'
import { MyTools } from './MyTools'
import { SearchBox } from './SearchBox'
import { SearchStatus } from './SearchStatus'
import { ToolGrid } from './ToolGrid'
import { useAddressQuery } from './useAddressQuery'
import { useToolSearch } from './useToolSearch'

type Filter = Category | 'all'
const FILTERS: readonly Filter[] = ['all', ...CATEGORIES]

interface Props {
  locale: Locale
  tools: readonly HomeTool[]
  partnerUrl: string
}

/** The interactive part of the home page: search, the visitor's own tools, featured tools and the grid with its filter. */
export function HomeTools({ locale, tools, partnerUrl }: Props) {
  const t = useTranslations('home')
  const [filter, setFilter] = useState<Filter>('all')
  const { search, isComplete, prepare } = useToolSearch(locale, tools)
  const [query, setQuery] = useAddressQuery()
  const { answering, card } = useAnswer(locale, query)
  const isAnswered = answering !== undefined
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const isSearching = query.trim() !== ''
  useEffect(() => {
    if (isSearching) prepare()
  }, [isSearching, prepare])

  const matches = useMemo(() => answeringFirst(search(query), tools, answering), [search, query, tools, answering])
  const isOnlyAnswered = isAnswered && matches.length === 0
  const inFilter = (name: Filter) => matches.filter(({ tool }) => name === 'all' || tool.category === name)
  const shown = inFilter(filter)
  const groups = (isSearching || filter !== 'all' ? [filter] : CATEGORIES).map((name) => ({
    heading: name === filter ? undefined : t(`filter.${name}`),
    hits: inFilter(name),
  }))
  const focusSearch = () => input.current?.focus()

  return (
    <>
      <SearchBox
        ref={input}
        query={query}
        onQuery={setQuery}
        onFocus={prepare}
        onArrowDown={() => focusCard(list.current, 0)}
        onEnter={(inNewTab) => {
          const answer = box.current?.querySelector<HTMLAnchorElement>('a[data-name="openAnswer"]')
          const first = list.current?.querySelector<HTMLAnchorElement>('a[data-name="firstMatch"]')
          if (answer) followLink(answer, inNewTab)
          else if (first) openAddress(first.href, inNewTab)
        }}
      />
      <div ref={box}>{card}</div>
      <FileChoices locale={locale} />
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
            onClick={() => setFilter(name)}
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
            onLeave={focusSearch}
          />
        </div>
        <SearchStatus
          isSearching={isSearching}
          isComplete={isComplete && !isAnswered}
          shown={shown}
          hiddenCount={matches.length - shown.length}
          onShowAll={() => setFilter('all')}
        />
      </section>
    </>
  )
}
