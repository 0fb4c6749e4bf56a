import { notify } from '@/components/ui/feedback/notify'
import { defaultsOf, parseFields } from '@/lib/core/fields'
import { callHook } from '@/scripts/jest/call-hook'
import { pomodoroTimerFields, type PomodoroValues } from '@/lib/tools/pomodoro-timer/fields'
import type { Ending } from '@/lib/tools/pomodoro-timer/session'
import { beep } from './beep'
import { showNotification } from './notification'
import { useEndSignals } from './PomodoroTimer'

jest.mock('@/components/ui/feedback/notify', () => ({ notify: jest.fn() }))
jest.mock('./beep', () => ({ beep: jest.fn() }))
jest.mock('./notification', () => ({ showNotification: jest.fn() }))

const NOW = 1_000_000_000
const DEFAULTS = parseFields(pomodoroTimerFields, defaultsOf(pomodoroTimerFields)).values

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
})

function announce(values: Partial<PomodoroValues>, ending: Partial<Ending> = {}) {
  const settings = { ...DEFAULTS, ...values }
  const signal = callHook('en', 'pomodoro-timer', () => useEndSignals(settings))
  signal({ from: 'work', to: 'shortBreak', at: NOW, ...ending })
}

it.each<[Ending['from'], Ending['to'], string]>([
  ['work', 'shortBreak', 'Work session complete! Time for a short break.'],
  ['work', 'longBreak', 'Work session complete! Time for a long break.'],
  ['shortBreak', 'work', 'Break complete! Ready for the next work session.'],
  ['longBreak', 'work', 'Break complete! Ready for the next work session.'],
])('%s before %s ends with its own words', (from, to, text) => {
  announce({}, { from, to })
  expect(notify).toHaveBeenCalledWith('success', text)
  expect(showNotification).toHaveBeenCalledWith('Pomodoro timer', { body: text, tag: 'pomodoro-timer' })
})

it('sounds 800 Hz for half a second at the volume that is set', () => {
  announce({ volume: 40 })
  expect(beep).toHaveBeenCalledWith(800, 0.5, 0.4)
})

it.each([
  [{ sound: false }, 0, 1],
  [{ notifications: false }, 1, 0],
])('leaves out what is switched off: %j', (values, tones, notifications) => {
  announce(values)
  expect(beep).toHaveBeenCalledTimes(tones)
  expect(showNotification).toHaveBeenCalledTimes(notifications)
})

it.each([
  [90_000, 1],
  [90_001, 0],
])('an end seen %d ms late sounds %d times, but is always announced', (late, times) => {
  announce({}, { at: NOW - late })
  expect(beep).toHaveBeenCalledTimes(times)
  expect(showNotification).toHaveBeenCalledTimes(times)
  expect(notify).toHaveBeenCalledTimes(1)
})
