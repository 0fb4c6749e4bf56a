import { isStoredAs, readStored, writeStored } from './storage'

export type Theme = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()
const TOOLBAR_COLORS = { light: '#ffffff', dark: '#171b22' }

/**
 * Sets the color of the browser's toolbar to that of the chosen theme; without a choice, the two elements keep their
 * own.
 */
function updateThemeColor(): void {
  const theme = readTheme()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = TOOLBAR_COLORS[theme === 'system' ? own : theme]
  }
}

/** The visitor's choice; `system` if there is none. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Applies a theme and stores it for the next visit. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  writeStored('theme', theme)
  updateThemeColor()
  for (const listener of listeners) listener()
}

/** Calls `listener` when the theme is changed in any tab; returns a function that stops it. */
export function watchTheme(listener: () => void): () => void {
  const applyStored = () => {
    const chosen = readStored('theme')
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
    else delete document.documentElement.dataset.theme
    updateThemeColor()
    listener()
  }
  // A page in the back/forward cache receives no storage events.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && applyStored()
  const onStorage = ({ key }: StorageEvent) => (key === null || isStoredAs(key, 'theme')) && applyStored()
  updateThemeColor()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
