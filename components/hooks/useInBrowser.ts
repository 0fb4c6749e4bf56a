'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What only the browser knows, read again with each render (the same value until it changes); `before` while the page is
 * made and until it is hydrated.
 */
export function useInBrowser<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before)
}
