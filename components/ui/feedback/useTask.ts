import { useCallback, useEffect, useRef, useState } from 'react'
import type { Undo } from './clear-all'
import { notify } from './notify'
import { isAbort, isToolError, ToolError, toVisitorError, type ToolErrorShape } from '@/lib/core/errors'
import { useErrorText } from './useErrorText'
import { useLeaveGuard } from './useLeaveGuard'

export interface TaskContext<Progress> {
  readonly signal: AbortSignal
  readonly report: (progress: Progress) => void
}

interface TaskState<Progress, Result> {
  readonly isRunning: boolean
  readonly progress: Progress | undefined
  readonly result: Result | undefined
  /** Why the last run failed, until the next one or until it is cleared; only of a task that keeps its errors. */
  readonly error: ToolErrorShape | undefined
}

interface Task<Args extends unknown[], Progress, Result> extends TaskState<Progress, Result> {
  /** Starts the work and aborts a previous run. Resolves to undefined if it fails, is canceled or is superseded. */
  readonly start: (...args: Args) => Promise<Result | undefined>
  readonly cancel: () => void
  /** Cancels the work and clears the result. Returns a function that restores the result. */
  readonly clear: () => Undo | undefined
}

/**
 * Runs asynchronous work. The latest start wins. ToolErrors go to `onError` (a toast by default) or, for `keep`, to `error`; so does
 * any other error, as `unknown` and in the console: one file must not take the whole screen away. The work is aborted on unmount.
 * Work with side effects must check its signal before them, because an aborted run continues until it does.
 */
export function useTask<Args extends unknown[], Result, Progress = number>(
  work: (context: TaskContext<Progress>, ...args: Args) => Promise<Result>,
  onError?: ((error: ToolErrorShape) => void) | 'keep',
): Task<Args, Progress, Result> {
  const idle: TaskState<Progress, Result> = {
    isRunning: false,
    progress: undefined,
    result: undefined,
    error: undefined,
  }
  const [state, setState] = useState(idle)
  const errorText = useErrorText()
  const controller = useRef<AbortController>(undefined)

  useEffect(() => () => controller.current?.abort(), [])
  useLeaveGuard(state.isRunning)

  const fail = (thrown: unknown) => {
    const error = toVisitorError(thrown)
    if (isAbort(error)) return
    if (!isToolError(error)) reportError(error)
    const shown = isToolError(error) ? error : new ToolError('unknown')
    if (onError === 'keep') setState({ ...idle, error: shown })
    else if (onError) onError(shown)
    else notify('error', errorText(shown))
  }

  const start = async (...args: Args): Promise<Result | undefined> => {
    controller.current?.abort()
    const { signal } = (controller.current = new AbortController())
    setState((current) => ({ ...current, isRunning: true, progress: undefined, error: undefined }))
    const report = (progress: Progress) => {
      if (!signal.aborted) setState((current) => ({ ...current, progress }))
    }
    try {
      const result = await work({ signal, report }, ...args)
      if (signal.aborted) return undefined
      setState({ ...idle, result })
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
    setState((current) => ({ ...current, isRunning: false, progress: undefined }))
  }, [])

  const clear = () => {
    const { result } = state
    controller.current?.abort()
    setState(idle)
    if (result === undefined) return undefined
    return () => {
      // A run that was started after clearing must not overwrite the restored result.
      controller.current?.abort()
      setState({ ...idle, result })
    }
  }

  return { ...state, start, cancel, clear }
}
