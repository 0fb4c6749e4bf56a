'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { isAbort, isToolError, told } from '@/lib/core/errors'
import { useErrorText } from './useErrorText'

/** A run that newer input waits for this long is ended. */
const PATIENCE_MILLISECONDS = 4_000

export interface LatestContext<Result> {
  readonly signal: AbortSignal
  /** Shows a result before the work is done. */
  readonly report: (result: Result) => void
}

type Work<Input, Result> = (input: Input, context: LatestContext<Result>) => Promise<Result> | Result

export interface Latest<Input, Result> {
  readonly result: Result
  readonly running: boolean
  /** Takes new input; while work runs only the newest waits. */
  readonly update: (input: Input) => void
}

/**
 * A result that follows input as it is typed: one run at a time, so that results keep coming however fast the input
 * changes, and the last one is of the last input. A ToolError is a toast, a bug goes to the error boundary.
 */
export function useLatest<Input, Result>(work: Work<Input, Result>, initial: Result): Latest<Input, Result> {
  const [state, setState] = useState({ result: initial, running: false })
  const errorText = useErrorText()
  const current = useRef<{ readonly controller: AbortController; readonly startedAt: number }>(undefined)
  const waiting = useRef<{ readonly input: Input }>(undefined)
  const latestWork = useRef(work)
  useEffect(() => {
    latestWork.current = work
  })

  const fail = useCallback(
    (thrown: unknown) => {
      const error = told(thrown)
      if (isAbort(error)) return
      if (isToolError(error)) return notify('error', errorText(error))
      setState(() => {
        throw error
      })
    },
    [errorText],
  )

  const run = useCallback(
    async (input: Input) => {
      const controller = new AbortController()
      const { signal } = controller
      current.current = { controller, startedAt: performance.now() }
      const show = (result: Result, running: boolean) => {
        if (!signal.aborted) setState({ result, running })
      }
      try {
        const result = await latestWork.current(input, { signal, report: (early) => show(early, true) })
        show(result, waiting.current !== undefined)
      } catch (error) {
        fail(error)
      }
    },
    [fail],
  )

  const update = useCallback(
    async (input: Input) => {
      waiting.current = { input }
      if (current.current) {
        const { controller, startedAt } = current.current
        if (performance.now() - startedAt > PATIENCE_MILLISECONDS) controller.abort()
        return
      }
      setState((known) => ({ ...known, running: true }))
      while (waiting.current) {
        const next = waiting.current.input
        waiting.current = undefined
        await run(next)
      }
      current.current = undefined
      setState((known) => (known.running ? { ...known, running: false } : known))
    },
    [run],
  )

  useEffect(
    () => () => {
      waiting.current = undefined
      current.current?.controller.abort()
    },
    [],
  )

  return { ...state, update }
}
