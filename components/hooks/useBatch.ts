'use client'

import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Undo } from '@/components/ui/clear-all'
import { abortError, isAbort, isToolError, ToolError } from '@/lib/core/errors'
import { batchReducer, type BatchAction, type BatchItem } from './batch-state'
import { useLeaveGuard } from './useLeaveGuard'
import type { TaskContext } from './useTask'

interface Work<Info, Settings, Result> {
  /** What a file is, before any work; throws ToolError for one that will not do. */
  readonly inspect: (file: File, context: TaskContext<number>) => Promise<Info>
  readonly process: (file: File, info: Info, settings: Settings, context: TaskContext<number>) => Promise<Result>
}

export interface Batch<Info, Settings, Result> {
  readonly items: readonly BatchItem<Info, Result>[]
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: number) => void
  readonly cancel: (id: number) => void
  /**
   * Starts the work for every inspected or cancelled file that has not been worked on with these settings; with `again` also
   * for those whose work with them failed or was cancelled. They count as being worked on at once, and are when `rest` ends.
   * Gives how many they are.
   */
  readonly run: (settings: Settings, again?: boolean, rest?: Promise<unknown>) => number
  /** Ends all work and forgets its results; the files stay. */
  readonly withdraw: () => void
  /** Ends all work and forgets the files; gives the way back, on which unfinished work begins anew. */
  readonly clear: () => Undo | undefined
}

/**
 * A list of files, each inspected once and worked on whenever the settings change. How many run at once is the worker
 * pool's business. A file that fails keeps its error and the others go on.
 */
export function useBatch<Info, Settings, Result>(work: Work<Info, Settings, Result>): Batch<Info, Settings, Result> {
  type Item = BatchItem<Info, Result>
  const [items, dispatch] = useReducer<readonly Item[], [BatchAction<Info, Result>]>(batchReducer, [])
  const controllers = useRef(new Map<number, AbortController>())
  const nextId = useRef(1)
  // With these a cancelled file is not to begin again by itself.
  const lastRun = useRef<string>(undefined)

  const abort = useCallback((id: number) => {
    controllers.current.get(id)?.abort()
    controllers.current.delete(id)
  }, [])

  const abortAll = useCallback(() => {
    for (const id of [...controllers.current.keys()]) abort(id)
  }, [abort])

  useEffect(() => abortAll, [abortAll])
  useLeaveGuard(items.some(({ status }) => status === 'inspecting' || status === 'working'))

  const attempt = useCallback(
    async (id: number, step: (context: TaskContext<number>) => Promise<Partial<Item>>) => {
      abort(id)
      const controller = new AbortController()
      controllers.current.set(id, controller)
      const { signal } = controller
      const change = (changes: Partial<Item>) => {
        if (!signal.aborted) dispatch({ type: 'change', id, changes })
      }
      try {
        change(await step({ signal, report: (progress) => change({ progress }) }))
      } catch (error) {
        if (isAbort(error)) return
        // One file must not take the others down, so a bug too is told beside the file.
        change({ status: 'failed', error: isToolError(error) ? error : new ToolError('unknown') })
      }
    },
    [abort],
  )

  const inspect = ({ id, file }: Item) => {
    void attempt(id, async (context) => ({ status: 'ready', info: await work.inspect(file, context) }))
  }

  const add = (files: readonly File[]) => {
    const added = files.map((file): Item => ({ id: nextId.current++, file, status: 'inspecting' }))
    dispatch({ type: 'add', items: added })
    for (const item of added) inspect(item)
  }

  const run = (settings: Settings, again = false, rest?: Promise<unknown>) => {
    const key = (lastRun.current = JSON.stringify(settings))
    let count = 0
    for (const { id, file, info, status, settings: last } of items) {
      const fresh = (info !== undefined || status === 'cancelled') && last !== key
      const resumed = again && (status === 'cancelled' || (status === 'failed' && info !== undefined))
      if (!fresh && !resumed) continue
      count++
      const started: Partial<Item> = { status: 'working', progress: undefined, error: undefined, settings: key }
      dispatch({ type: 'change', id, changes: started })
      void attempt(id, async (context) => {
        await rest
        if (context.signal.aborted) throw abortError()
        // Cancelled while it was looked at, a file is not known yet.
        const known = info ?? (await work.inspect(file, context))
        return { status: 'done', info: known, result: await work.process(file, known, settings, context) }
      })
    }
    return count
  }

  return {
    items,
    add,
    run,
    remove: (id) => {
      abort(id)
      dispatch({ type: 'remove', id })
    },
    cancel: (id) => {
      abort(id)
      dispatch({ type: 'change', id, changes: { status: 'cancelled', result: undefined, settings: lastRun.current } })
    },
    withdraw: () => {
      lastRun.current = undefined
      // Files that are still being inspected have no work to withdraw.
      for (const { id, info } of items) if (info) abort(id)
      dispatch({ type: 'withdraw' })
    },
    clear: () => {
      abortAll()
      dispatch({ type: 'clear' })
      if (items.length === 0) return undefined
      return () => {
        dispatch({ type: 'restore', items })
        for (const item of items)
          if (item.status === 'inspecting' || (item.status === 'working' && !item.info)) inspect(item)
      }
    },
  }
}
