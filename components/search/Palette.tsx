import { useTranslations } from 'next-intl'
import { useState, type KeyboardEvent } from 'react'
import { isPaletteKey } from './launch'
import type { SearchIndex } from '@/lib/search/index-file'
import { SearchWindow, type WindowProps } from './SearchWindow'
import { ToolCombobox, type Section } from './ToolCombobox'
import { useMySections } from './useMySections'

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

function PaletteBody({ locale, index, typed }: WindowProps) {
  const t = useTranslations('search')
  const [query, setQuery] = useState(typed)
  return (
    <>
      <ToolCombobox
        locale={locale}
        tools={index.tools}
        name="paletteSearch"
        query={query}
        onQuery={setQuery}
        initialSections={useInitialSections(index)}
        isClosable
      />
      <p aria-hidden className="flex gap-5 border-t border-line px-4 py-2.5 text-xs text-ink-2 max-sm:hidden">
        <span>
          <kbd className="keycap">↑</kbd> <kbd className="keycap">↓</kbd> {t('hint.move')}
        </span>
        <span>
          <kbd className="keycap">Enter</kbd> {t('hint.open')}
        </span>
        <span>
          <kbd className="keycap">Esc</kbd> {t('hint.close')}
        </span>
      </p>
    </>
  )
}

/** What is listed for an empty query: favorites, recent tools, then all others. */
function useInitialSections(index: SearchIndex): Section[] {
  const mine = useMySections(index)
  const others = index.tools.filter((tool) => !mine.some(({ tools }) => tools.includes(tool)))
  return [...mine, { label: index.words.all, tools: others }]
}
