/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { TaskContext } from '@/components/ui/feedback/useTask'
import { ToolError } from '@/lib/core/errors'
import { useBatch, useDebouncedRun } from './useBatch'

interface Settings {
  readonly quality: number
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function setUp(
  inspect = (file: File) => Promise.resolve(file.name),
  made?: (name: string, settings: Settings) => number | undefined,
) {
  const process = jest.fn((_: File, __: string, { quality }: Settings) => Promise.resolve(quality))
  const work = { inspect, made, process }
  const { result, rerender } = renderHook(
    ({ settings }: { settings: Settings | null }) => {
      const batch = useBatch<string, Settings, number>(work)
      useDebouncedRun(batch, settings)
      return batch
    },
    { initialProps: { settings: { quality: 80 } as Settings | null } },
  )
  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  const add = (name: string) => act(async () => result.current.add([new File([], name)]))
  const set = (settings: Settings | null) => rerender({ settings })
  return { process, advance, add, set, batch: () => result.current, items: () => result.current.items }
}

test('an added file waits only for settings that have just changed', async () => {
  const { process, advance, add, set, items } = setUp()
  await add('a.png')
  await advance(0)
  expect(items()[0]).toMatchObject({ status: 'done', result: 80 })
  set({ quality: 1 })
  await add('b.png')
  await advance(299)
  expect(process).toHaveBeenCalledTimes(1)
  await advance(1)
  await add('c.png')
  await advance(0)
  expect(items().map(({ result }) => result)).toEqual([1, 1, 1])
})

test('a result that the inspection has made is there at once, and ends other work on the file', async () => {
  const { process, add, set, items } = setUp(undefined, (name, { quality }) =>
    quality === 80 ? name.length : undefined,
  )
  await add('a.png')
  expect(items()[0]).toMatchObject({ status: 'done', result: 5 })
  set({ quality: 1 })
  expect(items()[0]).toMatchObject({ status: 'working' })
  set({ quality: 80 })
  expect(items()[0]).toMatchObject({ status: 'done', result: 5, progress: undefined })
  await act(() => jest.runAllTimersAsync())
  expect(items()[0]).toMatchObject({ status: 'done', result: 5 })
  expect(process).not.toHaveBeenCalled()
})

test('an item is working as soon as the settings change, and is processed after the debounce', async () => {
  const { process, advance, add, set, items } = setUp()
  await add('a.png')
  await advance(300)
  expect(items()[0]).toMatchObject({ status: 'done', result: 80 })
  set({ quality: 1 })
  expect(items()[0]).toMatchObject({ status: 'working', progress: undefined })
  await advance(200)
  set({ quality: 19 })
  await advance(200)
  expect(process).toHaveBeenCalledTimes(1)
  await advance(100)
  expect(process).toHaveBeenCalledTimes(2)
  expect(items()[0]).toMatchObject({ status: 'done', result: 19 })
})

test('invalid settings remove the result at once', async () => {
  const { advance, add, set, items } = setUp()
  await add('a.png')
  await advance(300)
  set(null)
  expect(items()[0]).toMatchObject({ status: 'ready' })
  expect(items()[0]?.result).toBeUndefined()
})

test('a canceled item restarts only after a change of settings', async () => {
  const slow = (file: File) => new Promise<string>((done) => setTimeout(() => done(file.name), 1000))
  const { advance, add, set, batch, items } = setUp(slow)
  await add('a.png')
  act(() => batch().cancel(1))
  await add('b.png')
  await advance(1000)
  await advance(300)
  expect(items().map(({ status }) => status)).toEqual(['cancelled', 'done'])
  act(() => batch().cancel(2))
  set({ quality: 70 })
  await advance(2000)
  expect(items().map(({ status, result }) => [status, result])).toEqual([
    ['done', 70],
    ['done', 70],
  ])
})

test('settings that come from the first picture start no file that was canceled before there were any', async () => {
  const { advance, add, set, batch, items } = setUp()
  set(null)
  act(() => batch().add([new File([], 'a.png')]))
  act(() => batch().cancel(1))
  await add('b.png')
  set({ quality: 80 })
  await advance(300)
  expect(items().map(({ status }) => status)).toEqual(['cancelled', 'done'])
  set({ quality: 70 })
  await advance(300)
  expect(items().map(({ result }) => result)).toEqual([70, 70])
})

test('a file that was canceled while it was inspected can fail with some settings and be done with others', async () => {
  const { process, advance, set, batch, items } = setUp()
  process.mockRejectedValueOnce(new ToolError('outOfMemory'))
  act(() => batch().add([new File([], 'a.png')]))
  act(() => batch().cancel(1))
  set({ quality: 70 })
  await advance(300)
  expect(items()[0]).toMatchObject({ status: 'failed' })
  set({ quality: 60 })
  await advance(300)
  expect(items()[0]).toMatchObject({ status: 'done', result: 60 })
})

test('progress of several files is drawn together, that of the only one at work at once', async () => {
  const reports: ((progress: number) => void)[] = []
  const finish: (() => void)[] = []
  const work = {
    inspect: (_: File, { report }: TaskContext<number>) => {
      reports.push(report)
      return new Promise<string>((resolve) => finish.push(() => resolve('')))
    },
    process: () => new Promise<string>(() => {}),
  }
  const { result } = renderHook(() => useBatch<string, string, string>(work))
  const progress = () => result.current.items.map((item) => item.progress)
  const report = (file: number, fraction: number) => act(() => reports[file]!(fraction))
  act(() => result.current.add([new File([], 'a.png'), new File([], 'b.png')]))
  report(0, 0.1)
  report(1, 0.2)
  report(0, 0.3)
  expect(progress()).toEqual([0.1, undefined])
  act(() => jest.advanceTimersByTime(50))
  expect(progress()).toEqual([0.3, 0.2])
  await act(async () => finish[0]!())
  act(() => jest.advanceTimersByTime(50))
  report(1, 0.4)
  report(1, 0.5)
  expect(progress()).toEqual([0.3, 0.5])
})

test('a file whose inspection ends as another is removed is processed too', async () => {
  let finish: (text: string) => void = () => {}
  const slow = new Promise<string>((resolve) => (finish = resolve))
  const { add, batch, items } = setUp((file) => (file.name === 'slow.png' ? slow : Promise.resolve(file.name)))
  await add('a.png')
  await act(() => jest.runAllTimersAsync())
  await add('slow.png')
  // Both changes are drawn at once.
  await act(async () => {
    finish('slow.png')
    await slow
    await Promise.resolve()
    batch().remove(items()[0]!.id)
  })
  await act(() => jest.runAllTimersAsync())
  expect(items()).toMatchObject([{ status: 'done', result: 80 }])
})

test('a file whose tool cannot be fetched says that files are missing, not that something is wrong with it', async () => {
  const missing = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
  const { add, items } = setUp(() => Promise.reject(missing))
  await add('a.png')
  expect(items()[0]).toMatchObject({ status: 'failed', error: { code: 'engineFailed' } })
})
