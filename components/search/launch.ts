import { isTyping } from '@/lib/platform/typing'

/** The dialogs that can be opened over any page. */
export type WindowName = 'palette' | 'shortcuts'

/** True for Ctrl K and ⌘ K, also on keyboards with a Korean or other non-Latin layout. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const isK = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === 'k' : event.code === 'KeyK'
  return isK && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
}

const WINDOW_KEYS: Readonly<Record<string, WindowName>> = { '/': 'palette', '?': 'shortcuts' }

function windowForKey(event: KeyboardEvent): WindowName | undefined {
  if (isPaletteKey(event)) return 'palette'
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  return WINDOW_KEYS[event.key]
}

/**
 * Calls `listener` when a dialog should open: on Ctrl/⌘ K, `/` and `?`, and on a click on `[data-launch]`. Keys are ignored
 * in text fields, while a dialog is open, and if the page handled them (the calculators and the home page use `/`).
 * `opener` is the element that should receive the focus afterwards. Returns a function that unsubscribes.
 */
export function onOpenWindow(listener: (name: WindowName, opener: Element | null) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const name = windowForKey(event)
    if (!name || event.defaultPrevented || isTyping(event) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    listener(name, document.activeElement)
  }
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-launch]') : null
    if (!button) return
    const dialog = button.closest('dialog')
    dialog?.close()
    listener(button.dataset.launch === 'shortcuts' ? 'shortcuts' : 'palette', dialog ? document.activeElement : button)
  }
  // Listening on the window lets all listeners on the document run first.
  window.addEventListener('keydown', onKeyDown)
  document.addEventListener('click', onClick)
  return () => {
    window.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('click', onClick)
  }
}

/**
 * Captures the text that is typed while a field is still loading. Returns a function that stops capturing and returns the
 * text.
 */
export function bufferKeystrokes(): () => string {
  let text = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    const isBackspace = event.key === 'Backspace'
    if (isShortcut || isTyping(event) || (!isBackspace && event.key.length !== 1)) return
    event.preventDefault()
    event.stopPropagation()
    text = isBackspace ? text.slice(0, -1) : text + event.key
  }
  document.addEventListener('keydown', onKeyDown, true)
  return () => {
    document.removeEventListener('keydown', onKeyDown, true)
    return text
  }
}
