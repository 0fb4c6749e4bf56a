const PREFIX = 'toolbox:v1:draft:'

/** True when this page was shown before in this tab: after a reload, on the way back or forward, or in another language. */
function isReturn(): boolean {
  if ('onward' in document.documentElement.dataset) return true
  // Older test environments know no navigation entries.
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type
  return type === 'reload' || type === 'back_forward'
}

/** What was kept under a key when this page was left, in this tab; null on a fresh visit or when there is nothing. */
export function readDraft(key: string): string | null {
  if (!isReturn()) return null
  try {
    return sessionStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** Keeps for this tab what `read` gives (null: nothing) whenever the page is left or hidden; returns the way to stop. */
export function keepDraft(key: string, read: () => string | null): () => void {
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
    // Removed first: of a text too long to be kept, an earlier state must not come back.
    sessionStorage.removeItem(PREFIX + key)
    if (text !== null) sessionStorage.setItem(PREFIX + key, text)
  } catch {
    return
  }
}
