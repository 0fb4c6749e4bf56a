/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { Ending, Rules } from '@/lib/tools/pomodoro-timer/session'
import { usePomodoro } from './usePomodoro'

jest.mock('@/lib/tools/pomodoro-timer/worker/background-timer', () => ({ onBackgroundTick: () => () => {} }))

const MINUTE = 60_000
const RULES: Rules = {
  lengths: { work: 25 * MINUTE, shortBreak: 5 * MINUTE, longBreak: 15 * MINUTE },
  sessionsUntilLongBreak: 4,
  autoStart: false,
}

/** Renders the timer of a tab. Ticks and storage events have to be dispatched by the test. */
function openTab() {
  const endings: Ending[] = []
  const { result, unmount } = renderHook(() => usePomodoro(RULES, (ending) => endings.push(ending)))
  return { close: unmount, endings, pomodoro: () => result.current, session: () => result.current.session }
}

const returnToPage = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
const advanceMinutes = (minutes: number) => jest.setSystemTime(Date.now() + minutes * MINUTE)

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date(2026, 4, 8, 9) })
})
afterEach(() => jest.useRealTimers())

describe('the timer in two tabs', () => {
  it('an idle tab that becomes visible adopts the timer of the other tab without changing it, even on a new day', () => {
    const [old, used] = [openTab(), openTab()]
    advanceMinutes(24 * 60)
    act(() => used.pomodoro().toggle())
    const storedBefore = { ...localStorage }
    advanceMinutes(1)
    returnToPage()
    expect(old.session()).toEqual(used.session())
    expect(old.session().phase.status).toBe('running')
    expect({ ...localStorage }).toEqual(storedBefore)
  })

  it('a tab adopts what another tab stores at once', () => {
    const [old, used] = [openTab(), openTab()]
    act(() => used.pomodoro().toggle())
    act(() => void window.dispatchEvent(new Event('storage')))
    expect(old.session().phase.status).toBe('running')
  })

  it('a press in an outdated tab continues from the counts of the other tab', () => {
    const [old, used] = [openTab(), openTab()]
    act(() => used.pomodoro().skip())
    act(() => used.pomodoro().skip())
    act(() => old.pomodoro().skip())
    expect(old.session().counts.total).toBe(2)
  })

  it('the end of a phase is reported in both tabs and counted once', () => {
    const [first, second] = [openTab(), openTab()]
    act(() => first.pomodoro().toggle())
    returnToPage()
    advanceMinutes(25)
    returnToPage()
    expect([first.endings.length, second.endings.length]).toEqual([1, 1])
    expect(second.session().counts).toMatchObject({ total: 1, today: 1, spent: 25 * MINUTE })
    expect(second.session()).toEqual(first.session())
  })

  it('an end that another tab has postponed is not reported', () => {
    const [old, used] = [openTab(), openTab()]
    act(() => used.pomodoro().toggle())
    returnToPage()
    advanceMinutes(10)
    act(() => used.pomodoro().toggle())
    advanceMinutes(30)
    returnToPage()
    expect(old.endings).toEqual([])
    expect(old.session().phase).toMatchObject({ status: 'paused', remaining: 15 * MINUTE })
  })
})

test('a page that stands still begins a new day at midnight', () => {
  const tab = openTab()
  act(() => tab.pomodoro().skip())
  act(() => tab.pomodoro().skip())
  expect([tab.pomodoro().today, tab.session().counts.today]).toEqual(['2026-05-08', 1])
  advanceMinutes(15 * 60)
  act(() => void jest.advanceTimersByTime(10_000))
  expect([tab.pomodoro().today, tab.session().counts.today, tab.session().counts.total]).toEqual(['2026-05-09', 0, 1])
})

describe('after the system clock is set back', () => {
  const left = (tab: ReturnType<typeof openTab>) => {
    const { phase } = tab.session()
    return phase.status === 'running' ? (phase.endsAt - Date.now()) / MINUTE : null
  }

  it('the remaining time does not change in any tab', () => {
    const [first, second] = [openTab(), openTab()]
    act(() => first.pomodoro().toggle())
    advanceMinutes(10)
    returnToPage()
    advanceMinutes(-60)
    returnToPage()
    expect([left(first), left(second)]).toEqual([15, 15])
    advanceMinutes(1)
    returnToPage()
    expect([left(first), left(second)]).toEqual([14, 14])
  })

  it('the remaining time after a reload is at most the length of the phase', () => {
    const closed = openTab()
    act(() => closed.pomodoro().toggle())
    closed.close()
    advanceMinutes(-60)
    const reloaded = openTab()
    expect(left(reloaded)).toBe(25)
    advanceMinutes(1)
    returnToPage()
    expect(left(reloaded)).toBe(24)
  })
})

test('the timer works without storage', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const tab = openTab()
  act(() => tab.pomodoro().toggle())
  advanceMinutes(1)
  returnToPage()
  expect(tab.session().phase.status).toBe('running')
  write.mockRestore()
})
