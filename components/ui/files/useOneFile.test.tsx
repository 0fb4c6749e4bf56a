/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import { ToolError } from '@/lib/core/errors'
import { useOneFile } from './useOneFile'

/** Renders a tool; the test resolves or rejects the opening of each file. */
function setUp() {
  const waiting = new Map<string, { readonly done: (text: string) => void; readonly fail: (error: Error) => void }>()
  const open = (_: unknown, { name }: File) =>
    new Promise<string>((done, fail) => void waiting.set(name, { done, fail }))
  const { result } = renderHook(() => useOneFile(open), { wrapper: ({ children }) => withWords(<>{children}</>) })
  const choose = (name: string) => act(async () => void result.current.choose(new File([], name)))
  const end = (name: string) => act(async () => waiting.get(name)!.done(name.toUpperCase()))
  const fail = (name: string) => act(async () => waiting.get(name)!.fail(new ToolError('imageDamaged')))
  const shown = () => [result.current.opened, result.current.opening?.name, result.current.refused?.code]
  return { choose, end, fail, shown, file: () => result.current }
}

test('a file replaces the one before it once it is open, and one that cannot be opened does not', async () => {
  const { choose, end, fail, shown } = setUp()
  await choose('a')
  expect(shown()).toEqual([undefined, 'a', undefined])
  await end('a')
  expect(shown()).toEqual(['A', undefined, undefined])
  await choose('b')
  expect(shown()).toEqual(['A', 'b', undefined])
  await fail('b')
  expect(shown()).toEqual(['A', undefined, 'imageDamaged'])
  await choose('c')
  await choose('d')
  await end('c')
  expect(shown()).toEqual(['A', 'd', undefined])
  await end('d')
  expect(shown()).toEqual(['D', undefined, undefined])
})

test('one that is canceled or cleared meanwhile is not shown, and what was cleared comes back', async () => {
  const { choose, end, shown, file } = setUp()
  await choose('a')
  await end('a')
  await choose('b')
  act(() => file().cancel())
  await end('b')
  expect(shown()).toEqual(['A', undefined, undefined])
  await choose('c')
  let undo: (() => void) | undefined
  act(() => void (undo = file().clear()))
  await end('c')
  expect(shown()).toEqual([undefined, undefined, undefined])
  act(() => undo?.())
  expect(shown()).toEqual(['A', undefined, undefined])
  act(() => void file().clear())
  act(() => void (undo = file().clear()))
  expect(undo).toBeUndefined()
})
