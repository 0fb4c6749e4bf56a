import { useEffect, useEffectEvent, useState } from 'react'
import { takeNote } from '@/lib/platform/draft'
import { watchFragment } from '@/lib/platform/page'

/** Calls `start` for each link that was pressed to start the timer, once its values are in place (`isReady`). */
export function useStartByLink(isReady: boolean, start: () => void): void {
  // Links that were followed: one may lead to the page that it stands on.
  const [count, setCount] = useState(0)
  useEffect(() => watchFragment(() => setCount((current) => current + 1)), [])

  const startIfAsked = useEffectEvent(() => {
    if (takeNote('pomodoro-timer:start') !== null) start()
  })
  useEffect(() => {
    if (isReady) startIfAsked()
  }, [isReady, count])
}
