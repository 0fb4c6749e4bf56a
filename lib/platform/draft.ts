import { DRAFT_PREFIX } from '@/lib/core/stored-names'

/** True when this page was already shown in this tab: after a reload, a history navigation or a change of language. */
function isReturn(): boolean {
  if ('onward' in document.documentElement.dataset) return true
  // Older test environments have no navigation entries.
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type
  return type === 'reload' || type === 'back_forward'
}

/** The need from whose page this tool was opened by a change to a language that lacks the need. */
export function needBefore(): string | undefined {
  return document.documentElement.dataset.onward || undefined
}

/** The draft saved under a key when this page was last left in this tab; null on a new visit. */
export function readDraft(key: string): string | null {
  if (!isReturn()) return null
  try {
    return sessionStorage.getItem(DRAFT_PREFIX + key)
  } catch {
    return null
  }
}

/**
 * Saves for this tab what `read` returns (null: nothing) whenever the page is left or hidden; returns a function that
 * stops it.
 */
export function saveDraftOnLeave(key: string, read: () => string | null): () => void {
  const save = () => writeDraft(key, read())
  const saveHidden = () => {
    if (document.hidden) save()
  }
  // Not `unload`, which would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', save)
  document.addEventListener('visibilitychange', saveHidden)
  return () => {
    window.removeEventListener('pagehide', save)
    document.removeEventListener('visibilitychange', saveHidden)
  }
}

function writeDraft(key: string, text: string | null): void {
  try {
    // Removed first, so that an older draft does not remain when the new one exceeds the quota.
    sessionStorage.removeItem(DRAFT_PREFIX + key)
    if (text !== null) sessionStorage.setItem(DRAFT_PREFIX + key, text)
  } catch {
    return
  }
}

/** Leaves a text for the next page of this tab; it is gone once that page has taken it. */
export function leaveNote(key: string, text: string): void {
  writeDraft(key, text)
}

/** The text that the previous page of this tab stored under a key; null if it stored none. */
export function takeNote(key: string): string | null {
  try {
    const text = sessionStorage.getItem(DRAFT_PREFIX + key)
    writeDraft(key, null)
    return text
  } catch {
    return null
  }
}
