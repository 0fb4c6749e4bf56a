import { useCallback, useEffect, useReducer, useRef } from 'react'

/** Twenty times a second looks steady, and each drawing of a long list takes a core from the work it reports on. */
const PACE_MILLISECONDS = 50

/**
 * State that many sources change at once. `dispatch` applies an action immediately, after those that wait; `dispatchSoon`
 * batches it with others of the same moment into one render. `reducer` must be stable.
 */
export function usePacedReducer<State, Action>(
  reducer: (state: State, action: Action) => State,
  initial: State,
): [State, (action: Action) => void, (action: Action) => void] {
  const [state, apply] = useReducer<State, [readonly Action[]]>(
    (current, actions) => actions.reduce(reducer, current),
    initial,
  )
  const waiting = useRef<Action[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastDrawn = useRef(-Infinity)

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    apply(waiting.current.splice(0))
  }, [])

  const dispatch = useCallback(
    (action: Action) => {
      waiting.current.push(action)
      flush()
    },
    [flush],
  )

  const dispatchSoon = useCallback(
    (action: Action) => {
      waiting.current.push(action)
      if (timer.current !== undefined) return
      const pause = lastDrawn.current + PACE_MILLISECONDS - performance.now()
      const draw = () => {
        lastDrawn.current = performance.now()
        flush()
      }
      if (pause > 0) timer.current = setTimeout(draw, pause)
      else draw()
    },
    [flush],
  )

  useEffect(() => () => clearTimeout(timer.current), [])

  return [state, dispatch, dispatchSoon]
}
