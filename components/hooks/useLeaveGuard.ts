'use client'

import { useEffect } from 'react'
import { guardLeaving } from '@/lib/browser/leave-guard'

/** Asks before the page is left, for as long as work runs that leaving would end. */
export function useLeaveGuard(running: boolean): void {
  useEffect(() => (running ? guardLeaving() : undefined), [running])
}
