import { useEffect, useState } from 'react'
import { updatePieces } from '@/lib/tools/markdown-html/update-pieces'

const PIECES_PER_FRAME = 8

/**
 * Renders only a few changed pieces per frame, so that opening a long document or an edit that shifts all of it does not
 * block the page.
 */
export function useProgressivePieces(pieces: readonly string[]): readonly string[] {
  const [shown, setShown] = useState<readonly string[]>([])
  const next = updatePieces(shown, pieces, PIECES_PER_FRAME)
  useEffect(() => {
    if (next === shown) return
    const frame = requestAnimationFrame(() => setShown(next))
    return () => cancelAnimationFrame(frame)
  }, [next, shown])
  return next
}
