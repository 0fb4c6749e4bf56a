import { useEffect, useEffectEvent } from 'react'
import { belongsElsewhere } from '@/lib/browser/typing'
import { keyOf, keysOfPaste } from '@/lib/tools/basic-calculator/typed-keys'
import type { Press } from '@/lib/tools/basic-calculator/calculator'

const PRESSED_BY_ENTER = 'button, a, summary'

function pressesControl({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest(PRESSED_BY_ENTER) !== null
}

/** The keyboard and pastes of the whole page as calculator keys, except where one types in something else. */
export function usePageKeys(press: (keys: readonly Press[]) => void, onUnreadable: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = event.ctrlKey || event.metaKey || event.altKey
    if (event.defaultPrevented || shortcut || belongsElsewhere(event)) return
    const key = keyOf(event.key)
    if (!key || pressesControl(event)) return
    // Or `/` would open the browser's search.
    event.preventDefault()
    press([key])
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (belongsElsewhere(event)) return
    const keys = keysOfPaste(event.clipboardData?.getData('text/plain') ?? '')
    if (keys) press(keys)
    else onUnreadable()
  })

  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => onKeyDown(event)
    const paste = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('keydown', keyDown)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('keydown', keyDown)
      document.removeEventListener('paste', paste)
    }
  }, [])
}
