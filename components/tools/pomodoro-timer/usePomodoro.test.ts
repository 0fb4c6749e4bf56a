/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { Ending, Rules } from '@/lib/tools/pomodoro-timer/session'
import { usePomodoro } from './usePomodoro'

jest.mock('@/lib/workers/ticks', () => ({ watchTicks: () => () => {} }))

const MINUTE = 60_000
const RULES: Rules = {
  lengths: { work: 25 * MINUTE, shortBreak: 5 * MINUTE, longBreak: 15 * MINUTE },
  sessionsUntilLongBreak: 4,
  autoStart: false,
}

/** A tab, which hears of nothing by itself: neither ticks nor what another tab stores. */
function openTab() {
  const endings: Ending[] = []
  const { result, unmount } = renderHook(() => usePomodoro(RULES, (ending) => endings.push(ending)))
  return { close: unmount, endings, pomodoro: () => result.current, session: () => result.current.session }
}

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
const pass = (minutes: number) => jest.setSystemTime(Date.now() + minutes * MINUTE)

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date(2026, 4, 8, 9) })
})
afterEach(() => jest.useRealTimers())

describe('the timer in two tabs', () => {
  it('an idle tab that comes back shows the other one’s timer and leaves it alone, on a new day too', () => {
    const [old, used] = [openTab(), openTab()]
    pass(24 * 60)
    act(() => used.pomodoro().toggle())
    const kept = { ...localStorage }
    pass(1)
    comeBack()
    expect(old.session()).toEqual(used.session())
    expect(old.session().phase.status).toBe('running')
    expect({ ...localStorage }).toEqual(kept)
  })

  it('what is stored elsewhere is followed at once', () => {
    const [old, used] = [openTab(), openTab()]
    act(() => used.pomodoro().toggle())
    act(() => void window.dispatchEvent(new Event('storage')))
    expect(old.session().phase.status).toBe('running')
  })

  it('a press in a tab that heard of nothing goes on from the other one’s counts', () => {
    const [old, used] = [openTab(), openTab()]
    act(() => used.pomodoro().skip())
    act(() => used.pomodoro().skip())
    act(() => old.pomodoro().skip())
    expect(old.session().counts.total).toBe(2)
  })

  it('an end is told in both and counted once', () => {
    const [first, second] = [openTab(), openTab()]
    act(() => first.pomodoro().toggle())
    comeBack()
    pass(25)
    comeBack()
    expect([first.endings.length, second.endings.length]).toEqual([1, 1])
    expect(second.session().counts).toMatchObject({ total: 1, today: 1, spent: 25 * MINUTE })
    expect(second.session()).toEqual(first.session())
  })

  it('an end that another tab has put off is not told', () => {
    const [old, used] = [openTab(), openTab()]
    act(() => used.pomodoro().toggle())
    comeBack()
    pass(10)
    act(() => used.pomodoro().toggle())
    pass(30)
    comeBack()
    expect(old.endings).toEqual([])
    expect(old.session().phase).toMatchObject({ status: 'paused', remaining: 15 * MINUTE })
  })
})

describe('a clock that is set back', () => {
  const left = (tab: ReturnType<typeof openTab>) => {
    const { phase } = tab.session()
    return phase.status === 'running' ? (phase.endsAt - Date.now()) / MINUTE : null
  }

  it('leaves what was left, in every tab', () => {
    const [first, second] = [openTab(), openTab()]
    act(() => first.pomodoro().toggle())
    pass(10)
    comeBack()
    pass(-60)
    comeBack()
    expect([left(first), left(second)]).toEqual([15, 15])
    pass(1)
    comeBack()
    expect([left(first), left(second)]).toEqual([14, 14])
  })

  it('leaves no more than the whole phase after a reload', () => {
    const closed = openTab()
    act(() => closed.pomodoro().toggle())
    closed.close()
    pass(-60)
    const reloaded = openTab()
    expect(left(reloaded)).toBe(25)
    pass(1)
    comeBack()
    expect(left(reloaded)).toBe(24)
  })
})

test('goes on by memory where nothing can be stored', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const tab = openTab()
  act(() => tab.pomodoro().toggle())
  pass(1)
  comeBack()
  expect(tab.session().phase.status).toBe('running')
  write.mockRestore()
})
