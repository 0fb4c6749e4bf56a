import { useEffect, type RefObject } from 'react'
import { belongsElsewhere } from '@/lib/browser/typing'

/** What is typed or pasted anywhere on the page goes into the input, except where one types in something else. */
export function usePageTyping(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const paste = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v'
      const shortcut = event.ctrlKey || event.metaKey || event.altKey
      const typing = !shortcut && (/^[\d.()+\-*/^!%a-z]$/i.test(event.key) || event.key === 'Backspace')
      if ((!typing && !paste) || belongsElsewhere(event)) return
      // The browser goes on with the key in the field that now has the focus; `/` is then no shortcut.
      input.current?.focus({ preventScroll: true })
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input])
}
