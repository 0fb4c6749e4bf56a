import { ToolError } from '@/lib/core/errors'
import { WorkerPool } from './client'
import type { Request } from './protocol'

type TestJobs = { double: { args: number; result: number; progress: number } }

/** A worker whose answers the test gives by hand. */
class ScriptedWorker {
  onmessage?: (event: { data: unknown }) => void
  onerror?: (event: { message: string; preventDefault: () => void }) => void
  readonly received: Request[] = []
  terminated = false

  postMessage(request: Request): void {
    this.received.push(request)
  }
  terminate(): void {
    this.terminated = true
  }
  say(data: unknown): void {
    this.onmessage?.({ data })
  }
}

function setUp(size = 1, idle?: number) {
  const workers: ScriptedWorker[] = []
  const pool = new WorkerPool<TestJobs>(
    () => {
      const worker = new ScriptedWorker()
      workers.push(worker)
      return worker as unknown as Worker
    },
    size,
    idle,
  )
  return { pool, workers, worker: (index = 0) => workers[index] ?? new ScriptedWorker() }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('a worker pool', () => {
  it('starts nothing before there is work, and sends it only once the worker is ready', async () => {
    const { pool, workers, worker } = setUp()
    expect(workers).toHaveLength(0)
    const result = pool.run('double', 21)
    expect(worker().received).toEqual([])
    worker().say({ type: 'ready' })
    expect(worker().received).toEqual([{ id: 1, name: 'double', args: 21 }])
    worker().say({ id: 1, type: 'result', result: 42 })
    await expect(result).resolves.toBe(42)
  })

  it('does one job at a time a worker and reports progress of the running one', async () => {
    const { pool, workers, worker } = setUp()
    const seen: number[] = []
    const first = pool.run('double', 1, { report: (progress) => seen.push(progress) })
    const second = pool.run('double', 2)
    worker().say({ type: 'ready' })
    worker().say({ id: 1, type: 'progress', progress: 0.5 })
    worker().say({ id: 1, type: 'result', result: 2 })
    await expect(first).resolves.toBe(2)
    expect(worker().received.map(({ args }) => args)).toEqual([1, 2])
    worker().say({ id: 2, type: 'result', result: 4 })
    await expect(second).resolves.toBe(4)
    expect(workers).toHaveLength(1)
    expect(seen).toEqual([0.5])
  })

  it('ends the worker of an aborted job at once and gives the next job a new one', async () => {
    const { pool, workers, worker } = setUp()
    const controller = new AbortController()
    const aborted = pool.run('double', 1, { signal: controller.signal })
    const next = pool.run('double', 2)
    worker().say({ type: 'ready' })
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
    expect(worker(0).terminated).toBe(true)
    worker(1).say({ type: 'ready' })
    worker(1).say({ id: 2, type: 'result', result: 4 })
    await expect(next).resolves.toBe(4)
    expect(workers).toHaveLength(2)
  })

  it('starts no worker after an abort when nothing is waiting', async () => {
    const { pool, workers } = setUp()
    const controller = new AbortController()
    const aborted = pool.run('double', 1, { signal: controller.signal })
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
    expect(workers).toHaveLength(1)
  })

  it('hands on a ToolError with its code, and a bug as an Error', async () => {
    const { pool, worker } = setUp()
    const refused = pool.run('double', 1)
    worker().say({ type: 'ready' })
    worker().say({ id: 1, type: 'error', error: { kind: 'tool', code: 'fileEmpty', params: { a: 1 } } })
    await expect(refused).rejects.toEqual(new ToolError('fileEmpty', { a: 1 }))
    const broken = pool.run('double', 2)
    worker().say({ id: 2, type: 'error', error: { kind: 'bug', message: 'oops', stack: '' } })
    await expect(broken).rejects.toThrow('oops')
  })

  it.each([
    ['a bug', { kind: 'bug', message: 'oops', stack: '' }, true],
    ['want of memory', { kind: 'tool', code: 'outOfMemory', params: {} }, true],
    ['a part that could not be fetched', { kind: 'tool', code: 'engineFailed', params: {} }, true],
    ['a refusal', { kind: 'tool', code: 'fileEmpty', params: {} }, false],
  ])('after %s the worker is ended or kept (%#)', async (_, error, ends) => {
    const { pool, worker } = setUp()
    const failed = pool.run('double', 1)
    worker().say({ type: 'ready' })
    worker().say({ id: 1, type: 'error', error })
    await expect(failed).rejects.toThrow()
    expect(worker().terminated).toBe(ends)
  })

  it('tells of a worker that cannot start as of a file that cannot be fetched', async () => {
    const { pool, worker } = setUp()
    const lost = pool.run('double', 1)
    worker().onerror?.({ message: '', preventDefault: () => undefined })
    await expect(lost).rejects.toMatchObject({ code: 'engineFailed' })
  })

  it('ends a worker that has been idle for twenty seconds', async () => {
    const { pool, worker } = setUp()
    const result = pool.run('double', 1)
    worker().say({ type: 'ready' })
    worker().say({ id: 1, type: 'result', result: 2 })
    await result
    jest.advanceTimersByTime(19_999)
    expect(worker().terminated).toBe(false)
    jest.advanceTimersByTime(1)
    expect(worker().terminated).toBe(true)
  })

  it('ends a worker with its job where idle workers are not kept, and starts another for the next', async () => {
    const { pool, workers, worker } = setUp(1, 0)
    const [first, second] = [pool.run('double', 1), pool.run('double', 2)]
    worker().say({ type: 'ready' })
    worker().say({ id: 1, type: 'result', result: 2 })
    await expect(first).resolves.toBe(2)
    expect(worker().terminated).toBe(true)
    worker(1).say({ type: 'ready' })
    worker(1).say({ id: 2, type: 'result', result: 4 })
    await expect(second).resolves.toBe(4)
    expect(workers).toHaveLength(2)
    expect(worker(1).terminated).toBe(true)
  })
})
