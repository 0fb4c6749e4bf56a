import { useEffect, useState } from 'react'

const STEP = 8

/** How many of `total` pieces to show: a few more every frame, so that a long document never holds up the page. */
export function useGrowing(total: number): number {
  const [shown, setShown] = useState(STEP)
  useEffect(() => {
    if (shown >= total) return
    const frame = requestAnimationFrame(() => setShown(shown + STEP))
    return () => cancelAnimationFrame(frame)
  }, [shown, total])
  return Math.min(shown, total)
}
