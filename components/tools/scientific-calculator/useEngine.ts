import { useCallback, useEffect, useState } from 'react'
import { useErrorText } from '@/components/hooks/useErrorText'
import { notify } from '@/components/ui/notify'
import type { evaluate } from '@/lib/tools/scientific-calculator/evaluate'

export type Evaluate = typeof evaluate

function importEngine(): Promise<Evaluate> {
  return import('@/lib/tools/scientific-calculator/evaluate').then((engine) => engine.evaluate)
}

export interface Engine {
  /** Null until it has come. */
  readonly evaluate: Evaluate | null
  /** Resolves to null, and says so, when it could not be loaded. */
  readonly load: () => Promise<Evaluate | null>
}

/** The part that computes, fetched when there is first something to compute. */
export function useEngine(needed: boolean): Engine {
  const [evaluate, setEvaluate] = useState<Evaluate | null>(null)
  const errorText = useErrorText()

  const load = useCallback(async () => {
    try {
      const loaded = await importEngine()
      setEvaluate(() => loaded)
      return loaded
    } catch {
      notify('error', errorText({ code: 'engineFailed' }))
      return null
    }
  }, [errorText])

  useEffect(() => {
    if (needed && !evaluate)
      importEngine().then(
        (loaded) => setEvaluate(() => loaded),
        // Pressing = tries again and says so.
        () => {},
      )
  }, [needed, evaluate])

  return { evaluate, load }
}
