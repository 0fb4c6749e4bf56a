import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Keeps what is long from being laid out before something else is painted: `hold()` starts it, and it ends a frame after the
 * pane has contents or nothing `isRunning` that would give it some. Nobody can type into it meanwhile, so `release()` ends it
 * at once.
 */
export function useLateLayout(pane: RefObject<Element | null>, isRunning: boolean) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!isHeld) return
    let timer: ReturnType<typeof setTimeout>
    let frame: number
    const look = () => {
      if (isRunning && !pane.current?.querySelector('[data-name] > *')) frame = requestAnimationFrame(look)
      else timer = setTimeout(() => setIsHeld(false))
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
