/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { notify } from '@/components/ui/feedback/notify'
import { Toasts } from './Toasts'

test('a notice whose code cannot be loaded is shown once the browser is online again', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  let isOffline = true
  jest.doMock('./Toaster', () => {
    if (isOffline) throw Object.assign(new Error('no connection'), { name: 'ChunkLoadError' })
    return { Toaster: () => <p>toaster</p>, showToast: shown }
  })
  const shown = jest.fn()
  render(<Toasts label="" cleared="" undo="" />)
  await act(async () => notify('error', 'Failed'))
  // Node reports a rejection after the microtasks.
  await new Promise((resolve) => setTimeout(resolve))
  expect(unhandled).not.toHaveBeenCalled()
  isOffline = false
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('toaster')).toBeTruthy()
  expect(shown.mock.calls.map(([notice]) => notice as unknown)).toEqual([{ kind: 'error', text: 'Failed' }])
  process.off('unhandledRejection', unhandled)
})
