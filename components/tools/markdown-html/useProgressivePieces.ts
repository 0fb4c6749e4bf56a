import { useLayoutEffect, useRef, useState } from 'react'
import { updatePieces } from '@/lib/tools/markdown-html/update-pieces'

const FEWEST = 8
const MOST = 64
/** What the pieces of a frame may take, so that a key is answered in between: half of a frame at 60 a second. */
const MOST_MILLISECONDS = 8

/** Number of pieces for the next frame, after `count` pieces took `milliseconds`. */
export function piecesPerFrame(count: number, milliseconds: number): number {
  const wanted = milliseconds > MOST_MILLISECONDS ? count / 2 : milliseconds < MOST_MILLISECONDS / 2 ? count * 2 : count
  return Math.min(MOST, Math.max(FEWEST, wanted))
}

/**
 * Renders changed pieces over several frames, as many per frame as the device has time for, so that opening a long document or
 * shifting all of it does not block the page.
 */
export function useProgressivePieces(pieces: readonly string[]): readonly string[] {
  const [{ shown, count }, setState] = useState<{ shown: readonly string[]; count: number }>({
    shown: [],
    count: FEWEST,
  })
  const startedAt = useRef<number>(undefined)
  const next = updatePieces(shown, pieces, count)
  useLayoutEffect(() => {
    if (next === shown) {
      startedAt.current = undefined
      return
    }
    const taken = startedAt.current === undefined ? undefined : performance.now() - startedAt.current
    const frame = requestAnimationFrame(() => {
      startedAt.current = performance.now()
      setState({ shown: next, count: taken === undefined ? count : piecesPerFrame(count, taken) })
    })
    return () => cancelAnimationFrame(frame)
  }, [next, shown, count])
  return next
}
