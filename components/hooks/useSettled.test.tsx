/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useSettled } from './useSettled'

function rest() {
  act(() => jest.advanceTimersByTime(1000))
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a settled text', () => {
  it('is the last one, once it rests', () => {
    const seen: string[] = []
    const { rerender } = renderHook(({ text }) => seen.push(useSettled(text)), { initialProps: { text: '1' } })
    for (const text of ['12', '123']) {
      act(() => jest.advanceTimersByTime(100))
      rerender({ text })
    }
    rest()
    expect([...new Set(seen)]).toEqual(['', '123'])
  })

  it('is passed over while nothing is wanted, even when something is wanted later', () => {
    let wanted = false
    const asked = () => wanted
    const { result, rerender } = renderHook(({ text }) => useSettled(text, asked), {
      initialProps: { text: 'default' },
    })
    rest()
    expect(result.current).toBe('')
    wanted = true
    rerender({ text: 'default' })
    rest()
    expect(result.current).toBe('')
    rerender({ text: 'asked for' })
    rest()
    expect(result.current).toBe('asked for')
  })
})
