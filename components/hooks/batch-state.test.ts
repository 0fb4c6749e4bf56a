import { ToolError } from '@/lib/core/errors'
import { batchReducer, type BatchItem } from './batch-state'

const file = new File([], 'a.png')
const done: BatchItem<string, string> = { id: 1, file, status: 'done', info: 'i', result: 'r', settings: 's' }
const failed: BatchItem<string, string> = { id: 2, file, status: 'failed', error: new ToolError('fileEmpty') }

describe('a batch', () => {
  it('changes one item and leaves the others as they are', () => {
    const items = batchReducer([done, failed], { type: 'change', id: 1, changes: { status: 'working' } })
    expect(items[0]?.status).toBe('working')
    expect(items[1]).toBe(failed)
  })

  it('withdraws results but keeps files, what is known of them and what was wrong', () => {
    const items = batchReducer([done, failed], { type: 'withdraw' })
    expect(items[0]).toEqual({ id: 1, file, info: 'i', status: 'ready' })
    expect(items[1]).toEqual(failed)
  })

  it('brings back what was cleared, before what has come since, and lets unfinished work begin anew', () => {
    const working = { ...done, id: 3, status: 'working' as const, progress: 0.5, settings: 's' }
    const items = batchReducer([failed], { type: 'restore', items: [done, working] })
    expect(items).toEqual([done, { id: 3, file, info: 'i', status: 'ready' }, failed])
  })

  it('adds at the end, removes by id, clears', () => {
    const items = batchReducer([done], { type: 'add', items: [failed] })
    expect(items).toEqual([done, failed])
    expect(batchReducer(items, { type: 'remove', id: 1 })).toEqual([failed])
    expect(batchReducer(items, { type: 'clear' })).toEqual([])
  })
})
