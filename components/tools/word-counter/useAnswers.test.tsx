/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { DraftContext } from '@/components/ui/fields/useDraft'
import { useAnswers } from './useAnswers'

const inTool = ({ children }: { children: ReactNode }) => <DraftContext value="word-counter">{children}</DraftContext>

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

/** Writes an answer to be kept, leaves the page and comes back to it. */
function keptAfterReload(): { readonly texts: string[]; readonly drafts: number } {
  const { result, unmount } = renderHook(useAnswers, { wrapper: inTool })
  act(() => result.current.change(([first]) => [{ ...first!, text: 'a long answer' }]))
  act(() => result.current.keep(true))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  unmount()
  const drafts = sessionStorage.length
  document.documentElement.dataset.onward = ''
  const again = renderHook(useAnswers, { wrapper: inTool }).result
  return { texts: again.current.answers.map(({ text }) => text), drafts }
}

test('answers that are kept on the device are in no draft', () => {
  expect(keptAfterReload()).toEqual({ texts: ['a long answer'], drafts: 0 })
})

const open = () => renderHook(useAnswers, { wrapper: inTool }).result
type Tab = ReturnType<typeof open>
const write = (tab: Tab, text: string) => act(() => tab.current.change(([first]) => [{ ...first!, text }]))
const texts = (tab: Tab) => tab.current.answers.map(({ text }) => text)
const storedTexts = () =>
  (JSON.parse(localStorage.getItem('toolbox:v1:answers') ?? '[]') as { text: string }[]).map(({ text }) => text)
const hearOfChanges = () => act(() => void window.dispatchEvent(new StorageEvent('storage')))

test('answers that are kept are the same in another tab, which does not write its old ones over them', () => {
  const first = open()
  write(first, 'one')
  act(() => first.current.keep(true))
  const second = open()
  write(first, 'one and more')
  hearOfChanges()
  expect(texts(second)).toEqual(['one and more'])
  act(() => second.current.change((current) => [...current, { ...current[0]!, id: 1, text: 'two' }]))
  expect(storedTexts()).toEqual(['one and more', 'two'])
  // No longer kept in one tab, they are not stored again by the other one.
  act(() => first.current.keep(false))
  hearOfChanges()
  write(second, 'not kept')
  expect([second.current.isKept, storedTexts()]).toEqual([false, []])
})

test('answers of this tab that are kept from now on stand beside those that another tab keeps', () => {
  const first = open()
  const second = open()
  write(first, 'one')
  act(() => first.current.keep(true))
  write(second, 'two')
  hearOfChanges()
  expect(texts(second)).toEqual(['two'])
  act(() => second.current.keep(true))
  expect([texts(second), storedTexts()]).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ])
})

test('a draft of this tab does not replace what another tab keeps', () => {
  const { result, unmount } = renderHook(useAnswers, { wrapper: inTool })
  write(result, 'draft')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  unmount()
  const other = open()
  write(other, 'kept')
  act(() => other.current.keep(true))
  document.documentElement.dataset.onward = ''
  expect(texts(open())).toEqual(['draft'])
  expect(storedTexts()).toEqual(['kept'])
})

test('answers that the device has no room for are there after a reload', () => {
  const setItem = Storage.prototype.setItem
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...entry) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
    setItem.apply(this, entry)
  })
  expect(keptAfterReload()).toEqual({ texts: ['a long answer'], drafts: 1 })
})
