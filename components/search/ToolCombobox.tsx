import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { useDebounced } from '@/components/ui/layout/useDebounced'
import { followLink, openAddress } from '@/lib/platform/page'
import { isComposing } from '@/lib/platform/typing'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchEntry, SearchHit } from '@/lib/search/rank'
import { answeringFirst } from './answering-first'
import { createLearnedSearch, learnChoice, pageOf } from './learned-search'
import { useAnswer } from './useAnswer'
import { ToolOption } from './ToolOption'

export interface Section {
  readonly label: string
  readonly tools: readonly SearchEntry[]
}

/** Limits the rendered options per section; a longer list is of no use. */
const MAX_OPTIONS = 60

interface Props {
  locale: Locale
  tools: readonly SearchEntry[]
  name: string
  query: string
  onQuery: (query: string) => void
  /** What is listed for an empty query. */
  initialSections: readonly Section[]
  /** Shows a button that closes the surrounding dialog. */
  isClosable?: boolean
}

/** A search field with a list of results: the arrow keys select, Enter opens the answer or what is selected (with Ctrl or ⌘ in a new tab). */
export function ToolCombobox({ locale, tools, name, query, onQuery, initialSections, isClosable }: Props) {
  const t = useTranslations('search')
  const id = useId()
  const [active, setActive] = useState(0)
  const search = useMemo(() => createLearnedSearch(tools), [tools])
  const { answering, card } = useAnswer(locale, query)
  const isAnswered = answering !== undefined
  const matches = useMemo(() => answeringFirst(search(query), tools, answering), [search, query, tools, answering])
  const isEmptyQuery = query.trim() === ''
  const sections = isEmptyQuery
    ? initialSections.map((section) => ({
        label: section.label,
        listed: section.tools.map((tool): SearchHit => ({ tool })),
      }))
    : [{ label: '', listed: matches }]
  const options = sections.flatMap((section) => section.listed.slice(0, MAX_OPTIONS))
  const optionId = (key: string) => `${id}-${key}`
  const current = options[active]
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const resultText = matches.length > 0 ? t('found', { count: matches.length }) : t('none')
  const announcement = useDebounced(isEmptyQuery ? '' : resultText)

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, query])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setActive((active + step + options.length) % options.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const inNewTab = event.ctrlKey || event.metaKey
      const answer = box.current?.querySelector<HTMLAnchorElement>('a[data-name="openAnswer"]')
      if (answer && active === 0) return followLink(answer, inNewTab)
      const link = current && list.current?.querySelector<HTMLAnchorElement>(`[data-option="${pageOf(current)}"]`)
      learnChoice(query, current)
      if (link) openAddress(link.href, inNewTab)
    }
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line py-1.5 ps-4 pe-2 focus-within:border-brand">
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
          aria-activedescendant={current && optionId(pageOf(current))}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="min-h-11 min-w-0 flex-1 bg-transparent text-[17px] outline-none"
        />
        {isClosable && (
          <form method="dialog">
            <Button name="close" type="submit" label={t('close')} icon={X} isIcon look="quiet" />
          </form>
        )}
      </div>
      <div ref={box} className="px-3">
        {card}
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
        hidden={options.length === 0}
        className="overflow-y-auto overscroll-contain p-2"
      >
        {sections.map(({ label, listed }) => (
          <div key={label} role="group" aria-label={label || t('results')}>
            {label && (
              <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-2">
                {label}
              </p>
            )}
            {listed.slice(0, MAX_OPTIONS).map((hit) => (
              <ToolOption
                key={pageOf(hit)}
                id={optionId(pageOf(hit))}
                optionKey={pageOf(hit)}
                locale={locale}
                hit={hit}
                isFirstMatch={!isEmptyQuery && hit === options[0]}
                selected={hit === current}
                onHover={() => setActive(options.indexOf(hit))}
                onChoose={() => learnChoice(query, hit)}
              />
            ))}
          </div>
        ))}
      </div>
      {isEmptyQuery || isAnswered || options.length > 0 ? null : (
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
