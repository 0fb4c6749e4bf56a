import { useLayoutEffect, useRef, useState } from 'react'
import { updatePieces } from '@/lib/tools/markdown-html/update-pieces'

const FEWEST = 8
const MOST = 64
/** What the pieces of a frame may take, so that a key is answered in between: half of a frame at 60 a second. */
const MOST_MILLISECONDS = 8

/** How many pieces come with the next frame, after `count` took so long. */
export function piecesPerFrame(count: number, milliseconds: number): number {
  const wanted = milliseconds > MOST_MILLISECONDS ? count / 2 : milliseconds < MOST_MILLISECONDS / 2 ? count * 2 : count
  return Math.min(MOST, Math.max(FEWEST, wanted))
}

/**
 * Renders only a few changed pieces per frame, so that opening a long document or an edit that shifts all of it does not
 * block the page; as many as this device has time for.
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
