import type { RefObject } from 'react'
import { useDocumentEvent } from '@/components/ui/layout/useDocumentEvent'
import { isForOtherControl } from '@/lib/platform/typing'

/** Directs typing and pasting anywhere on the page into the input, except from other text fields. */
export function useFocusOnTyping(input: RefObject<HTMLInputElement | null>): void {
  useDocumentEvent('keydown', (event) => {
    const isPaste = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v'
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    const isInput = !isShortcut && (/^[\d.,()+\-*/^!%a-z]$/i.test(event.key) || event.key === 'Backspace')
    if ((!isInput && !isPaste) || isForOtherControl(event)) return
    // The browser inserts the key into the newly focused input. Stopping the event keeps `/` from opening the search.
    input.current?.focus({ preventScroll: true })
    event.stopPropagation()
  })
}
