/** @jest-environment jsdom */
import { notificationState, showNotification } from './notification'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Notification')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the service worker shows the notification if the constructor throws', async () => {
  const shown = jest.fn().mockResolvedValue(undefined)
  const refusing = Object.assign(
    function refuse() {
      throw new TypeError('Illegal constructor')
    },
    { permission: 'granted' },
  )
  Object.defineProperty(globalThis, 'Notification', { value: refusing, configurable: true })
  const serviceWorker = { getRegistration: async () => ({ showNotification: shown }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  history.replaceState(null, '', '/ja/tools/pomodoro-timer#work=25')
  await showNotification('Break', { body: 'Five minutes', tag: 'pomodoro-timer' })
  expect(shown).toHaveBeenCalledWith('Break', {
    body: 'Five minutes',
    tag: 'pomodoro-timer',
    renotify: true,
    data: 'http://localhost/ja/tools/pomodoro-timer',
  })
})

test('the state is the permission, or unsupported', () => {
  expect(notificationState()).toBe('unsupported')
  for (const permission of ['default', 'granted', 'denied']) {
    Object.defineProperty(globalThis, 'Notification', { value: { permission }, configurable: true })
    expect(notificationState()).toBe(permission)
  }
})
