import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Delays the layout of long content until something else is painted. `hold()` starts the delay; it ends once nothing
 * `isRunning` and the pane has not changed for a frame. `release()` ends it at once, since nobody can type into the pane during
 * it.
 */
export function useLateLayout(pane: RefObject<Element | null>, isRunning: boolean) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!isHeld) return
    let timer: ReturnType<typeof setTimeout>
    let frame: number
    let before = -1
    const look = () => {
      const count = pane.current?.querySelectorAll('[data-name] > *').length ?? 0
      if (!isRunning && count === before) timer = setTimeout(() => setIsHeld(false))
      else frame = requestAnimationFrame(look)
      before = count
    }
    frame = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [pane, isHeld, isRunning])
  return {
    isHeld,
    // At once, since the browser may lay out before React has drawn.
    hold: () => flushSync(() => setIsHeld(true)),
    release: () => setIsHeld(false),
  }
}
