/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useSettled } from './useSettled'

function visitorActed(acted: boolean) {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: acted } })
}

function rest() {
  act(() => jest.advanceTimersByTime(1000))
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a settled text', () => {
  it('is the last one, once it rests', () => {
    visitorActed(true)
    const seen: string[] = []
    const { rerender } = renderHook(({ text }) => seen.push(useSettled(text)), { initialProps: { text: '1' } })
    for (const text of ['12', '123']) {
      act(() => jest.advanceTimersByTime(100))
      rerender({ text })
    }
    rest()
    expect([...new Set(seen)]).toEqual(['', '123'])
  })

  it('is nothing before the visitor does anything', () => {
    visitorActed(false)
    const { result, rerender } = renderHook(({ text }) => useSettled(text), { initialProps: { text: 'default' } })
    rest()
    expect(result.current).toBe('')
    visitorActed(true)
    rerender({ text: 'asked for' })
    rest()
    expect(result.current).toBe('asked for')
  })
})
