'use client'

import { useCallback, useContext, useMemo } from 'react'
import type { Undo } from '@/components/ui/clear-all'
import { readSettings, writeSettings } from '@/lib/browser/storage'
import { readFragment, rememberedOf, type Fields, type Raw } from '@/lib/core/fields'
import { DraftContext } from './useDraft'
import { useInBrowser } from './useInBrowser'

export interface RememberedSettings<F extends Fields> {
  /** What the device remembers; empty until the page is hydrated. */
  readonly settings: Partial<Raw<F>>
  /** Keeps what of these changes is a setting to remember. */
  readonly remember: (changes: Partial<Raw<F>>) => void
  /** Erases them, and gives the way back where there were any. Seen with the next render. */
  readonly forget: () => Undo | undefined
}

/** Settings by tool as this page knows them: what another tab sets meanwhile must not change what one looks at here. */
const known = new Map<string, string>()

function recall(tool: string): string {
  const text = known.get(tool) ?? readSettings(tool)
  known.set(tool, text)
  return text
}

function keep(tool: string, text: string): void {
  known.set(tool, text)
  writeSettings(tool, text)
}

/**
 * The fields that are declared `remembered`, kept on the device from visit to visit. Tools that keep no drafts (health,
 * drinking) remember nothing either.
 */
export function useRememberedSettings<F extends Fields>(fields: F): RememberedSettings<F> {
  const tool = useContext(DraftContext)
  const text = useInBrowser(() => (tool === undefined ? '' : recall(tool)), '')
  const settings = useMemo(() => rememberedOf(fields, readFragment(fields, text)), [fields, text])

  const remember = useCallback(
    (changes: Partial<Raw<F>>) => {
      const more = rememberedOf(fields, changes)
      if (tool === undefined || Object.keys(more).length === 0) return
      const all = { ...rememberedOf(fields, readFragment(fields, recall(tool))), ...more }
      keep(tool, new URLSearchParams(all as Record<string, string>).toString())
    },
    [fields, tool],
  )

  const forget = () => {
    if (tool === undefined || recall(tool) === '') return undefined
    const before = recall(tool)
    keep(tool, '')
    return () => keep(tool, before)
  }

  return { settings, remember, forget }
}
