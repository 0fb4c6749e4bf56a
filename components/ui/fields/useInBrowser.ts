import { useSyncExternalStore } from 'react'

const noSubscription = () => () => {}

/**
 * Reads a value that only the browser knows, on each render. `read` must return a stable value. Returns `serverValue` on the
 * server and until hydration.
 */
export function useInBrowser<T>(read: () => T, serverValue: T): T {
  return useSyncExternalStore(noSubscription, read, () => serverValue)
}
