'use client'

import { useEffect } from 'react'
import type { Batch } from './useBatch'

// Long enough that typing 1920 does not work for 1, 19 and 192 first.
const SETTLE_MILLISECONDS = 300

/**
 * Works on a batch with `settings` (the same object until they change) once they have rested for a moment, and on files
 * as they become known; null, for settings that cannot be used, withdraws what was done.
 */
export function useSettledRun<Info, Settings, Result>(
  { items, run, withdraw }: Batch<Info, Settings, Result>,
  settings: Settings | null,
): void {
  const inspected = items.filter(({ info }) => info).length
  useEffect(() => {
    if (settings) run(settings, false, new Promise((rested) => setTimeout(rested, SETTLE_MILLISECONDS)))
    else withdraw()
    // Only new settings and newly inspected files start work; the list is that of the render that brought them.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- run and withdraw change with every render of the batch
  }, [settings, inspected])
}
