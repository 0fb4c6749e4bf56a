'use client'

import { useEffect } from 'react'
import { confirmBeforeLeaving } from '@/lib/platform/leave-guard'

/** Asks for confirmation before the page is left while `isRunning` is true. */
export function useLeaveGuard(isRunning: boolean): void {
  useEffect(() => (isRunning ? confirmBeforeLeaving() : undefined), [isRunning])
}
