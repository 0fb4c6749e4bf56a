/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useBatch } from './useBatch'
import { useSettledRun } from './useSettledRun'

interface Settings {
  readonly quality: number
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function setUp(inspect = (file: File) => Promise.resolve(file.name)) {
  const process = jest.fn((_: File, __: string, { quality }: Settings) => Promise.resolve(quality))
  const work = { inspect, process }
  const { result, rerender } = renderHook(
    ({ settings }: { settings: Settings | null }) => {
      const batch = useBatch<string, Settings, number>(work)
      useSettledRun(batch, settings)
      return batch
    },
    { initialProps: { settings: { quality: 80 } as Settings | null } },
  )
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  const add = (name: string) => act(async () => result.current.add([new File([], name)]))
  const set = (settings: Settings | null) => rerender({ settings })
  return { process, pass, add, set, batch: () => result.current, items: () => result.current.items }
}

test('a file counts as being worked on as soon as the settings differ, and is worked on once they rest', async () => {
  const { process, pass, add, set, items } = setUp()
  await add('a.png')
  await pass(300)
  expect(items()[0]).toMatchObject({ status: 'done', result: 80 })
  set({ quality: 1 })
  expect(items()[0]).toMatchObject({ status: 'working', progress: undefined })
  await pass(200)
  set({ quality: 19 })
  await pass(200)
  expect(process).toHaveBeenCalledTimes(1)
  await pass(100)
  expect(process).toHaveBeenCalledTimes(2)
  expect(items()[0]).toMatchObject({ status: 'done', result: 19 })
})

test('settings that cannot be used take the result back at once', async () => {
  const { pass, add, set, items } = setUp()
  await add('a.png')
  await pass(300)
  set(null)
  expect(items()[0]).toMatchObject({ status: 'ready' })
  expect(items()[0]?.result).toBeUndefined()
})

test('what was cancelled begins again by a change of settings and by nothing else', async () => {
  const slow = (file: File) => new Promise<string>((done) => setTimeout(() => done(file.name), 1000))
  const { pass, add, set, batch, items } = setUp(slow)
  await add('a.png')
  act(() => batch().cancel(1))
  await add('b.png')
  await pass(1000)
  await pass(300)
  expect(items().map(({ status }) => status)).toEqual(['cancelled', 'done'])
  act(() => batch().cancel(2))
  set({ quality: 70 })
  await pass(2000)
  expect(items().map(({ status, result }) => [status, result])).toEqual([
    ['done', 70],
    ['done', 70],
  ])
})
