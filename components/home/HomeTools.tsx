'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ToolCard } from '@/components/ui/ToolCard'
import { matchesSearch } from '@/lib/core/search'
import type { Locale } from '@/lib/i18n/locales'
import { FeaturedTools } from './FeaturedTools'

const FILTERS = ['all', 'image', 'text', 'calculator', 'utility'] as const
type Filter = (typeof FILTERS)[number]

export interface HomeTool {
  readonly slug: string
  readonly category: string
  readonly icon: string
  readonly featured: boolean
  readonly name: string
  readonly short: string
  readonly keywords: string
}

interface Props {
  locale: Locale
  tools: readonly HomeTool[]
  partnerUrl: string
}

/** Search box, featured tools, and the grid of all tools with its category filter. All of it is local. */
export function HomeTools({ locale, tools, partnerUrl }: Props) {
  const t = useTranslations('home')
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const search = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // What was typed before hydration.
    if (search.current?.value) setQuery(search.current.value)
    const focusOnSlash = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      search.current?.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [])

  const inCategory = (tool: HomeTool) => filter === 'all' || tool.category === filter
  const found = tools.filter(
    (tool) => inCategory(tool) && matchesSearch(query, [tool.name, tool.short, tool.keywords, tool.slug]),
  )
  const countOf = (name: Filter) =>
    name === 'all' ? tools.length : tools.filter(({ category }) => category === name).length

  return (
    <>
      <div role="search" className="control mx-auto h-14 max-w-[600px] rounded-2xl">
        <Search size={20} aria-hidden className="flex-none text-ink-2" />
        <input
          ref={search}
          type="search"
          name="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          aria-label={t('search.label')}
          aria-keyshortcuts="/"
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <kbd
          aria-hidden
          className="rounded-md border border-line bg-well px-2 font-mono text-xs text-ink-2 max-sm:hidden"
        >
          /
        </kbd>
      </div>
      {query.trim() === '' && (
        <FeaturedTools locale={locale} tools={tools.filter(({ featured }) => featured)} partnerUrl={partnerUrl} />
      )}
      <section className="mt-11" aria-labelledby="all-tools">
        <h2 id="all-tools" className="mb-3">
          {t('allTools')}
        </h2>
        <div role="group" aria-label={t('filter.label')} className="mb-4 flex flex-wrap gap-2">
          {FILTERS.filter((name) => countOf(name) > 0).map((name) => (
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
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(255px,100%),1fr))] gap-3">
          {found.map((tool) => (
            <li key={tool.slug}>
              <ToolCard locale={locale} slug={tool.slug} category={tool.category} icon={tool.icon} words={tool} />
            </li>
          ))}
        </ul>
        <p role="status" className={found.length === 0 ? 'card p-8 text-center' : 'sr-only'}>
          {found.length === 0 && <span data-name="noResults">{t('noResults')}</span>}
        </p>
      </section>
    </>
  )
}
