'use client'

import { useInBrowser } from './useInBrowser'

const moments = new WeakMap<object, number>()

function momentOf(values: object): number {
  const known = moments.get(values)
  if (known !== undefined) return known
  const now = Date.now()
  moments.set(values, now)
  return now
}

/**
 * When these values were first shown, in milliseconds since 1970; null while the page is made and until it is hydrated.
 * The moment stands still until the values change.
 */
export function useMomentOf(values: object): number | null {
  return useInBrowser<number | null>(() => momentOf(values), null)
}
