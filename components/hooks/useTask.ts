'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Undo } from '@/components/ui/clear-all'
import { notify } from '@/components/ui/notify'
import { isAbort, isToolError, told, type ToolErrorShape } from '@/lib/core/errors'
import { useErrorText } from './useErrorText'
import { useLeaveGuard } from './useLeaveGuard'

export interface TaskContext<Progress> {
  readonly signal: AbortSignal
  readonly report: (progress: Progress) => void
}

interface TaskState<Progress, Result> {
  readonly running: boolean
  readonly progress: Progress | undefined
  readonly result: Result | undefined
}

export interface Task<Args extends unknown[], Progress, Result> extends TaskState<Progress, Result> {
  /** Starts, dropping what ran before; resolves to undefined when it failed, was cancelled or superseded. */
  readonly start: (...args: Args) => Promise<Result | undefined>
  readonly cancel: () => void
  /** Cancels and forgets the result; gives the way back to it. */
  readonly clear: () => Undo | undefined
}

/**
 * One piece of asynchronous work of a screen: the latest start wins, cancel is silent, a ToolError goes to `onError` (a
 * toast unless given), a bug goes to the error boundary. Work ends when the screen goes. Work that does more than return
 * something asks its signal first: what was superseded goes on until it looks.
 */
export function useTask<Args extends unknown[], Result, Progress = number>(
  work: (context: TaskContext<Progress>, ...args: Args) => Promise<Result>,
  onError?: (error: ToolErrorShape) => void,
): Task<Args, Progress, Result> {
  const idle: TaskState<Progress, Result> = { running: false, progress: undefined, result: undefined }
  const [state, setState] = useState(idle)
  const errorText = useErrorText()
  const controller = useRef<AbortController>(undefined)

  useEffect(() => () => controller.current?.abort(), [])
  useLeaveGuard(state.running)

  const fail = (thrown: unknown) => {
    const error = told(thrown)
    if (isAbort(error)) return
    if (!isToolError(error)) {
      setState(() => {
        throw error
      })
    } else if (onError) onError(error)
    else notify('error', errorText(error))
  }

  const start = async (...args: Args): Promise<Result | undefined> => {
    controller.current?.abort()
    const { signal } = (controller.current = new AbortController())
    setState((current) => ({ ...current, running: true, progress: undefined }))
    const report = (progress: Progress) => {
      if (!signal.aborted) setState((current) => ({ ...current, progress }))
    }
    try {
      const result = await work({ signal, report }, ...args)
      if (signal.aborted) return undefined
      setState({ running: false, progress: undefined, result })
      return result
    } catch (error) {
      if (signal.aborted) return undefined
      setState(idle)
      fail(error)
      return undefined
    }
  }

  const cancel = useCallback(() => {
    controller.current?.abort()
    setState((current) => ({ ...current, running: false, progress: undefined }))
  }, [])

  const clear = () => {
    const { result } = state
    controller.current?.abort()
    setState(idle)
    if (result === undefined) return undefined
    return () => {
      // What has been started since belongs to what is given up for it.
      controller.current?.abort()
      setState({ ...idle, result })
    }
  }

  return { ...state, start, cancel, clear }
}
