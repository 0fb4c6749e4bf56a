import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Undo } from '@/components/ui/feedback/clear-all'
import { abortError, isAbort, isToolError, ToolError, toVisitorError } from '@/lib/core/errors'
import { batchReducer, type BatchAction, type BatchItem } from './batch-state'
import { usePacedReducer } from './usePacedReducer'
import { useLeaveGuard } from '@/components/ui/feedback/useLeaveGuard'
import type { TaskContext } from '@/components/ui/feedback/useTask'

/** Long enough that typing 1920 does not start work for 1, 19 and 192 first. */
const SETTLE_MILLISECONDS = 300

interface Work<Info, Settings, Result> {
  /** Reads information about a file before processing. Rejects with a ToolError if the file is not usable. */
  readonly inspect: (file: File, context: TaskContext<number>) => Promise<Info>
  readonly process: (file: File, info: Info, settings: Settings, context: TaskContext<number>) => Promise<Result>
  /** The result with these settings where the inspection has made it already. */
  readonly made?: (info: Info, settings: Settings) => Result | undefined
  /** Changes when the settings of this file do; by default all settings hold for every file. */
  readonly keyOf?: (settings: Settings, file: File) => string
}

export interface Batch<Info, Settings, Result> {
  readonly items: readonly BatchItem<Info, Result>[]
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: number) => void
  readonly cancel: (id: number) => void
  /** Moves a file before or after its neighbor. */
  readonly move: (id: number, by: 1 | -1) => void
  /**
   * Processes every inspected or canceled file that was not processed with these settings. With `retry`, also those that
   * failed or were canceled with them. Their status changes to `working` immediately; processing starts when `delay` resolves. Returns
   * the number of started files.
   */
  readonly run: (settings: Settings, retry?: boolean, delay?: Promise<unknown>) => number
  /** Aborts all work and removes the results, but not the files. */
  readonly invalidateResults: () => void
  /** Aborts all work and removes the files. Returns an undo, after which unfinished work starts again. */
  readonly clear: () => Undo | undefined
}

function keyOfSettings(settings: unknown): string {
  return JSON.stringify(settings)
}

/**
 * State of a list of files. Each file is inspected once and processed again when the settings change. The worker pool limits
 * how many run in parallel. A failed file does not affect the others.
 */
