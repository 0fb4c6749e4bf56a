'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { localDate, localMinuteOfDay, watchClock } from '@/lib/platform/clock'
import { isoDate, parseIsoDate, type PlainDate } from '@/lib/core/plain-date'

/** The current local date, updated at midnight; null until hydration. */
export function useToday(): PlainDate | null {
  const iso = useSyncExternalStore(
    watchClock,
    () => isoDate(localDate()),
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
