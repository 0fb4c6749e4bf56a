import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ChangeEvent, KeyboardEvent, RefObject } from 'react'
import { useDocumentEvent } from '@/components/ui/layout/useDocumentEvent'
import { scrollToStart } from '@/lib/platform/page'
import { isComposing, isTyping } from '@/lib/platform/typing'

interface Props {
  ref: RefObject<HTMLInputElement | null>
  query: string
  onQuery: (query: string) => void
  onFocus: () => void
  /** Called on arrow down, which moves on to the results. */
  onArrowDown: () => void
  /** Called on Enter, which opens the answer or the first result, with Ctrl or ⌘ in a new tab. */
  onEnter: (inNewTab: boolean) => void
}

const PHONE_WIDTH = 640

/** The search field of the home page: `/` focuses it, Enter opens the answer or the first result, Escape clears it. */
export function SearchBox({ ref, query, onQuery, onFocus, onArrowDown, onEnter }: Props) {
  const t = useTranslations('home')

  useDocumentEvent('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    ref.current?.focus()
  })

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // On a phone, the keyboard leaves one result in sight unless the field is at the top.
    if (query === '' && innerWidth < PHONE_WIDTH) scrollToStart(target)
    onQuery(target.value)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      onArrowDown()
    }
    if (event.key === 'Escape') onQuery('')
    if (event.key !== 'Enter' || query.trim() === '') return
    event.preventDefault()
    onEnter(event.ctrlKey || event.metaKey)
  }

  return (
    <div role="search" className="control mx-auto h-14 max-w-[600px] rounded-2xl">
      <Search size={20} aria-hidden className="flex-none text-ink-2" />
      <input
        ref={ref}
        type="search"
        name="search"
        value={query}
        onChange={onChange}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <kbd aria-hidden className="keycap max-sm:hidden">
        /
      </kbd>
    </div>
  )
}
