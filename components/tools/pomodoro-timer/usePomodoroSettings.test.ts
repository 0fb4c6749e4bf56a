/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { usePomodoroSettings } from './usePomodoroSettings'

const KEY = 'toolbox:v1:pomodoro-settings'

const openTab = () => renderHook(() => usePomodoroSettings()).result
type Tab = ReturnType<typeof openTab>

const stored = () => Object.fromEntries(new URLSearchParams(localStorage.getItem(KEY) ?? ''))

/** Sets a field in a tab. Returns a function that dispatches the storage event to the other tabs. */
function change(tab: Tab, name: 'workDuration' | 'longBreakDuration' | 'task', text: string) {
  const before = localStorage.getItem(KEY)
  act(() => tab.current.fields.bind(name).set(text))
  const eventInit = { key: KEY, oldValue: before, newValue: localStorage.getItem(KEY) }
  return () => act(() => void window.dispatchEvent(new StorageEvent('storage', eventInit)))
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

test('a changed setting is restored on the next visit', () => {
  change(openTab(), 'workDuration', '50')
  expect(openTab().current.fields.raw.workDuration).toBe('50')
})

test('settings from a link are used but not stored', () => {
  history.replaceState(null, '', '/#workDuration=60&task=hello')
  const linked = openTab()
  expect(linked.current.rules.lengths.work).toBe(60 * 60_000)
  expect(localStorage.getItem(KEY)).toBeNull()
  change(linked, 'longBreakDuration', '20')
  expect(stored()).toMatchObject({ workDuration: '25', longBreakDuration: '20' })
  expect(stored()).not.toHaveProperty('task')
})

test('an outdated tab stores only the setting that was changed in it', () => {
  const [old, used] = [openTab(), openTab()]
  change(used, 'workDuration', '50')
  change(old, 'longBreakDuration', '30')
  expect(stored()).toMatchObject({ workDuration: '50', longBreakDuration: '30' })
})

test('a tab adopts only the setting that another tab changed', () => {
  history.replaceState(null, '', '/#task=linked')
  const [old, used] = [openTab(), openTab()]
  change(used, 'workDuration', '50')()
  expect(old.current.rules.lengths.work).toBe(50 * 60_000)
  expect(old.current.fields.raw.task).toBe('linked')
})

test('a task that another tab clears is gone', () => {
  const [old, used] = [openTab(), openTab()]
  change(used, 'task', 'essay')()
  expect(old.current.fields.raw.task).toBe('essay')
  change(used, 'task', '')()
  expect(old.current.fields.raw.task).toBe('')
})
