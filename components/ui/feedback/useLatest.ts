import { useEffect, useRef, useState } from 'react'
import { notify } from './notify'
import { isAbort, isToolError, toVisitorError } from '@/lib/core/errors'
import { useErrorText } from './useErrorText'
import { useThrow } from './useThrow'

/** A run of this age is aborted when newer input arrives. */
const MAX_RUN_MILLISECONDS = 4_000

interface LatestContext<Result> {
  readonly signal: AbortSignal
  /** Shows an intermediate result. */
  readonly report: (result: Result) => void
}

type Work<Input, Result> = (input: Input, context: LatestContext<Result>) => Promise<Result> | Result

/**
 * Computes a result from input that changes often. It runs one computation at a time, so that results appear regularly, and
 * always ends with the result of the last input. ToolErrors become toasts, other errors go to the error boundary.
 */
export function useLatest<Input, Result>(work: Work<Input, Result>, initial: Result) {
  const [state, setState] = useState({ result: initial, isRunning: false })
  const errorText = useErrorText()
  const throwToBoundary = useThrow()
  const current = useRef<{ readonly controller: AbortController; readonly startedAt: number }>(undefined)
  const queued = useRef<() => Promise<void>>(undefined)

  const fail = (thrown: unknown) => {
    const error = toVisitorError(thrown)
    if (isAbort(error)) return
    if (isToolError(error)) notify('error', errorText(error))
    else throwToBoundary(error)
  }

  const run = async (input: Input) => {
    const controller = new AbortController()
    const { signal } = controller
    current.current = { controller, startedAt: performance.now() }
    const show = (result: Result, isRunning: boolean) => {
      if (!signal.aborted) setState({ result, isRunning })
    }
    try {
      const result = await work(input, { signal, report: (early) => show(early, true) })
      show(result, queued.current !== undefined)
    } catch (error) {
      fail(error)
    }
  }

  /** Processes new input. While a run is in progress, only the newest input is queued. */
  const update = async (input: Input) => {
    queued.current = () => run(input)
    if (current.current) {
      const { controller, startedAt } = current.current
      if (performance.now() - startedAt > MAX_RUN_MILLISECONDS) controller.abort()
      return
    }
    setState((state) => ({ ...state, isRunning: true }))
    while (queued.current) {
      const next = queued.current
      queued.current = undefined
      await next()
    }
    current.current = undefined
    setState((state) => (state.isRunning ? { ...state, isRunning: false } : state))
  }

  useEffect(
    () => () => {
      queued.current = undefined
      current.current?.controller.abort()
    },
    [],
  )

  return { ...state, update }
}
