/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { useDocumentEvent } from './useDocumentEvent'

const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))

it('calls the function of the latest render, once for each event', () => {
  const [first, second] = [jest.fn(), jest.fn()]
  const { rerender } = renderHook(({ listener }) => useDocumentEvent('keydown', listener), {
    initialProps: { listener: first },
  })
  press()
  rerender({ listener: second })
  press()
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(1)
})

it('hears nothing once its component is gone', () => {
  const listener = jest.fn()
  renderHook(() => useDocumentEvent('keydown', listener)).unmount()
  press()
  expect(listener).not.toHaveBeenCalled()
})
