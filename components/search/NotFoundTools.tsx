import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { ToolCard } from '@/components/ui/layout/ToolCard'
import type { Locale } from '@/lib/i18n/locales'
import { BASE_PATH } from '@/lib/i18n/paths'
import { nearestTools } from '@/lib/search/nearest'
import type { SearchIndex } from '@/lib/search/index-file'
import { createSearch, type SearchHit } from '@/lib/search/rank'
import { ToolCombobox } from './ToolCombobox'

export interface NotFoundToolsProps {
  readonly locale: Locale
  readonly index: SearchIndex
  /** The path that does not exist. */
  readonly path: string
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
        <>
          <Cards locale={locale} heading={t('nearest')} hits={nearest} />
          <Cards
            locale={locale}
            heading={t('popular')}
            hits={tools.flatMap((tool) => (tool.featured ? [{ tool }] : []))}
          />
        </>
      )}
    </div>
  )
}

function Cards({ locale, heading, hits }: { locale: Locale; heading: string; hits: readonly SearchHit[] }) {
  if (hits.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-base">{heading}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {hits.map(({ tool, need }) => (
          <li key={need?.slug ?? tool.slug}>
            <ToolCard locale={locale} tool={tool} need={need} />
          </li>
        ))}
      </ul>
    </section>
  )
}
