import type { ToolErrorShape } from '@/lib/core/errors'
import type { LeftOut } from '@/lib/image/formats/left-out'
import type { PictureNote } from '@/lib/image/formats/kind'

/** What every picture's inspection says. */
export interface FileInfo {
  readonly note?: PictureNote
  /** What the file holds beyond what is used of it. */
  readonly leftOut?: readonly LeftOut[] | undefined
  /** The day on which it was taken, as an ISO date. */
  readonly taken?: string
}

export interface BatchItem<Info, Result> {
  readonly id: number
  readonly file: File
  /** `inspecting` → `ready` → `working` → `done`, or `failed`, or 'cancelled'. */
  readonly status: 'inspecting' | 'ready' | 'working' | 'done' | 'failed' | 'cancelled'
  /** 0 to 1 while working; undefined while waiting. */
  readonly progress?: number
  readonly info?: Info
  readonly result?: Result
  readonly error?: ToolErrorShape
  /** The serialized settings of the last run. */
  readonly settings?: string
}

export type BatchAction<Info, Result> =
  | { readonly type: 'add'; readonly items: readonly BatchItem<Info, Result>[] }
  | { readonly type: 'change'; readonly id: number; readonly changes: Partial<BatchItem<Info, Result>> }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'move'; readonly id: number; readonly by: 1 | -1 }
  /** Restores cleared items before those that were added since. */
  | { readonly type: 'restore'; readonly items: readonly BatchItem<Info, Result>[] }
  | { readonly type: 'invalidateResults' }
  | { readonly type: 'clear' }

/** Reducer of the files of a batch. */
export function batchReducer<Info, Result>(
  items: readonly BatchItem<Info, Result>[],
  action: BatchAction<Info, Result>,
): readonly BatchItem<Info, Result>[] {
  switch (action.type) {
    case 'add':
      return [...items, ...action.items]
    case 'change':
      return items.map((item) => (item.id === action.id ? { ...item, ...action.changes } : item))
    case 'remove':
      return items.filter(({ id }) => id !== action.id)
    case 'move': {
      const at = items.findIndex(({ id }) => id === action.id)
      const [item, neighbor] = [items[at], items[at + action.by]]
      return item && neighbor ? items.with(at, neighbor).with(at + action.by, item) : items
    }
    case 'restore':
      return [...action.items.map((item) => (item.status === 'working' ? withoutResult(item) : item)), ...items]
    case 'invalidateResults':
      return items.map(withoutResult)
    case 'clear':
      return []
  }
}

/** Resets an item to the state before any work. */
function withoutResult<Info, Result>({
  id,
  file,
  info,
  status,
  error,
}: BatchItem<Info, Result>): BatchItem<Info, Result> {
  return info ? { id, file, info, status: 'ready' } : { id, file, status, ...(error && { error }) }
}
