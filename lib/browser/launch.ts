import { isTyping } from './typing'

/** The small windows that open over any page. */
export type Launch = 'palette' | 'shortcuts'

/** True for Ctrl K or ⌘ K, with a Korean or other non-Latin keyboard too. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === 'k' : event.code === 'KeyK'
  return letter && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
}

const KEYS: Readonly<Record<string, Launch>> = { '/': 'palette', '?': 'shortcuts' }

function launchOf(event: KeyboardEvent): Launch | undefined {
  if (isPaletteKey(event)) return 'palette'
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  return KEYS[event.key]
}

/**
 * Calls `listener` for Ctrl/⌘ K, `/` and `?`, never while somebody types in a field or a window is open, nor for a key that
 * the page took (`/` is a calculator's and goes to the home page's own search), and for a press on `[data-launch]`, with
 * the element that should get the focus back; returns the way to stop.
 */
export function watchLaunches(listener: (name: Launch, opener: Element | null) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const name = launchOf(event)
    if (!name || event.defaultPrevented || isTyping(event) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    listener(name, document.activeElement)
  }
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-launch]') : null
    if (!pressed) return
    const around = pressed.closest('dialog')
    around?.close()
    listener(
      pressed.dataset.launch === 'shortcuts' ? 'shortcuts' : 'palette',
      around ? document.activeElement : pressed,
    )
  }
  // On the window, so that whatever listens to the document's keys comes first.
  window.addEventListener('keydown', onKeyDown)
  document.addEventListener('click', onClick)
  return () => {
    window.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('click', onClick)
  }
}

/**
 * Takes the keys that are pressed from now on, for a field that is still being loaded; the function it gives ends that and
 * returns what was typed.
 */
export function collectTyping(): () => string {
  let text = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const shortcut = event.ctrlKey || event.metaKey || event.altKey
    const erases = event.key === 'Backspace'
    if (shortcut || isTyping(event) || (!erases && event.key.length !== 1)) return
    event.preventDefault()
    event.stopPropagation()
    text = erases ? text.slice(0, -1) : text + event.key
  }
  document.addEventListener('keydown', onKeyDown, true)
  return () => {
    document.removeEventListener('keydown', onKeyDown, true)
    return text
  }
}
