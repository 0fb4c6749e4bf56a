import { useMemo, useSyncExternalStore } from 'react'
import { parseJson } from '@/lib/core/json'
import { readStored, writeStored, type StorageKey } from '@/lib/platform/storage'

const MAX_ITEMS = 100

const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  // A page that the browser kept for the way back missed the changes of other tabs.
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}

function parseList<T>(text: string | null, isItem: (value: unknown) => value is T): readonly T[] {
  const stored = parseJson(text ?? '')
  return Array.isArray(stored) ? stored.filter(isItem).slice(0, MAX_ITEMS) : []
}

/**
 * A list that the visitor keeps on the device, the same in all tabs; empty until hydration. `isItem` (a stable function) finds
 * what is valid in the stored text.
 */
export function useStoredList<T>(key: StorageKey, isItem: (value: unknown) => value is T) {
  const text = useSyncExternalStore(
    watch,
    () => readStored(key),
    () => null,
  )
  const items = useMemo(() => parseList(text, isItem), [text, isItem])
  return {
    items,
    /**
     * Stores what `change` makes of the items that are stored by then, or removes the entry if none are left. Returns false if
     * the browser cannot store them.
     */
    save: (change: (stored: readonly T[]) => readonly T[]): boolean => {
      const current = readStored(key)
      const next = change(current === text ? items : parseList(current, isItem))
      const written = next.length === 0 ? null : JSON.stringify(next)
      if (next.length <= MAX_ITEMS) writeStored(key, written)
      for (const listener of listeners) listener()
      return readStored(key) === written
    },
  }
}
