import { useInBrowser } from '@/components/ui/fields/useInBrowser'

const times = new WeakMap<object, number>()

function firstShownAt(values: object): number {
  const recorded = times.get(values)
  if (recorded !== undefined) return recorded
  const now = Date.now()
  times.set(values, now)
  return now
}

/**
 * The time at which `values` was first rendered, in milliseconds since 1970; null on the server and until hydration. The
 * same object always gives the same time.
 */
export function useFirstShownAt(values: object): number | null {
  return useInBrowser<number | null>(() => firstShownAt(values), null)
}
