'use client'

import { useTranslations } from 'next-intl'
import { useState, type KeyboardEvent } from 'react'
import { useToolList } from '@/components/ui/layout/useToolList'
import { isPaletteKey } from './launch'
import type { SearchEntry } from '@/lib/search/rank'
import type { WindowProps } from './Launcher'
import { Kbd } from './Kbd'
import { SearchWindow } from './SearchWindow'
import { ToolCombobox, type Section } from './ToolCombobox'

/** The tool search in a dialog over any page. */
export default function Palette(props: WindowProps) {
  const closeOnShortcut = (event: KeyboardEvent) => {
    if (!isPaletteKey(event.nativeEvent)) return
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
  }
  return (
    <SearchWindow {...props} name="palette" label={props.index.words.title} onKeyDown={closeOnShortcut}>
      <PaletteBody {...props} />
    </SearchWindow>
  )
}

function PaletteBody({ locale, index: { tools }, typed }: WindowProps) {
  const t = useTranslations('search')
  const [query, setQuery] = useState(typed)
  return (
    <>
      <ToolCombobox
        locale={locale}
        tools={tools}
        name="paletteSearch"
        query={query}
        onQuery={setQuery}
        initialSections={useInitialSections(tools)}
        isClosable
      />
      <p aria-hidden className="flex gap-5 border-t border-line px-4 py-2.5 text-xs text-ink-2 max-sm:hidden">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('hint.move')}
        </span>
        <span>
          <Kbd>Enter</Kbd> {t('hint.open')}
        </span>
        <span>
          <Kbd>Esc</Kbd> {t('hint.close')}
        </span>
      </p>
    </>
  )
}

/** What is listed for an empty query: favorites, recent tools, then all others. */
function useInitialSections(tools: readonly SearchEntry[]): Section[] {
  const t = useTranslations('search')
  const favorites = useToolList('favorites')
  const recent = useToolList('recent').filter((slug) => !favorites.includes(slug))
  const pick = (slugs: readonly string[]) => slugs.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? [])
  const others = tools.filter(({ slug }) => !favorites.includes(slug) && !recent.includes(slug))
  return [
    { label: t('favorites'), tools: pick(favorites) },
    { label: t('recent'), tools: pick(recent) },
    { label: t('all'), tools: others },
  ].filter((section) => section.tools.length > 0)
}