export function useBatch<Info, Settings, Result>(work: Work<Info, Settings, Result>): Batch<Info, Settings, Result> {
  type Item = BatchItem<Info, Result>
  const [items, dispatch, dispatchSoon] = usePacedReducer<readonly Item[], BatchAction<Info, Result>>(batchReducer, [])
  // Read by actions, which stay the same functions so that a changed file does not draw all others again.
  const latest = useRef(items)
  useLayoutEffect(() => {
    latest.current = items
  }, [items])
  const controllers = useRef(new Map<number, AbortController>())
  const nextId = useRef(1)
  const keyOf = work.keyOf ?? keyOfSettings
  // The settings of the last run, with which a canceled file must not restart.
  const lastSettings = useRef<Settings>(undefined)

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
    async (
      id: number,
      step: (context: TaskContext<number>, change: (changes: Partial<Item>) => void) => Promise<Partial<Item>>,
    ) => {
      abort(id)
      const controller = new AbortController()
      controllers.current.set(id, controller)
      const { signal } = controller
      const change = (changes: Partial<Item>) => {
        if (signal.aborted) return
        const isAlone = controllers.current.size === 1
        const draw = isAlone ? dispatch : dispatchSoon
        draw({ type: 'change', id, changes })
      }
      try {
        change(await step({ signal, report: (progress) => change({ progress }) }, change))
      } catch (thrown) {
        const error = toVisitorError(thrown)
        if (isAbort(error)) return
        // Unexpected errors are also shown next to their file, so that they do not affect the others.
        change({ status: 'failed', error: isToolError(error) ? error : new ToolError('unknown') })
      } finally {
        // Another run of the file may have taken its place.
        if (controllers.current.get(id) === controller) controllers.current.delete(id)
      }
    },
    [abort, dispatch, dispatchSoon],
  )

  const inspect = ({ id, file }: Item) => {
    void attempt(id, async (context) => ({ status: 'ready', info: await work.inspect(file, context) }))
  }

  const add = (files: readonly File[]) => {
    const added = files.map((file): Item => ({ id: nextId.current++, file, status: 'inspecting' }))
    dispatch({ type: 'add', items: added })
    for (const item of added) inspect(item)
  }

  const run = useCallback(
    (settings: Settings, retry = false, delay?: Promise<unknown>) => {
      lastSettings.current = settings
      let count = 0
      for (const { id, file, info, status, settings: last } of latest.current) {
        const key = keyOf(settings, file)
        // Canceled before there were settings: it waits for others than these.
        if (status === 'cancelled' && last === undefined && !retry) {
          dispatch({ type: 'change', id, changes: { settings: key } })
          continue
        }
        const hasNewSettings = (info !== undefined || status === 'cancelled') && last !== key
        const isRetried = retry && (status === 'cancelled' || (status === 'failed' && info !== undefined))
        if (!hasNewSettings && !isRetried) continue
        count++
        const made = info && work.made?.(info, settings)
        if (made) {
          abort(id)
          const changes = {
            status: 'done',
            progress: undefined,
            error: undefined,
            settings: key,
            result: made,
          } as const
          dispatch({ type: 'change', id, changes })
          continue
        }
        const started: Partial<Item> = { status: 'working', progress: undefined, error: undefined, settings: key }
        dispatch({ type: 'change', id, changes: started })
        void attempt(id, async (context, change) => {
          await delay
          if (context.signal.aborted) throw abortError()
          // A file that was canceled during inspection has no information yet.
          const fileInfo = info ?? (await work.inspect(file, context))
          // Known already if the work fails, so that other settings may be tried.
          if (!info) change({ info: fileInfo })
          return { status: 'done', result: await work.process(file, fileInfo, settings, context) }
        })
      }
      return count
    },
    [work, keyOf, abort, attempt, dispatch],
  )

  const remove = useCallback(
    (id: number) => {
      abort(id)
      dispatch({ type: 'remove', id })
    },
    [abort, dispatch],
  )

  const move = useCallback((id: number, by: 1 | -1) => dispatch({ type: 'move', id, by }), [dispatch])

  const cancel = useCallback(
    (id: number) => {
      abort(id)
      const file = latest.current.find((item) => item.id === id)?.file
      const key = file && lastSettings.current && keyOf(lastSettings.current, file)
      dispatch({ type: 'change', id, changes: { status: 'cancelled', result: undefined, settings: key } })
    },
    [abort, keyOf, dispatch],
  )

  return {
    items,
    add,
    run,
    remove,
    cancel,
    move,
    invalidateResults: () => {
      lastSettings.current = undefined
      // Files that are being inspected have no results, and their inspection continues.
      for (const { id, info } of latest.current) if (info) abort(id)
      dispatch({ type: 'invalidateResults' })
    },
    clear: () => {
      abortAll()
      dispatch({ type: 'clear' })
      const cleared = latest.current
      if (cleared.length === 0) return undefined
      return () => {
        dispatch({ type: 'restore', items: cleared })
        for (const item of cleared)
          if (item.status === 'inspecting' || (item.status === 'working' && !item.info)) inspect(item)
      }
    },
  }
}

/**
 * Runs a batch with `settings` (the same object until they change) once they have not changed for a moment, and immediately for
 * newly inspected files. Null means unusable settings and discards the results.
 */
export function useDebouncedRun<Info, Settings, Result>(
  { items, run, invalidateResults }: Batch<Info, Settings, Result>,
  settings: Settings | null,
): void {
  // Not their number: as one is removed, another may come.
  const inspected = items.flatMap(({ id, info }) => (info ? id : [])).join()
  const changed = useRef<{ readonly settings: Settings | null; readonly settled: Promise<unknown> }>(undefined)
  const start = useEffectEvent(() => {
    if (changed.current?.settings !== settings) {
      const pause = changed.current ? SETTLE_MILLISECONDS : 0
      changed.current = { settings, settled: new Promise((resolve) => setTimeout(resolve, pause)) }
    }
    if (settings) run(settings, false, changed.current?.settled)
    else invalidateResults()
  })
  // Only new settings and newly inspected files start work.
  useEffect(() => start(), [settings, inspected])
}
