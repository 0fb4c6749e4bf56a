import { ToolError } from '@/lib/core/errors'
import { coreCount, WorkerPool } from './client'
import type { Request } from './protocol'

type TestJobs = { double: { args: number; result: number; progress: number } }

/** A fake worker whose responses are sent by the test. */
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
  it('starts no worker before there is a job, and posts the job once the worker is ready', async () => {
    const { pool, workers, worker } = setUp()
    expect(workers).toHaveLength(0)
    const result = pool.run('double', 21)
    expect(worker().received).toEqual([])
    worker().say({ type: 'ready' })
    expect(worker().received).toEqual([{ id: 1, name: 'double', args: 21 }])
    worker().say({ id: 1, type: 'result', result: 42 })
    await expect(result).resolves.toBe(42)
  })

  it('is idle while no job runs or waits', async () => {
    const { pool, worker } = setUp()
    expect(pool.isIdle).toBe(true)
    const [first, second] = [pool.run('double', 1), pool.run('double', 2)]
    expect(pool.isIdle).toBe(false)
    worker().say({ type: 'ready' })
    worker().say({ id: 1, type: 'result', result: 2 })
    await first
    expect(pool.isIdle).toBe(false)
    worker().say({ id: 2, type: 'result', result: 4 })
    await second
    expect(pool.isIdle).toBe(true)
  })

  it('a worker started beforehand takes the first job, or ends when none comes', async () => {
    const { pool, workers, worker } = setUp(2, 1000)
    pool.warm()
    pool.warm()
    expect(workers).toHaveLength(1)
    worker().say({ type: 'ready' })
    void pool.run('double', 1)
    expect(worker().received).toHaveLength(1)
    worker().say({ id: 1, type: 'result', result: 2 })
    jest.advanceTimersByTime(1001)
    expect(worker().terminated).toBe(true)
    pool.warm()
    jest.advanceTimersByTime(1001)
    expect(worker(1).terminated).toBe(true)
  })

  it('runs one job at a time on each worker and reports progress of the running job', async () => {
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

  it('runs the jobs that come next before the others that wait, each kind in its order', async () => {
    const { pool, worker } = setUp()
    const jobs = [1, 2, 3].map((args) => pool.run('double', args))
    jobs.push(...[4, 5].map((args) => pool.run('double', args, { isNext: true })))
    jobs.push(pool.run('double', 6))
    worker().say({ type: 'ready' })
    for (let done = 0; done < jobs.length; done++) {
      worker().say({ id: worker().received.at(-1)?.id, type: 'result', result: 0 })
    }
    await Promise.all(jobs)
    expect(worker().received.map(({ args }) => args)).toEqual([1, 4, 5, 2, 3, 6])
  })

  it('terminates the worker of an aborted job at once and starts a new one for the next job', async () => {
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

  it('rejects with a ToolError and its code, or with an Error for a bug', async () => {
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
    ['insufficient memory', { kind: 'tool', code: 'outOfMemory', params: {} }, true],
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

  it('reports a worker that cannot start as a file that could not be fetched', async () => {
    const { pool, worker } = setUp()
    const lost = pool.run('double', 1)
    worker().onerror?.({ message: '', preventDefault: () => undefined })
    await expect(lost).rejects.toMatchObject({ code: 'engineFailed' })
  })

  it('terminates a worker that has been idle for twenty seconds', async () => {
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

  it('terminates a worker after its job when the idle time is 0, and starts another for the next job', async () => {
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

  it('runs as many jobs at once as it has workers, each with its own answer', async () => {
    const { pool, workers, worker } = setUp(2)
    const [first, second, third] = [1, 2, 3].map((args) => pool.run('double', args))
    expect(workers).toHaveLength(2)
    for (const index of [0, 1]) worker(index).say({ type: 'ready' })
    // Answers to other jobs than its own are none of a worker's.
    worker(0).say({ id: 2, type: 'result', result: 0 })
    worker(1).say({ id: 2, type: 'result', result: 4 })
    await expect(second).resolves.toBe(4)
    expect(worker(1).received.map(({ id }) => id)).toEqual([2, 3])
    worker(0).say({ id: 1, type: 'result', result: 2 })
    worker(1).say({ id: 3, type: 'result', result: 6 })
    expect(await Promise.all([first, third])).toEqual([2, 6])
    worker(0).say({ id: 1, type: 'result', result: 0 })
    expect(worker(0).terminated).toBe(false)
  })

  it('moves what is to be moved, and tells of what cannot be copied', async () => {
    const { pool, workers, worker } = setUp()
    const post = jest.fn()
    const buffer = new ArrayBuffer(1)
    const moved = pool.run('double', 1, { transfer: [buffer] })
    worker().postMessage = post
    worker().say({ type: 'ready' })
    expect(post.mock.calls).toEqual([[{ id: 1, name: 'double', args: 1 }, [buffer]]])
    worker().say({ id: 1, type: 'result', result: 2 })
    await moved
    post.mockImplementation(() => {
      throw new DOMException('could not be cloned', 'DataCloneError')
    })
    const stuck = pool.run('double', 2)
    const next = pool.run('double', 3)
    await expect(stuck).rejects.toThrow('could not be cloned')
    expect(worker().terminated).toBe(true)
    expect(workers).toHaveLength(2)
    worker(1).say({ type: 'ready' })
    worker(1).say({ id: 3, type: 'result', result: 6 })
    await expect(next).resolves.toBe(6)
  })

  it('a worker that fails later is a bug, and the next job gets another', async () => {
    const { pool, worker } = setUp()
    const [broken, next] = [pool.run('double', 1), pool.run('double', 2)]
    worker().say({ type: 'ready' })
    const preventDefault = jest.fn()
    worker().onerror?.({ message: 'out of stack', preventDefault })
    await expect(broken).rejects.toThrow('out of stack')
    expect([worker().terminated, preventDefault.mock.calls.length]).toEqual([true, 1])
    worker(1).say({ type: 'ready' })
    worker(1).say({ id: 2, type: 'result', result: 4 })
    await expect(next).resolves.toBe(4)
  })

  it('a job that was aborted before or while it waited reaches no worker', async () => {
    const { pool, workers, worker } = setUp()
    await expect(pool.run('double', 1, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    expect(workers).toHaveLength(0)
    const controller = new AbortController()
    const first = pool.run('double', 2)
    const waiting = pool.run('double', 3, { signal: controller.signal })
    worker().say({ type: 'ready' })
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    worker().say({ id: worker().received[0]!.id, type: 'result', result: 4 })
    await expect(first).resolves.toBe(4)
    expect([worker().received.length, worker().terminated]).toEqual([1, false])
  })

  it('an abort after the end changes nothing', async () => {
    const { pool, worker } = setUp()
    const controller = new AbortController()
    const done = pool.run('double', 1, { signal: controller.signal })
    worker().say({ type: 'ready' })
    worker().say({ id: 1, type: 'result', result: 2 })
    await done
    controller.abort()
    expect(worker().terminated).toBe(false)
  })

  it('closed, it ends its workers and every job', async () => {
    const { pool, worker } = setUp()
    const jobs = [pool.run('double', 1), pool.run('double', 2)]
    worker().say({ type: 'ready' })
    pool.close()
    for (const job of jobs) await expect(job).rejects.toMatchObject({ name: 'AbortError' })
    expect(worker().terminated).toBe(true)
    expect(jest.getTimerCount()).toBe(0)
  })
})

test.each([
  [16, undefined, 8],
  [16, 4, 4],
  [2, 4, 2],
  [0, 4, 1],
  [undefined, 4, 1],
])('of %p cores with at most %p the pool has %i', (hardwareConcurrency, most, size) => {
  Object.defineProperty(globalThis, 'navigator', { value: { hardwareConcurrency }, configurable: true })
  expect(coreCount(most)).toBe(size)
})
