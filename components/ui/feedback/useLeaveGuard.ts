import { useLayoutEffect } from 'react'
import { confirmBeforeLeaving } from '@/lib/platform/leave-guard'

/** Asks for confirmation before the page is left while `isRunning` is true, and no longer once the result is seen. */
export function useLeaveGuard(isRunning: boolean): void {
  useLayoutEffect(() => (isRunning ? confirmBeforeLeaving() : undefined), [isRunning])
}
