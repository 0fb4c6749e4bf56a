import { useEffect, useEffectEvent } from 'react'
import { isForOtherControl } from '@/lib/platform/typing'
import { keyOf } from '@/lib/tools/basic-calculator/typed-keys'
import type { Press } from '@/lib/tools/basic-calculator/calculator'

const ACTIVATED_BY_ENTER = 'button, a, summary'

function activatesControl({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest(ACTIVATED_BY_ENTER) !== null
}

/** Hands on the calculator keys that are pressed, and what is pasted, anywhere on the page except in text fields. */
export function useCalculatorShortcuts(press: (key: Press) => void, paste: (text: string) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    if (event.defaultPrevented || isShortcut || isForOtherControl(event)) return
    const key = keyOf(event.key)
    if (!key || activatesControl(event)) return
    // Firefox opens its quick find on `/`.
    event.preventDefault()
    press(key)
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (isForOtherControl(event)) return
    paste(event.clipboardData?.getData('text/plain') ?? '')
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
