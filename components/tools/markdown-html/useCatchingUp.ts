import { useEffect, useState } from 'react'
import { catchUp } from '@/lib/tools/markdown-html/catch-up'

const STEP = 8

/**
 * The pieces to show: a few of them new every frame, so that neither opening a long document nor an edit that moves all of
 * it holds up the page.
 */
export function useCatchingUp(pieces: readonly string[]): readonly string[] {
  const [shown, setShown] = useState<readonly string[]>([])
  const next = catchUp(shown, pieces, STEP)
  useEffect(() => {
    if (next === shown) return
    const frame = requestAnimationFrame(() => setShown(next))
    return () => cancelAnimationFrame(frame)
  }, [next, shown])
  return next
}
