import { defaultsOf, parseFields } from '@/lib/core/fields'
import { pomodoroFields, rulesOf } from './fields'
import { readSession, writeSession } from './saved'
import {
  FRESH,
  nextMode,
  pause,
  remainingOf,
  reset,
  sessionsOn,
  settle,
  skip,
  spentOf,
  start,
  type Rules,
  type Session,
} from './session'
import { countdownText, secondsLeft } from './time-text'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NINE = Date.UTC(2026, 4, 8, 9)

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

function rules(changes: Partial<Record<keyof typeof pomodoroFields, string>> = {}): Rules {
  return rulesOf(parseFields(pomodoroFields, { ...defaultsOf(pomodoroFields), ...changes }).values)
}
const defaults = rules()
const auto = rules({ autoStart: 'true' })

function left(session: Session, now: number, by = defaults): string {
  return countdownText(secondsLeft(remainingOf(session, by, now)))
}

test('the documented lengths: 25, 5 and 15 minutes, a long break after 4 sessions', () => {
  expect(defaults).toEqual({
    lengths: { work: 25 * MINUTE, shortBreak: 5 * MINUTE, longBreak: 15 * MINUTE },
    sessionsUntilLongBreak: 4,
    autoStart: false,
  })
})

test('settings outside their bounds count as the nearest bound, unreadable ones as the default', () => {
  const odd = rules({ workDuration: '90', shortBreakDuration: '0', longBreakDuration: 'x', sessionsUntilLongBreak: '' })
  expect(odd.lengths).toEqual({ work: 60 * MINUTE, shortBreak: MINUTE, longBreak: 15 * MINUTE })
  expect(odd.sessionsUntilLongBreak).toBe(4)
})

test('the time left follows the clock, however seldom one looks', () => {
  const running = start(FRESH, defaults, NINE)
  expect(left(running, NINE)).toBe('25:00')
  expect(left(running, NINE + 1)).toBe('25:00')
  expect(left(running, NINE + 1000)).toBe('24:59')
  expect(left(running, NINE + 24 * MINUTE + 59_999)).toBe('00:01')
  expect(settle(running, defaults, NINE + 24 * MINUTE, dayOf)).toEqual({ session: running })
})

test('a pause keeps the time left for as long as it lasts', () => {
  const paused = pause(start(FRESH, defaults, NINE), defaults, NINE + 10 * MINUTE)
  expect(left(paused, NINE + 5 * HOUR)).toBe('15:00')
  const resumed = start(paused, defaults, NINE + 5 * HOUR)
  expect(left(resumed, NINE + 5 * HOUR + MINUTE)).toBe('14:00')
  expect(spentOf(resumed, NINE + 5 * HOUR + MINUTE)).toBe(11 * MINUTE)
})

test('a clock that is set back makes no phase longer', () => {
  expect(left(start(FRESH, defaults, NINE), NINE - HOUR)).toBe('25:00')
})

test('a phase that ended while nobody looked ends once, at its own time, and waits', () => {
  const { session, ending } = settle(start(FRESH, defaults, NINE), defaults, NINE + HOUR, dayOf)
  expect(ending).toEqual({ from: 'work', to: 'shortBreak', at: NINE + 25 * MINUTE })
  expect(session).toMatchObject({ mode: 'shortBreak', phase: { status: 'idle' } })
  expect(session.counts).toMatchObject({ today: 1, total: 1, spent: 25 * MINUTE })
  expect(settle(session, defaults, NINE + 2 * HOUR, dayOf)).toEqual({ session })
})

test('every fourth session is followed by a long break', () => {
  let session = FRESH
  const breaks: string[] = []
  for (let count = 0; count < 8; count++) {
    session = skip(session, defaults, NINE, dayOf).session
    breaks.push(session.mode)
    session = skip(session, defaults, NINE, dayOf).session
    expect(session.mode).toBe('work')
  }
  const three = ['shortBreak', 'shortBreak', 'shortBreak']
  expect(breaks).toEqual([...three, 'longBreak', ...three, 'longBreak'])
  expect(session.counts).toMatchObject({ today: 8, total: 8, spent: 0 })
})

test('the next phase is known beforehand', () => {
  const third = { ...FRESH, counts: { ...FRESH.counts, round: 3 } }
  expect(nextMode(FRESH, defaults)).toBe('shortBreak')
  expect(nextMode(third, defaults)).toBe('longBreak')
  expect(nextMode({ ...third, mode: 'longBreak' }, defaults)).toBe('work')
})

test('skipping counts the session but only the time really spent', () => {
  const { session, ending } = skip(start(FRESH, defaults, NINE), defaults, NINE + 90_000, dayOf)
  expect(session.counts).toMatchObject({ today: 1, total: 1, spent: 90_000 })
  expect(session.phase.status).toBe('idle')
  expect(ending).toMatchObject({ from: 'work', to: 'shortBreak' })
})

