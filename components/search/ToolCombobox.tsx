'use client'

import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useSettled } from '@/components/hooks/useSettled'
import { openAddress } from '@/lib/browser/page'
import { isComposing } from '@/lib/browser/typing'
import type { Locale } from '@/lib/i18n/locales'
import { createSearch, type SearchEntry } from '@/lib/search/rank'
import { ToolOption } from './ToolOption'

export interface Section {
  /** '' for the results of a search, which need no heading. */
  readonly label: string
  readonly tools: readonly SearchEntry[]
}

/** Options that are rendered: of more, somebody types another letter. */
const MOST_OPTIONS = 60

interface Props {
  locale: Locale
  tools: readonly SearchEntry[]
  name: string
  query: string
  onQuery: (query: string) => void
  /** What the list shows before anything is typed. */
  untouched: readonly Section[]
  /** Shows a button that closes the dialog around it. */
  closable?: boolean
}

/** A search field with the list of what it finds below it: arrows move, Enter opens (with Ctrl or ⌘ in a new tab). */
export function ToolCombobox({ locale, tools, name, query, onQuery, untouched, closable }: Props) {
  const t = useTranslations('search')
  const id = useId()
  const [active, setActive] = useState(0)
  const search = useMemo(() => createSearch(tools), [tools])
  const found = useMemo(() => search(query), [search, query])
  const untyped = query.trim() === ''
  const sections = (untyped ? untouched : [{ label: '', tools: found }]).map(({ label, tools: listed }) => ({
    label,
    tools: listed.slice(0, MOST_OPTIONS),
  }))
  const options = sections.flatMap((section) => section.tools)
  const optionId = (slug: string) => `${id}-${slug}`
  const current = options[active]
  const list = useRef<HTMLDivElement>(null)
  const outcome = found.length > 0 ? t('found', { count: found.length }) : t('none')
  const announcement = useSettled(untyped ? '' : outcome)

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, query])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || options.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setActive((active + step + options.length) % options.length)
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      const link = list.current?.querySelector<HTMLAnchorElement>(`[data-option="${current.slug}"]`)
      if (link) openAddress(link.href, event.ctrlKey || event.metaKey)
    }
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line py-1.5 pr-2 pl-4 focus-within:border-brand">
        <Search size={20} aria-hidden className="flex-none text-ink-2" />
        <input
          type="text"
          role="combobox"
          name={name}
          value={query}
          onChange={(event) => {
            onQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && optionId(current.slug)}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="min-h-11 min-w-0 flex-1 bg-transparent text-[17px] outline-none"
        />
        {closable && (
          <form method="dialog">
            <button name="close" aria-label={t('close')} className="button button-quiet size-11 p-0">
              <X size={20} aria-hidden />
            </button>
          </form>
        )}
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
        hidden={options.length === 0}
        className="overflow-y-auto overscroll-contain p-2"
      >
        {sections.map(({ label, tools: listed }) => (
          <div key={label} role="group" aria-label={label || t('results')}>
            {label && (
              <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-2">
                {label}
              </p>
            )}
            {listed.map((tool) => (
              <ToolOption
                key={tool.slug}
                id={optionId(tool.slug)}
                locale={locale}
                tool={tool}
                selected={tool === current}
                onPoint={() => setActive(options.indexOf(tool))}
              />
            ))}
          </div>
        ))}
      </div>
      {untyped || options.length > 0 ? null : (
        <p data-name="noTools" className="p-8 text-center text-ink-2">
          {t('none')}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
