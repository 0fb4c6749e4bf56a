'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { collectTyping, watchLaunches, type Launch } from '@/lib/browser/launch'
import type { Locale } from '@/lib/i18n/locales'
import { pathFor } from '@/lib/i18n/paths'
import type { SearchIndex } from '@/lib/search/index-file'
import { documentLocale } from './document-locale'
import { loadSearchIndex } from './load-index'

export interface WindowProps {
  readonly locale: Locale
  readonly index: SearchIndex
  /** What gets the focus back. */
  readonly opener: Element | null
  /** What was typed while the window was loading. */
  readonly typed: string
  readonly onClose: () => void
}

const WINDOWS: Readonly<Record<Launch, () => Promise<{ default: ComponentType<WindowProps> }>>> = {
  palette: () => import('./Palette'),
  shortcuts: () => import('./ShortcutsWindow'),
}

interface Shown extends Omit<WindowProps, 'onClose'> {
  readonly Window: ComponentType<WindowProps>
}

/** Opens the tool search (Ctrl/⌘ K, /) and the list of shortcuts (?) over any page; their code and words come with the first use. */
export function Launcher() {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let loading = false
    return watchLaunches((name, opener) => {
      if (loading) return
      loading = true
      const stopTyping = collectTyping()
      const locale = documentLocale()
      Promise.all([WINDOWS[name](), loadSearchIndex(locale)])
        .then(([{ default: Window }, index]) => setShown({ Window, locale, index, opener, typed: stopTyping() }))
        // Where nothing can be loaded, the home page's own search may still be kept; this page may hold somebody's work.
        .catch(() => name === 'palette' && window.open(pathFor(locale, '/'), '_blank', 'noopener'))
        .finally(() => {
          stopTyping()
          loading = false
        })
    })
  }, [])
  if (!shown) return null
  const { Window, ...rest } = shown
  // A window tells of its end a moment late: the next one may be open by then.
  return <Window {...rest} onClose={() => setShown((current) => (current === shown ? undefined : current))} />
}
