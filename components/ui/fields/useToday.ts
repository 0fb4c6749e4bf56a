import { useMemo, useSyncExternalStore } from 'react'
import { localDate, localMinuteOfDay, watchClock } from '@/lib/platform/clock'
import { isoDate, parseIsoDate, type PlainDate } from '@/lib/core/plain-date'

/** The current local date, updated at midnight; null until hydration, and while it is not needed, which spares a render. */
export function useToday(isNeeded = true): PlainDate | null {
  const iso = useSyncExternalStore(
    watchClock,
    () => (isNeeded ? isoDate(localDate()) : null),
    () => null,
  )
  return useMemo(() => (iso === null ? null : parseIsoDate(iso)), [iso])
}

/** Minutes since midnight in local time; null until hydration. */
export function useMinuteOfDay(): number | null {
  return useSyncExternalStore(
    watchClock,
    () => localMinuteOfDay(),
    () => null,
  )
}
