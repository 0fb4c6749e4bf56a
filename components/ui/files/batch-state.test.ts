import { ToolError } from '@/lib/core/errors'
import { batchReducer, type BatchItem } from './batch-state'

const file = new File([], 'a.png')
const done: BatchItem<string, string> = { id: 1, file, status: 'done', info: 'i', result: 'r', settings: 's' }
const failed: BatchItem<string, string> = { id: 2, file, status: 'failed', error: new ToolError('fileEmpty') }

describe('a batch', () => {
  it('changes one item without affecting the others', () => {
    const items = batchReducer([done, failed], { type: 'change', id: 1, changes: { status: 'working' } })
    expect(items[0]?.status).toBe('working')
    expect(items[1]).toBe(failed)
  })

  it('removes results but no files, file information or errors', () => {
    const items = batchReducer([done, failed], { type: 'invalidateResults' })
    expect(items[0]).toEqual({ id: 1, file, info: 'i', status: 'ready' })
    expect(items[1]).toEqual(failed)
  })

  it('restores cleared items before newer ones and resets unfinished work', () => {
    const working = { ...done, id: 3, status: 'working' as const, progress: 0.5, settings: 's' }
    const items = batchReducer([failed], { type: 'restore', items: [done, working] })
    expect(items).toEqual([done, { id: 3, file, info: 'i', status: 'ready' }, failed])
  })

  it('puts a file before or behind its neighbor, and leaves the ends where they are', () => {
    const ids = (id: number, by: 1 | -1) =>
      batchReducer([done, failed], { type: 'move', id, by }).map((item) => item.id)
    expect([ids(1, 1), ids(2, -1), ids(1, -1), ids(2, 1)]).toEqual([
      [2, 1],
      [2, 1],
      [1, 2],
      [1, 2],
    ])
  })

  it('appends items, removes an item by id and clears all items', () => {
    const items = batchReducer([done], { type: 'add', items: [failed] })
    expect(items).toEqual([done, failed])
    expect(batchReducer(items, { type: 'remove', id: 1 })).toEqual([failed])
    expect(batchReducer(items, { type: 'clear' })).toEqual([])
  })
})
