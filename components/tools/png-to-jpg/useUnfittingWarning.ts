import { useEffect, useEffectEvent, useRef } from 'react'
import { isUnfitting } from '@/lib/tools/png-to-jpg/result'
import type { BatchItem } from '@/components/ui/files/batch-state'
import type { ImageHeader } from '@/lib/image/codecs/image-header'

/** Calls `warn` once per added group of files if one does not need this tool. Returns a function that starts the next group. */
export function useUnfittingWarning(items: readonly BatchItem<ImageHeader, unknown>[], warn: () => void): () => void {
  const handful = useRef(0)
  const warned = useRef(0)
  const seen = useRef(new Set<number>())
  const warnOnce = useEffectEvent(warn)

  useEffect(() => {
    const fresh = items.filter(({ id, info }) => info && !seen.current.has(id))
    for (const { id } of fresh) seen.current.add(id)
    if (warned.current === handful.current || !fresh.some(({ info }) => info && isUnfitting(info))) return
    warned.current = handful.current
    warnOnce()
  }, [items])

  return () => {
    handful.current++
  }
}
