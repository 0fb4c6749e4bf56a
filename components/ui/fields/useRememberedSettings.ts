import { useCallback, useContext, useMemo } from 'react'
import type { Undo } from '@/components/ui/feedback/clear-all'
import { readSettings, writeSettings } from '@/lib/platform/storage'
import {
  readFragment,
  rememberedOf,
  SHARED_SETTINGS,
  type Fields,
  type Raw,
  type SharedSettings,
} from '@/lib/core/fields'
import { DraftContext } from './useDraft'
import { useInBrowser } from './useInBrowser'

/** Stored settings by tool or group of tools. They are read once, so that changes in another tab do not affect this page. */
const cache = new Map<string, string>()

function readCached(store: string): string {
  const text = cache.get(store) ?? readSettings(store)
  cache.set(store, text)
  return text
}

function write(store: string, cached: string, stored: string): void {
  cache.set(store, cached)
  writeSettings(store, stored)
}

/** Where the fields of a tool are stored: under its own name, and under the group's if it declares some as shared. */
function storesOf(fields: Fields, tool: string | undefined): [store: string, shared?: SharedSettings][] {
  if (tool === undefined) return []
  const groups = SHARED_SETTINGS.filter((group) =>
    Object.values(fields).some((field) => 'shared' in field && field.shared === group),
  )
  return [[tool], ...groups.map((group): [string, SharedSettings] => [group, group])]
}

/**
 * Stores the fields that are declared `remembered` across visits. Tools without drafts (health and drinking tools) store no
 * settings either.
 */
export function useRememberedSettings<F extends Fields>(fields: F) {
  const tool = useContext(DraftContext)
  const stores = useMemo(() => storesOf(fields, tool), [fields, tool])
  // One line per store: fragments have no line breaks. Trimmed, the text of empty stores is the server's: no second render.
  const text = useInBrowser(
    () =>
      stores
        .map(([store]) => readCached(store))
        .join('\n')
        .trimEnd(),
    '',
  )
  /** The stored settings; empty until hydration. */
  const settings = useMemo(() => {
    const texts = text.split('\n')
    const all = stores.map(([, shared], index) =>
      rememberedOf(fields, readFragment(fields, texts[index] ?? ''), shared),
    )
    return Object.assign({}, ...all) as Partial<Raw<F>>
  }, [fields, stores, text])

  /** Stores those of the changes that are declared as remembered. */
  const remember = useCallback(
    (changes: Partial<Raw<F>>) => {
      for (const [store, shared] of stores) {
        const more = rememberedOf(fields, changes, shared)
        if (Object.keys(more).length === 0) continue
        const add = (before: string) => {
          const all = { ...rememberedOf(fields, readFragment(fields, before), shared), ...more }
          return new URLSearchParams(all as Record<string, string>).toString()
        }
        // Another tab may have stored other settings since.
        write(store, add(readCached(store)), add(readSettings(store)))
      }
    },
    [fields, stores],
  )

  /** Deletes the stored settings with effect from the next render. Returns the undo, if there were any. */
  const forget = (): Undo | undefined => {
    const before = stores
      .map(([store]) => [store, readCached(store), readSettings(store)] as const)
      .filter(([, ...texts]) => texts.some((text) => text !== ''))
    if (before.length === 0) return undefined
    for (const [store] of before) write(store, '', '')
    return () => before.forEach((entry) => write(...entry))
  }

  return { settings, remember, forget }
}
