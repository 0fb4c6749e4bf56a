import { defaultsOf, parseFields } from '@/lib/core/fields'
import { pomodoroTimerFields, rulesOf } from './fields'
import { readSession, writeSession } from './stored-session'
import {
  clearHistory,
  INITIAL_SESSION,
  nextMode,
  pause,
  remainingOf,
  reset,
  sessionsOn,
  updateSession,
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

function rules(changes: Partial<Record<keyof typeof pomodoroTimerFields, string>> = {}): Rules {
  return rulesOf(parseFields(pomodoroTimerFields, { ...defaultsOf(pomodoroTimerFields), ...changes }).values)
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

test('settings outside their bounds and invalid ones are the default', () => {
  const odd = rules({ workDuration: '90', shortBreakDuration: '0', longBreakDuration: 'x', sessionsUntilLongBreak: '' })
  expect(odd.lengths).toEqual({ work: 25 * MINUTE, shortBreak: 5 * MINUTE, longBreak: 15 * MINUTE })
  expect(odd.sessionsUntilLongBreak).toBe(4)
})

test('the remaining time follows the clock, however rarely it is updated', () => {
  const running = start(INITIAL_SESSION, defaults, NINE)
  expect(left(running, NINE)).toBe('25:00')
  expect(left(running, NINE + 1)).toBe('25:00')
  expect(left(running, NINE + 1000)).toBe('24:59')
  expect(left(running, NINE + 24 * MINUTE + 59_999)).toBe('00:01')
  expect(updateSession(running, defaults, NINE + 24 * MINUTE, dayOf)).toEqual({ session: running })
})

test('a pause preserves the remaining time', () => {
  const paused = pause(start(INITIAL_SESSION, defaults, NINE), defaults, NINE + 10 * MINUTE)
  expect(left(paused, NINE + 5 * HOUR)).toBe('15:00')
  const resumed = start(paused, defaults, NINE + 5 * HOUR)
  expect(left(resumed, NINE + 5 * HOUR + MINUTE)).toBe('14:00')
  expect(spentOf(resumed, NINE + 5 * HOUR + MINUTE)).toBe(11 * MINUTE)
})

test('setting back the clock does not extend a phase', () => {
  expect(left(start(INITIAL_SESSION, defaults, NINE), NINE - HOUR)).toBe('25:00')
})

test('a phase that ended between updates ends once, at its own time, and the next one waits', () => {
  const { session, ending } = updateSession(start(INITIAL_SESSION, defaults, NINE), defaults, NINE + HOUR, dayOf)
  expect(ending).toEqual({ from: 'work', to: 'shortBreak', at: NINE + 25 * MINUTE })
  expect(session).toMatchObject({ mode: 'shortBreak', phase: { status: 'idle' } })
  expect(session.counts).toMatchObject({ today: 1, total: 1, spent: 25 * MINUTE })
  expect(updateSession(session, defaults, NINE + 2 * HOUR, dayOf)).toEqual({ session })
})

test('every fourth session is followed by a long break', () => {
  let session = INITIAL_SESSION
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

test('the next phase is predicted', () => {
  const third = { ...INITIAL_SESSION, counts: { ...INITIAL_SESSION.counts, round: 3 } }
  expect(nextMode(INITIAL_SESSION, defaults)).toBe('shortBreak')
  expect(nextMode(third, defaults)).toBe('longBreak')
  expect(nextMode({ ...third, mode: 'longBreak' }, defaults)).toBe('work')
})

test('skipping counts the session, but only the elapsed time', () => {
  const { session, ending } = skip(start(INITIAL_SESSION, defaults, NINE), defaults, NINE + 90_000, dayOf)
  expect(session.counts).toMatchObject({ today: 1, total: 1, spent: 90_000 })
  expect(session.phase.status).toBe('idle')
  expect(ending).toMatchObject({ from: 'work', to: 'shortBreak' })
})

test('a break adds no time', () => {
  const onBreak = start({ ...INITIAL_SESSION, mode: 'shortBreak' }, defaults, NINE)
  expect(spentOf(onBreak, NINE + 2 * MINUTE)).toBe(0)
  expect(updateSession(onBreak, defaults, NINE + 5 * MINUTE, dayOf).session.counts).toMatchObject({
    total: 0,
    spent: 0,
  })
})

test('reset returns to a full work phase and preserves all counters', () => {
  const after = skip(start(INITIAL_SESSION, defaults, NINE), defaults, NINE + MINUTE, dayOf).session
  const again = reset(start(after, defaults, NINE + MINUTE), NINE + 2 * MINUTE, dayOf)
  expect(again).toMatchObject({
    mode: 'work',
    phase: { status: 'idle' },
    counts: { today: 1, total: 1, spent: MINUTE },
  })
  const midway = reset(start(INITIAL_SESSION, defaults, NINE), NINE + 7 * MINUTE, dayOf)
  expect(midway.counts).toMatchObject({ today: 0, total: 0, spent: 7 * MINUTE })
  expect(left(midway, NINE)).toBe('25:00')
})

test('new settings apply to a phase that has not started, not to a running one', () => {
  const running = start(INITIAL_SESSION, defaults, NINE)
  const longer = rules({ workDuration: '50' })
  expect(left(running, NINE + MINUTE, longer)).toBe('24:00')
  expect(left(INITIAL_SESSION, NINE, longer)).toBe('50:00')
})

describe('auto-start', () => {
  const running = start(INITIAL_SESSION, auto, NINE)
  test('the next phase starts when the last one ended, not at the next update', () => {
    const { session } = updateSession(running, auto, NINE + 27 * MINUTE, dayOf)
    expect(session.mode).toBe('shortBreak')
    expect(left(session, NINE + 27 * MINUTE)).toBe('03:00')
  })
  test('a break ends by itself, and the session after it is running', () => {
    const { session, ending } = updateSession(running, auto, NINE + 33 * MINUTE, dayOf)
    expect(session.mode).toBe('work')
    expect(left(session, NINE + 33 * MINUTE)).toBe('22:00')
    expect(ending).toMatchObject({ from: 'shortBreak', to: 'work' })
    expect(session.counts).toMatchObject({ total: 1, spent: 25 * MINUTE })
  })
  test('after a night without updates one session is counted, and the next one waits', () => {
    const { session } = updateSession(running, auto, NINE + 9 * HOUR, dayOf)
    expect(session).toMatchObject({ mode: 'work', phase: { status: 'idle' }, counts: { total: 1, spent: 25 * MINUTE } })
  })
  test('skipping starts the next phase at once', () => {
    const { session } = skip(running, auto, NINE + MINUTE, dayOf)
    expect(left(session, NINE + 2 * MINUTE)).toBe('04:00')
  })
})

describe('days', () => {
  const lateEvening = NINE + 14 * HOUR + 50 * MINUTE
  const three = {
    ...INITIAL_SESSION,
    counts: { day: dayOf(NINE), today: 3, total: 10, spent: HOUR, round: 3, days: [] },
  }
  test('a session over midnight counts for the day on which it ended, begins its round, and has the break that it earned', () => {
    const { session } = updateSession(start(three, defaults, lateEvening), defaults, lateEvening + HOUR, dayOf)
    expect(session.mode).toBe('longBreak')
    expect(session.counts).toMatchObject({ day: '2026-05-09', today: 1, total: 11, round: 1 })
    const two = { ...three, counts: { ...three.counts, today: 2, round: 2 } }
    const after = updateSession(start(two, defaults, lateEvening), defaults, lateEvening + HOUR, dayOf).session
    expect([after.mode, after.counts.today, after.counts.round]).toEqual(['shortBreak', 1, 1])
  })
  test('the history has the sessions and the time of each day, a session that was given up included', () => {
    let session = skip(start(INITIAL_SESSION, defaults, NINE), defaults, NINE + 10 * MINUTE, dayOf).session
    session = reset(start({ ...session, mode: 'work' }, defaults, NINE + HOUR), NINE + HOUR + 5 * MINUTE, dayOf)
    session = updateSession(start(session, defaults, lateEvening), defaults, lateEvening + HOUR, dayOf).session
    expect(session.counts.days).toEqual([
      { day: '2026-05-08', sessions: 1, spent: 15 * MINUTE },
      { day: '2026-05-09', sessions: 1, spent: 25 * MINUTE },
    ])
    expect(reset(session, lateEvening + HOUR, dayOf).counts.days).toBe(session.counts.days)
    expect(clearHistory(session).counts).toEqual({ ...session.counts, days: [] })
  })
  test('what was worked before a pause over midnight counts for its own day', () => {
    const evening = updateSession(INITIAL_SESSION, defaults, lateEvening, dayOf).session
    const paused = pause(start(evening, defaults, lateEvening), defaults, lateEvening + 8 * MINUTE)
    const morning = NINE + 24 * HOUR
    const next = updateSession(paused, defaults, morning, dayOf).session
    expect(left(next, morning)).toBe('17:00')
    expect(spentOf(next, morning)).toBe(8 * MINUTE)
    const resumed = pause(start(next, defaults, morning), defaults, morning + 2 * MINUTE)
    const ended = updateSession(start(resumed, defaults, morning + HOUR), defaults, morning + 2 * HOUR, dayOf).session
    expect(ended.counts).toMatchObject({ today: 1, spent: 25 * MINUTE, round: 1 })
    expect(ended.counts.days).toEqual([
      { day: '2026-05-08', sessions: 0, spent: 8 * MINUTE },
      { day: '2026-05-09', sessions: 1, spent: 17 * MINUTE },
    ])
    const { timer, counts } = writeSession(resumed)
    expect(readSession(timer, counts)).toEqual(resumed)
  })
  test('the history keeps two years', () => {
    let session: Session = INITIAL_SESSION
    for (let day = 0; day < 740; day++) {
      const at = NINE + day * 24 * HOUR
      session = { ...skip(start(session, defaults, at), defaults, at + MINUTE, dayOf).session, mode: 'work' }
    }
    expect(session.counts.days).toHaveLength(731)
    expect(session.counts.days[0]?.day).toBe('2026-05-17')
  })
  test('a stopped timer starts a new round on the next day', () => {
    const { session } = updateSession(three, defaults, NINE + 24 * HOUR, dayOf)
    expect(session.counts).toMatchObject({ day: '2026-05-09', today: 0, total: 10, spent: HOUR, round: 0 })
    expect(sessionsOn(three, '2026-05-09')).toBe(0)
  })
})

describe('stored sessions', () => {
  const running = {
    ...start(INITIAL_SESSION, defaults, NINE),
    counts: {
      day: '2026-05-08',
      today: 2,
      total: 9,
      spent: 5,
      round: 2,
      days: [{ day: '2026-05-08', sessions: 2, spent: 5 }],
    },
  }
  test.each([running, pause(running, defaults, NINE + MINUTE), reset(running, NINE, dayOf)])(
    'are restored unchanged',
    (session) => {
      const { timer, counts } = writeSession(session)
      expect(readSession(timer, counts)).toEqual(session)
    },
  )
  test.each([null, '', '{', '[]', '7', '{"mode":"nap"}', '{"mode":"work","phase":3}', '{"day":5,"today":"2"}'])(
    'are reset if invalid: %s',
    (text) => expect(readSession(text, text)).toEqual(INITIAL_SESSION),
  )
  test.each([
    { status: 'paused', remaining: 60 * MINUTE, duration: 60 * MINUTE },
    { status: 'paused', remaining: 0, duration: MINUTE },
    { status: 'running', endsAt: 0, duration: 0 },
  ])('a phase at the limits of valid values is accepted: %j', (phase) => {
    expect(readSession(JSON.stringify({ mode: 'work', phase }), null).phase).toEqual(phase)
  })
  test('counts are restored completely, including zeros, or not at all', () => {
    const counts = { day: '2026-05-08', today: 0, total: 3, spent: 1, round: 0 }
    expect(readSession(null, JSON.stringify(counts)).counts).toEqual({ ...counts, days: [] })
    for (const wrong of [{ today: -1 }, { total: null }, { spent: '1' }, { round: undefined }, { day: 8 }])
      expect(readSession(null, JSON.stringify({ ...counts, ...wrong })).counts).toEqual(INITIAL_SESSION.counts)
  })
  test('days that make no sense are left out of the history', () => {
    const counts = { day: '2026-05-08', today: 0, total: 3, spent: 1, round: 0 }
    const good = { day: '2026-05-08', sessions: 3, spent: 4 }
    const days = [null, 'x', { ...good, day: '2026-02-30' }, { ...good, spent: -1 }, good, { ...good, sessions: '1' }]
    expect(readSession(null, JSON.stringify({ ...counts, days })).counts.days).toEqual([good])
    expect(readSession(null, JSON.stringify({ ...counts, days: { length: 3 } })).counts.days).toEqual([])
  })
  test.each([
    { status: 'running', endsAt: NINE, duration: 61 * MINUTE },
    { status: 'running', endsAt: '9', duration: MINUTE },
    { status: 'paused', remaining: 2 * MINUTE, duration: MINUTE },
    { status: 'paused', remaining: -1, duration: MINUTE },
    { status: 'paused', remaining: MINUTE + 1, duration: MINUTE },
    { status: 'running', endsAt: NINE, duration: 60 * MINUTE + 1 },
    { status: 'running', endsAt: NINE },
    { status: 'stopped', endsAt: NINE, duration: MINUTE },
  ])('a phase that makes no sense is not begun: %j', (phase) => {
    expect(readSession(JSON.stringify({ mode: 'longBreak', phase }), null)).toEqual({
      ...INITIAL_SESSION,
      mode: 'longBreak',
    })
  })
})

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [60, '01:00'],
  [3600, '60:00'],
  [-0, '00:00'],
  [Number.MAX_SAFE_INTEGER, '150119987579016:31'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text)
})