test('a break adds no time', () => {
  const onBreak = start({ ...FRESH, mode: 'shortBreak' }, defaults, NINE)
  expect(spentOf(onBreak, NINE + 2 * MINUTE)).toBe(0)
  expect(settle(onBreak, defaults, NINE + 5 * MINUTE, dayOf).session.counts).toMatchObject({ total: 0, spent: 0 })
})

test('reset goes back to work with its full length and keeps every counter', () => {
  const after = skip(start(FRESH, defaults, NINE), defaults, NINE + MINUTE, dayOf).session
  const again = reset(start(after, defaults, NINE + MINUTE), NINE + 2 * MINUTE)
  expect(again).toMatchObject({
    mode: 'work',
    phase: { status: 'idle' },
    counts: { today: 1, total: 1, spent: MINUTE },
  })
  const midway = reset(start(FRESH, defaults, NINE), NINE + 7 * MINUTE)
  expect(midway.counts).toMatchObject({ today: 0, total: 0, spent: 7 * MINUTE })
  expect(left(midway, NINE)).toBe('25:00')
})

test('new settings apply to a phase not yet begun, not to the one under way', () => {
  const running = start(FRESH, defaults, NINE)
  const longer = rules({ workDuration: '50' })
  expect(left(running, NINE + MINUTE, longer)).toBe('24:00')
  expect(left(FRESH, NINE, longer)).toBe('50:00')
})

describe('auto-start', () => {
  const running = start(FRESH, auto, NINE)
  test('the next phase begins when the last one ended, not when somebody looked', () => {
    const { session } = settle(running, auto, NINE + 27 * MINUTE, dayOf)
    expect(session.mode).toBe('shortBreak')
    expect(left(session, NINE + 27 * MINUTE)).toBe('03:00')
  })
  test('a break passes by itself, and the session after it runs', () => {
    const { session, ending } = settle(running, auto, NINE + 33 * MINUTE, dayOf)
    expect(session.mode).toBe('work')
    expect(left(session, NINE + 33 * MINUTE)).toBe('22:00')
    expect(ending).toMatchObject({ from: 'shortBreak', to: 'work' })
    expect(session.counts).toMatchObject({ total: 1, spent: 25 * MINUTE })
  })
  test('a night away counts one session, and the next one waits', () => {
    const { session } = settle(running, auto, NINE + 9 * HOUR, dayOf)
    expect(session).toMatchObject({ mode: 'work', phase: { status: 'idle' }, counts: { total: 1, spent: 25 * MINUTE } })
  })
  test('skipping starts the next phase at once', () => {
    const { session } = skip(running, auto, NINE + MINUTE, dayOf)
    expect(left(session, NINE + 2 * MINUTE)).toBe('04:00')
  })
})

describe('days', () => {
  const lateEvening = NINE + 14 * HOUR + 50 * MINUTE
  const three = { ...FRESH, counts: { day: dayOf(NINE), today: 3, total: 10, spent: HOUR, round: 3 } }
  test('a session counts for the day it ended on, and its round goes on past midnight', () => {
    const { session } = settle(start(three, defaults, lateEvening), defaults, lateEvening + HOUR, dayOf)
    expect(session.mode).toBe('longBreak')
    expect(session.counts).toMatchObject({ day: '2026-05-09', today: 1, total: 11 })
  })
  test('a timer at rest begins the next day with a new round', () => {
    const { session } = settle(three, defaults, NINE + 24 * HOUR, dayOf)
    expect(session.counts).toEqual({ day: '2026-05-09', today: 0, total: 10, spent: HOUR, round: 0 })
    expect(sessionsOn(three, '2026-05-09')).toBe(0)
  })
})

describe('what is kept on the device', () => {
  const running = {
    ...start(FRESH, defaults, NINE),
    counts: { day: '2026-05-08', today: 2, total: 9, spent: 5, round: 2 },
  }
  test.each([running, pause(running, defaults, NINE + MINUTE), reset(running, NINE)])(
    'comes back as it was',
    (session) => {
      const { timer, counts } = writeSession(session)
      expect(readSession(timer, counts)).toEqual(session)
    },
  )
  test.each([null, '', '{', '[]', '7', '{"mode":"nap"}', '{"mode":"work","phase":3}', '{"day":5,"today":"2"}'])(
    'nonsense is a fresh start: %s',
    (text) => expect(readSession(text, text)).toEqual(FRESH),
  )
  test.each([
    { status: 'running', endsAt: NINE, duration: 61 * MINUTE },
    { status: 'running', endsAt: '9', duration: MINUTE },
    { status: 'paused', remaining: 2 * MINUTE, duration: MINUTE },
    { status: 'paused', remaining: -1, duration: MINUTE },
  ])('a phase that makes no sense is not begun: %j', (phase) => {
    expect(readSession(JSON.stringify({ mode: 'longBreak', phase }), null)).toEqual({ ...FRESH, mode: 'longBreak' })
  })
})

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [60, '01:00'],
  [3600, '60:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text)
})
