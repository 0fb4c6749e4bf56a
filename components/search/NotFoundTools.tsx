'use client'

import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { ToolCard } from '@/components/ui/layout/ToolCard'
import { BASE_PATH } from '@/lib/i18n/paths'
import { nearestTools } from '@/lib/search/nearest'
import { createSearch, type SearchEntry } from '@/lib/search/rank'
import type { NotFoundToolsProps } from './NotFoundSearch'
import { ToolCombobox } from './ToolCombobox'

const SUGGESTION_COUNT = 3

/** The nearest tools, filled up with tools of the same category; featured tools if no path is similar. */
function suggestedTools(nearest: readonly SearchEntry[], tools: readonly SearchEntry[]): SearchEntry[] {
  const [best] = nearest
  const others = tools.filter((tool) => (best ? tool.category === best.category : tool.featured))
  return [...new Set([...nearest, ...others])].slice(0, SUGGESTION_COUNT)
}

export default function NotFoundTools(props: NotFoundToolsProps) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={{ search: props.index.words }} timeZone="UTC">
      <NotFoundBody {...props} />
    </NextIntlClientProvider>
  )
}

function NotFoundBody({ locale, index: { tools }, path }: NotFoundToolsProps) {
  const t = useTranslations('search')
  const [query, setQuery] = useState('')
  const nearest = useMemo(() => nearestTools(path.slice(BASE_PATH.length), createSearch(tools)), [path, tools])
  return (
    <div className="text-start">
      <div role="search" className="flex max-h-[60dvh] flex-col overflow-hidden rounded-card border border-line-strong">
        <ToolCombobox
          locale={locale}
          tools={tools}
          name="search"
          query={query}
          onQuery={setQuery}
          initialSections={[]}
        />
      </div>
      {query.trim() === '' && (
        <section aria-labelledby="nearest" className="mt-6">
          <h2 id="nearest" className="mb-3 text-base">
            {t(nearest.length > 0 ? 'nearest' : 'popular')}
          </h2>
          <ul className="grid gap-2">
            {suggestedTools(nearest, tools).map((tool) => (
              <li key={tool.slug}>
                <ToolCard locale={locale} slug={tool.slug} category={tool.category} icon={tool.icon} words={tool} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
