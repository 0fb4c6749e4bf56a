'use client'

import { useSyncExternalStore } from 'react'
import { coveredByKeyboard, watchVisualViewport } from '@/lib/platform/visual-viewport'

/** Height in CSS pixels of the page area that the on-screen keyboard covers; 0 if the browser resizes the page for it. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(watchVisualViewport, coveredByKeyboard, () => 0)
}
