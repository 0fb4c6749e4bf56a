import { useEffect, useRef, useState } from 'react'
import { createVisibilityWatch } from '@/lib/platform/visibility'

/**
 * True while the first element that matches the selector is entirely visible, or, with `orPassed`, has been scrolled past. Also
 * true until that is known; false if there is no such element.
 */
export function useInSight(selector: string, orPassed = false): boolean {
  const [isInSight, setIsInSight] = useState(true)
  const watch = useRef<ReturnType<typeof createVisibilityWatch>>(undefined)
  useEffect(() => {
    watch.current = createVisibilityWatch(setIsInSight, orPassed)
    return () => watch.current?.stop()
  }, [orPassed])
  // After every render, with which the element may come and go.
  useEffect(() => watch.current?.look(selector))
  return isInSight
}
