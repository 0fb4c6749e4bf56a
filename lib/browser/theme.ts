import { isStoredAs, readStored, writeStored } from './storage'

export type Theme = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()
const BAR_COLORS = { light: '#ffffff', dark: '#171b22' }

/** Gives the browser's own bar the colour of the chosen theme; without one each of its two elements keeps its own. */
function colorBar(): void {
  const theme = readTheme()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = BAR_COLORS[theme === 'system' ? own : theme]
  }
}

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
  colorBar()
  for (const listener of listeners) listener()
}

/** Calls `listener` after every choice, in this tab and in others; returns the way to stop. */
export function watchTheme(listener: () => void): () => void {
  const follow = () => {
    const chosen = readStored('theme')
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
    else delete document.documentElement.dataset.theme
    colorBar()
    listener()
  }
  // Nothing is told to a page that rests in the back/forward cache.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow()
  const onStorage = ({ key }: StorageEvent) => (key === null || isStoredAs(key, 'theme')) && follow()
  colorBar()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
