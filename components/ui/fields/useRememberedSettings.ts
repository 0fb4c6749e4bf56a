'use client'

import { useCallback, useContext, useMemo } from 'react'
import type { Undo } from '@/components/ui/feedback/clear-all'
import { readSettings, writeSettings } from '@/lib/platform/storage'
import { readFragment, rememberedOf, type Fields, type Raw } from '@/lib/core/fields'
import { DraftContext } from './useDraft'
import { useInBrowser } from './useInBrowser'

export interface RememberedSettings<F extends Fields> {
  /** The stored settings; empty until hydration. */
  readonly settings: Partial<Raw<F>>
  /** Stores those of the changes that are declared as remembered. */
  readonly remember: (changes: Partial<Raw<F>>) => void
  /** Deletes the stored settings with effect from the next render. Returns the undo, if there were any. */
  readonly forget: () => Undo | undefined
}

/** Stored settings by tool. They are read once, so that changes in another tab do not affect this page. */
const cache = new Map<string, string>()

function readCached(tool: string): string {
  const text = cache.get(tool) ?? readSettings(tool)
  cache.set(tool, text)
  return text
}

function store(tool: string, text: string): void {
  cache.set(tool, text)
  writeSettings(tool, text)
}

/**
 * Stores the fields that are declared `remembered` across visits. Tools without drafts (health and drinking tools) store no
 * settings either.
 */
export function useRememberedSettings<F extends Fields>(fields: F): RememberedSettings<F> {
  const tool = useContext(DraftContext)
  const text = useInBrowser(() => (tool === undefined ? '' : readCached(tool)), '')
  const settings = useMemo(() => rememberedOf(fields, readFragment(fields, text)), [fields, text])

  const remember = useCallback(
    (changes: Partial<Raw<F>>) => {
      const more = rememberedOf(fields, changes)
      if (tool === undefined || Object.keys(more).length === 0) return
      const all = { ...rememberedOf(fields, readFragment(fields, readCached(tool))), ...more }
      store(tool, new URLSearchParams(all as Record<string, string>).toString())
    },
    [fields, tool],
  )

  const forget = () => {
    if (tool === undefined || readCached(tool) === '') return undefined
    const before = readCached(tool)
    store(tool, '')
    return () => store(tool, before)
  }

  return { settings, remember, forget }
}
