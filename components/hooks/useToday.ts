'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { localDate, localMinuteOfDay, watchClock } from '@/lib/browser/clock'
import { isoDate, parseIsoDate, type PlainDate } from '@/lib/core/plain-date'

/** The visitor's calendar date, kept current past midnight; null in the prerendered page, which has no today. */
export function useToday(): PlainDate | null {
  const iso = useSyncExternalStore(
    watchClock,
    () => isoDate(localDate()),
    () => null,
  )
  return useMemo(() => (iso === null ? null : parseIsoDate(iso)), [iso])
}

/** Minutes that the visitor's clock shows past midnight; null in the prerendered page. */
export function useMinuteOfDay(): number | null {
  return useSyncExternalStore(
    watchClock,
    () => localMinuteOfDay(),
    () => null,
  )
}
