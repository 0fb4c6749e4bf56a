/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { onNotice, type Notice } from '@/components/ui/notify'
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
  const running: Running[] = []
  const work = (context: TaskContext<number>, input: string) =>
    new Promise<string>((finish, fail) => running.push({ input, context, finish, fail }))
  const hook = renderHook(() => useTask(work), { wrapper: ({ children }) => withWords(<>{children}</>) })
  const start = (input: string) => act(() => void hook.result.current.start(input))
  return { hook, running, start, task: () => hook.result.current }
}

describe('a task', () => {
  it('reports progress and keeps its result', async () => {
    const { task, running, start } = setUp()
    start('a')
    expect(task().running).toBe(true)
    act(() => running[0]?.context.report(0.5))
    expect(task().progress).toBe(0.5)
    await act(async () => running[0]?.finish('done'))
    expect(task()).toMatchObject({ running: false, result: 'done', progress: undefined })
  })

  it('drops the result of a start that another one followed', async () => {
    const { task, running, start } = setUp()
    start('first')
    start('second')
    expect(running[0]?.context.signal.aborted).toBe(true)
    await act(async () => running[1]?.finish('second'))
    await act(async () => running[0]?.finish('first'))
    expect(task().result).toBe('second')
  })

  it('is silent when cancelled', async () => {
    const notices: Notice[] = []
    const stop = onNotice((notice) => notices.push(notice))
    const { task, running, start } = setUp()
    start('a')
    act(() => task().cancel())
    await act(async () => running[0]?.fail(new ToolError('fileEmpty')))
    expect(task().running).toBe(false)
    expect(notices).toEqual([])
    stop()
  })

  it('words a ToolError in a toast', async () => {
    const notices: Notice[] = []
    const stop = onNotice((notice) => notices.push(notice))
    const { running, start } = setUp()
    start('a')
    await act(async () => running[0]?.fail(new ToolError('fileTooLarge', { limit: 50 })))
    expect(notices).toEqual([{ kind: 'error', text: 'This file is too large. Please choose one smaller than 50 MB.' }])
    stop()
  })

  it('aborts its work when the screen goes', () => {
    const { hook, running, start } = setUp()
    start('a')
    hook.unmount()
    expect(running[0]?.context.signal.aborted).toBe(true)
  })
})
