import { useDocumentEvent } from '@/components/ui/layout/useDocumentEvent'
import { isForOtherControl } from '@/lib/platform/typing'
import { keyOf } from '@/lib/tools/basic-calculator/typed-keys'
import type { Press } from '@/lib/tools/basic-calculator/calculator'

const ACTIVATED_BY_ENTER = 'button, a, summary'

function activatesControl({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest(ACTIVATED_BY_ENTER) !== null
}

/** Hands on the calculator keys that are pressed, and what is pasted, anywhere on the page except in text fields. */
export function useCalculatorShortcuts(press: (key: Press) => void, paste: (text: string) => void): void {
  useDocumentEvent('keydown', (event) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    if (event.defaultPrevented || isShortcut || isForOtherControl(event)) return
    const key = keyOf(event.key)
    if (!key || activatesControl(event)) return
    // Firefox opens its quick find on `/`.
    event.preventDefault()
    press(key)
  })
  useDocumentEvent('paste', (event) => {
    if (isForOtherControl(event)) return
    paste(event.clipboardData?.getData('text/plain') ?? '')
  })
}
