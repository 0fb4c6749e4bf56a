/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { PageReady } from './PageReady'

test('code for the focus that cannot be loaded is no error, and is loaded with the next focus', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  const restoreLostFocus = jest.fn(() => () => {})
  let isOffline = true
  jest.doMock('./restore-focus', () => {
    if (isOffline) throw Object.assign(new Error('no connection'), { name: 'ChunkLoadError' })
    return { restoreLostFocus }
  })
  const focus = async () => {
    document.dispatchEvent(new Event('focusin'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  render(<PageReady />)
  await focus()
  expect(unhandled).not.toHaveBeenCalled()
  isOffline = false
  await focus()
  expect(restoreLostFocus).toHaveBeenCalledTimes(1)
  process.off('unhandledRejection', unhandled)
})
