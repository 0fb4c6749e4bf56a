/** @jest-environment jsdom */
import { notificationState, requestNotificationPermission, showNotification } from './notification'

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

test.each(['default', 'denied', 'unsupported'])('nothing is shown where the permission is %s', async (permission) => {
  const shown = jest.fn()
  const Notification = Object.assign(shown, { permission })
  if (permission !== 'unsupported')
    Object.defineProperty(globalThis, 'Notification', { value: Notification, configurable: true })
  const serviceWorker = { getRegistration: async () => ({ showNotification: shown }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  await showNotification('Break', { body: 'Five minutes', tag: 'pomodoro-timer' })
  expect(shown).not.toHaveBeenCalled()
})

test('a click on a notification leads to the page and closes it', async () => {
  const shown = { close: jest.fn(), onclick: () => {} }
  const Notification = Object.assign(
    jest.fn(() => shown),
    { permission: 'granted' },
  )
  Object.defineProperty(globalThis, 'Notification', { value: Notification, configurable: true })
  const focus = jest.spyOn(window, 'focus').mockReturnValue()
  await showNotification('Break', { body: 'Five minutes', tag: 'pomodoro-timer' })
  expect(Notification).toHaveBeenCalledWith('Break', expect.objectContaining({ body: 'Five minutes' }))
  shown.onclick()
  expect([focus.mock.calls.length, shown.close.mock.calls.length]).toEqual([1, 1])
})

test('permission is asked for until the visitor has decided', () => {
  const asked = (permission: string) => {
    const requestPermission = jest.fn().mockResolvedValue('granted')
    Object.defineProperty(globalThis, 'Notification', { value: { permission, requestPermission }, configurable: true })
    requestNotificationPermission()
    return requestPermission.mock.calls.length
  }
  expect(['default', 'granted', 'denied'].map(asked)).toEqual([1, 0, 0])
  Reflect.deleteProperty(globalThis, 'Notification')
  expect(requestNotificationPermission).not.toThrow()
})

test('the state is the permission, or unsupported', () => {
  expect(notificationState()).toBe('unsupported')
  for (const permission of ['default', 'granted', 'denied']) {
    Object.defineProperty(globalThis, 'Notification', { value: { permission }, configurable: true })
    expect(notificationState()).toBe(permission)
  }
})
