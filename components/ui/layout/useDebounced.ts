import { useEffect, useState } from 'react'

const DEBOUNCE_MILLISECONDS = 600

function always(): boolean {
  return true
}

/**
 * Debounces a text, for live regions that must not announce every key press. Returns '' at first. A text is skipped if
 * `isEnabled` (a stable function) returns false after the pause.
 */
export function useDebounced(text: string, isEnabled: () => boolean = always): string {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isEnabled()) setDebounced(text)
    }, DEBOUNCE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text, isEnabled])
  return debounced
}
