/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { leaveNote } from '@/lib/platform/draft'
import { useStartByLink } from './useStartByLink'

const follow = () => act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))

test('a pressed link starts the timer once its values are in place, also from its own page', () => {
  const start = jest.fn()
  leaveNote('pomodoro-timer:start', 'yes')
  const { rerender } = renderHook(({ isReady }) => useStartByLink(isReady, start), { initialProps: { isReady: false } })
  expect(start).not.toHaveBeenCalled()
  rerender({ isReady: true })
  expect(start).toHaveBeenCalledTimes(1)
  follow()
  expect(start).toHaveBeenCalledTimes(1)
  leaveNote('pomodoro-timer:start', 'yes')
  follow()
  expect(start).toHaveBeenCalledTimes(2)
})
