/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { onNotice, type Notice } from './notify'
import { ToolError } from '@/lib/core/errors'
import { withWords } from '@/scripts/jest/with-words'
import { useTask, type TaskContext } from './useTask'

interface Running {
  input: string
  context: TaskContext<number>
  finish: (result: string) => void
  fail: (error: unknown) => void
}

function setUp() {
  const runs: Running[] = []
  const work = (context: TaskContext<number>, input: string) =>
    new Promise<string>((finish, fail) => runs.push({ input, context, finish, fail }))
  const hook = renderHook(() => useTask(work), { wrapper: ({ children }) => withWords(<>{children}</>) })
  const start = (input: string) => act(() => void hook.result.current.start(input))
  return { hook, runs, start, task: () => hook.result.current }
}

describe('a task', () => {
  it('provides progress and result', async () => {
    const { task, runs, start } = setUp()
    start('a')
    expect(task().isRunning).toBe(true)
    act(() => runs[0]?.context.report(0.5))
    expect(task().progress).toBe(0.5)
    await act(async () => runs[0]?.finish('done'))
    expect(task()).toMatchObject({ isRunning: false, result: 'done', progress: undefined })
  })

  it('ignores the result of an earlier start', async () => {
    const { task, runs, start } = setUp()
    start('first')
    start('second')
    expect(runs[0]?.context.signal.aborted).toBe(true)
    await act(async () => runs[1]?.finish('second'))
    await act(async () => runs[0]?.finish('first'))
    expect(task().result).toBe('second')
  })

  it('shows no error after it was canceled', async () => {
    const notices: Notice[] = []
    const stop = onNotice((notice) => notices.push(notice))
    const { task, runs, start } = setUp()
    start('a')
    act(() => task().cancel())
    await act(async () => runs[0]?.fail(new ToolError('fileEmpty')))
    expect(task().isRunning).toBe(false)
    expect(notices).toEqual([])
    stop()
  })

  it('shows a ToolError as a toast', async () => {
    const notices: Notice[] = []
    const stop = onNotice((notice) => notices.push(notice))
    const { runs, start } = setUp()
    start('a')
    await act(async () => runs[0]?.fail(new ToolError('fileTooLarge', { limit: 50 })))
    expect(notices).toEqual([{ kind: 'error', text: 'This file is too large. Please choose one smaller than 50 MB.' }])
    stop()
  })

  it('aborts its work when the component unmounts', () => {
    const { hook, runs, start } = setUp()
    start('a')
    hook.unmount()
    expect(runs[0]?.context.signal.aborted).toBe(true)
  })
})
