'use client'

import { useSyncExternalStore } from 'react'
import { coveredByKeyboard, watchVisualViewport } from '@/lib/browser/visual-viewport'

/** CSS pixels at the foot of the page that the keyboard on the screen covers; 0 where the browser makes room for it. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(watchVisualViewport, coveredByKeyboard, () => 0)
}
