'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { answeringFirst } from '@/components/search/answering-first'
import { createLearnedSearch, learnChoice, pageOf } from '@/components/search/learned-search'
import { useAnswer } from '@/components/search/useAnswer'
import { followLink, openAddress } from '@/lib/platform/page'
import type { Locale } from '@/lib/i18n/locales'
import { CATEGORIES, type Category } from '@/lib/tools/description'
import { FeaturedTools } from './FeaturedTools'
import { FileChoices } from './FileChoices'
import { focusCard, moveInGrid } from './grid-keys'
import type { HomeTool } from './home-tool'
import { MyTools } from './MyTools'
import { SearchBox } from './SearchBox'
import { FavoriteButton } from '@/components/ui/layout/FavoriteButton'
import { ToolCard } from '@/components/ui/layout/ToolCard'
import type { SearchEntry, SearchHit } from '@/lib/search/rank'
import { loadSearchIndex } from '@/components/search/load-index'
import { Button } from '@/components/ui/layout/Button'
import { useDebounced } from '@/components/ui/layout/useDebounced'
import { takeEarlyInput } from '@/lib/platform/form-values'
import { watchQuery, writeQuery } from './query-address'
import './tiles.css'

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

interface ToolGridProps {
  locale: Locale
  /** Tools and needs, each group with its heading. */
  groups: readonly { heading?: string; hits: readonly SearchHit<HomeTool>[] }[]
  /** Highlights the first card, which Enter opens. */
  isSearching: boolean
  onChoose: (hit: SearchHit<HomeTool>) => void
  /** Called on Escape and on arrow up in the first row. */
  onLeave: () => void
}

/** Cards of tools, with their favorite buttons, and of needs. The arrow keys move between the cards. */
function ToolGrid({ locale, groups, isSearching, onChoose, onLeave }: ToolGridProps) {
  const t = useTranslations('home')
  return (
    <div onKeyDown={(event) => moveInGrid(event, onLeave)}>
      {groups.map(({ heading, hits }, group) => (
        <div key={group} className="mt-5 first:mt-0 sm:mt-6">
          {heading && <h3 className="mb-2 sm:mb-3">{heading}</h3>}
          <ul
            className={`grid grid-cols-[repeat(auto-fill,minmax(min(255px,100%),1fr))] gap-3 ${isSearching ? '' : 'tiles'}`}
          >
            {hits.map((hit, index) => (
              <li
                key={pageOf(hit)}
                data-best={(isSearching && index === 0) || undefined}
                className="relative flex flex-col data-best:[&>a]:border-brand data-best:[&>a]:bg-brand-soft has-[button]:sm:[&>a]:pe-12"
              >
                <ToolCard
                  {...hit}
                  locale={locale}
                  isFirstMatch={isSearching && index === 0}
                  onClick={() => onChoose(hit)}
                />
                {!hit.need && (
                  <FavoriteButton
                    slug={hit.tool.slug}
                    label={t('favorite', { name: hit.tool.name })}
                    className="absolute end-1.5 top-1.5"
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

const withSlugOnly = (tool: HomeTool): SearchEntry => ({ ...tool, near: [], far: [tool.slug.replaceAll('-', ' ')] })

/**
 * Searches the tools by the names on the page and, once `prepare` has loaded it, by the search index: synonyms, readings and the
 * names in other languages. Best match first; all tools for an empty query.
 */
function useToolSearch(locale: Locale, tools: readonly HomeTool[]) {
  const [index, setIndex] = useState<readonly SearchEntry[]>()
  const [failed, setFailed] = useState(false)
  const prepare = useCallback(() => {
    loadSearchIndex(locale).then(
      (loaded) => setIndex(loaded.tools),
      () => setFailed(true),
    )
  }, [locale])
  const search: (query: string) => SearchHit<HomeTool>[] = useMemo(
    () => createLearnedSearch(index ?? tools.map(withSlugOnly)),
    [tools, index],
  )
  // Complete also if loading failed.
  return { search, isComplete: failed || index !== undefined, prepare }
}

interface SearchStatusProps {
  isSearching: boolean
  /** The whole index was searched; until then, an empty result is not final. */
  isComplete: boolean
  shown: readonly SearchHit<HomeTool>[]
  /** Number of matches that the category filter hides. */
  hiddenCount: number
  onShowAll: () => void
}

/** Announces the number of matches once the visitor stops typing, or shows that nothing was found. */
function SearchStatus({ isSearching, isComplete, shown, hiddenCount, onShowAll }: SearchStatusProps) {
  const t = useTranslations('home')
  const [best] = shown
  const announcement = useDebounced(
    isSearching && best ? t('found', { count: shown.length, name: best.need?.name ?? best.tool.name }) : '',
  )
  const isEmpty = shown.length === 0 && (isComplete || hiddenCount > 0)
  return (
    <>
      <p role="status" className={isEmpty ? 'card p-8 text-center' : 'sr-only'}>
        {isEmpty ? <span data-name="noResults">{t('noResults')}</span> : announcement}
      </p>
      {isEmpty && hiddenCount > 0 && (
        <p className="mt-4 text-center">
          <Button name="showElsewhere" label={t('elsewhere', { count: hiddenCount })} run={onShowAll} />
        </p>
      )}
    </>
  )
}

/** The query of the home page, in sync with the URL. Picks up what was typed before hydration. */
function useAddressQuery(): readonly [string, (query: string) => void] {
  const [query, setQuery] = useState('')
  const change = useCallback((next: string) => {
    setQuery(next)
    writeQuery(next)
  }, [])
  useEffect(() => {
    const stop = watchQuery(setQuery)
    takeEarlyInput(['search'], ({ search = '' }) => change(search))
    return stop
  }, [change])
  return [query, change]
}
