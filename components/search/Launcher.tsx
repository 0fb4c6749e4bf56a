'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { bufferKeystrokes, onOpenWindow, type WindowName } from './launch'
import { pathFor } from '@/lib/i18n/paths'
import { documentLocale } from './document-locale'
import { loadSearchIndex } from './load-index'
import type { WindowProps } from './SearchWindow'

const WINDOWS: Readonly<Record<WindowName, () => Promise<{ default: ComponentType<WindowProps> }>>> = {
  palette: () => import('./Palette'),
  shortcuts: () => import('./ShortcutsWindow'),
}

interface OpenWindow extends Omit<WindowProps, 'onClose'> {
  readonly Window: ComponentType<WindowProps>
}

/** Opens the tool search (Ctrl/⌘ K, /) or the list of shortcuts (?) over any page. Their code and texts load on first use. */
export function Launcher() {
  const [shown, setShown] = useState<OpenWindow>()
  useEffect(() => {
    let loading = false
    return onOpenWindow((name, opener) => {
      if (loading) return
      loading = true
      const stopBuffering = bufferKeystrokes()
      const locale = documentLocale()
      Promise.all([WINDOWS[name](), loadSearchIndex(locale)])
        .then(([{ default: Window }, index]) => setShown({ Window, locale, index, opener, typed: stopBuffering() }))
        // Offline, the home page may be stored although the window is not. A new tab keeps the visitor's work on this page.
        .catch(() => name === 'palette' && window.open(pathFor(locale, '/'), '_blank', 'noopener'))
        .finally(() => {
          stopBuffering()
          loading = false
        })
    })
  }, [])
  if (!shown) return null
  const { Window, ...rest } = shown
  // The close event is asynchronous: another window may have opened by the time it fires.
  return <Window {...rest} onClose={() => setShown((current) => (current === shown ? undefined : current))} />
}
