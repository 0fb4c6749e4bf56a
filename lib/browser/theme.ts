import { isStoredAs, readStored, writeStored } from './storage'

export type Theme = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()

/** The visitor's choice; `system` when there is none. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Applies a choice at once and keeps it for the next visit. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  writeStored('theme', theme)
  for (const listener of listeners) listener()
}

/** Calls `listener` after every choice, in this tab and in others; returns the way to stop. */
export function watchTheme(listener: () => void): () => void {
  const follow = () => {
    const chosen = readStored('theme')
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
    else delete document.documentElement.dataset.theme
    listener()
  }
  // Nothing is told to a page that rests in the back/forward cache.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow()
  const onStorage = ({ key }: StorageEvent) => (key === null || isStoredAs(key, 'theme')) && follow()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
