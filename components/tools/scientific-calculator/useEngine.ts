import { useCallback, useEffect, useState } from 'react'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { notify } from '@/components/ui/feedback/notify'
import type { evaluate } from '@/lib/tools/scientific-calculator/evaluate'

export type Evaluate = typeof evaluate

function importEngine(): Promise<Evaluate> {
  return import('@/lib/tools/scientific-calculator/evaluate').then((engine) => engine.evaluate)
}

/** Loads the evaluator once `isNeeded` is true; it is null until then. */
export function useEngine(isNeeded: boolean) {
  const [evaluate, setEvaluate] = useState<Evaluate | null>(null)
  const errorText = useErrorText()

  /** Resolves to null after notifying the visitor if loading fails. */
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
    if (isNeeded && !evaluate)
      importEngine().then(
        (loaded) => setEvaluate(() => loaded),
        // Pressing = tries again and reports the error.
        () => {},
      )
  }, [isNeeded, evaluate])

  return { evaluate, load }
}
