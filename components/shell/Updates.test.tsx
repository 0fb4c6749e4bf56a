/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { startServiceWorker } from './register-service-worker'
import { Updates } from './Updates'

jest.mock('./register-service-worker', () => ({ startServiceWorker: jest.fn() }))
jest.mock('./UpdateBar', () => {
  throw Object.assign(new Error('no connection'), { name: 'ChunkLoadError' })
})

test('an update bar that cannot be loaded is no error', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  const { container } = render(<Updates words={{ text: '', reload: '', later: '' }} />)
  await act(async () => jest.mocked(startServiceWorker).mock.calls[0]![0](jest.fn()))
  await new Promise((resolve) => setTimeout(resolve))
  expect(unhandled).not.toHaveBeenCalled()
  expect(container.textContent).toBe('')
  process.off('unhandledRejection', unhandled)
})
