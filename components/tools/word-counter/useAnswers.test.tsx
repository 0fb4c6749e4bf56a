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

test('answers that the device has no room for are there after a reload', () => {
  const setItem = Storage.prototype.setItem
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...entry) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
    setItem.apply(this, entry)
  })
  expect(keptAfterReload()).toEqual({ texts: ['a long answer'], drafts: 1 })
})
