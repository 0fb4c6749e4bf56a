/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useDebounced } from './useDebounced'

function waitForDebounce() {
  act(() => jest.advanceTimersByTime(1000))
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a debounced text', () => {
  it('is the last text after a pause', () => {
    const seen: string[] = []
    const { rerender } = renderHook(({ text }) => seen.push(useDebounced(text)), { initialProps: { text: '1' } })
    for (const text of ['12', '123']) {
      act(() => jest.advanceTimersByTime(100))
      rerender({ text })
    }
    waitForDebounce()
    expect([...new Set(seen)]).toEqual(['', '123'])
  })

  it('is skipped while the hook is disabled, even if it is enabled later', () => {
    let enabled = false
    const isEnabled = () => enabled
    const { result, rerender } = renderHook(({ text }) => useDebounced(text, isEnabled), {
      initialProps: { text: 'default' },
    })
    waitForDebounce()
    expect(result.current).toBe('')
    enabled = true
    rerender({ text: 'default' })
    waitForDebounce()
    expect(result.current).toBe('')
    rerender({ text: 'changed' })
    waitForDebounce()
    expect(result.current).toBe('changed')
  })
})
