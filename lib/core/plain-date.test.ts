import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import * as dates from './plain-date'
import {
  addDays,
  addMonths,
  compareDates,
  dayOfWeek,
  isoDate,
  parseIsoDate,
  plainDate,
  spanBetween,
} from './plain-date'

const FIRST_DAY = -719_162
const LAST_DAY = 2_932_896
const PAIRS = process.env.TEST_FULL ? 100_000 : 10_000

/** Mulberry32 with a fixed seed: the same dates in every run, so that a failure can be reproduced. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function date(iso: string): dates.PlainDate {
  const parsed = parseIsoDate(iso)
  if (!parsed) throw new Error(`no such date: ${iso}`)
  return parsed
}

/** Temporal writes `2026-05-08`, and so do we for years 1 to 9999. */
function temporal(epochDay: number): Temporal.PlainDate {
  return Temporal.PlainDate.from('1970-01-01').add({ days: epochDay })
}

describe('random pairs of days of years 1 to 9999', () => {
  it('agree with Temporal on span, distance, order, sums and weekday', () => {
    const random = randomNumbers(20260508)
    const anyDay = () => FIRST_DAY + Math.floor(random() * (LAST_DAY - FIRST_DAY + 1))
    const disagreements: string[] = []
    for (let pair = 0; pair < PAIRS; pair++) {
      const [low, high] = [anyDay(), anyDay()].sort((a, b) => a - b) as [number, number]
      // Every other pair is less than two years apart, where month ends and leap days matter most.
      const [from, until] = [
        temporal(low),
        temporal(pair % 2 === 0 ? high : Math.min(LAST_DAY, low + (Math.abs(high) % 731))),
      ]
      const [start, end] = [date(from.toString()), date(until.toString())]
      const expected = from.until(until, { largestUnit: 'years' })
      const span = spanBetween(start, end)
      const months = (low % 240) - 120
      const moved = addMonths(start, months)
      const days = compareDates(end, start)
      const agree =
        span.years === expected.years &&
        span.months === expected.months &&
        span.days === expected.days &&
        days === from.until(until).days &&
        isoDate(addDays(start, days) ?? start) === until.toString() &&
        isoDate(addDays(end, -days) ?? end) === from.toString() &&
        dayOfWeek(start) === from.dayOfWeek % 7 &&
        (moved === null || isoDate(moved) === from.add({ months }).toString())
      if (!agree) disagreements.push(`${from} ${until} ${months}`)
    }
    expect(disagreements).toEqual([])
  }, 60_000)
})

describe('spans', () => {
  it.each([
    ['2026-01-31', '2026-02-28', { years: 0, months: 0, days: 28 }],
    ['2026-01-31', '2026-03-01', { years: 0, months: 1, days: 1 }],
    ['2024-02-29', '2025-02-28', { years: 0, months: 11, days: 30 }],
    ['2024-02-29', '2025-03-01', { years: 1, months: 0, days: 1 }],
    ['2024-02-29', '2028-02-29', { years: 4, months: 0, days: 0 }],
    ['0001-01-01', '9999-12-31', { years: 9998, months: 11, days: 30 }],
    ['2026-05-08', '2026-05-08', { years: 0, months: 0, days: 0 }],
  ])('from %s to %s', (start, end, span) => {
    expect(spanBetween(date(start), date(end))).toEqual(span)
    expect(Temporal.PlainDate.from(start).until(end, { largestUnit: 'years' })).toMatchObject(span)
  })

  it('may end a day after 31 December 9999, for counts that include the last day', () => {
    expect(spanBetween(date('0001-01-01'), { year: 10_000, month: 1, day: 1 })).toEqual({
      years: 9999,
      months: 0,
      days: 0,
    })
  })
})

describe('dates', () => {
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '0000-12-31',
    '10000-01-01',
    '2026-5-8',
    '',
  ])('refuse %s', (text) => expect(parseIsoDate(text)).toBeNull())

  it('accept the leap days of 2000, 2024 and 400', () => {
    for (const iso of ['2000-02-29', '2024-02-29', '0400-02-29']) expect(isoDate(date(iso))).toBe(iso)
  })

  it('reject parts that are not integers', () => {
    expect(plainDate(2026, 5, 8.5)).toBeNull()
    expect(addDays(date('2026-05-08'), 0.5)).toBeNull()
    expect(addDays(date('2026-05-08'), Number.NaN)).toBeNull()
    expect(addMonths(date('2026-05-08'), 1.5)).toBeNull()
  })

  it('are limited to the years 1 to 9999', () => {
    expect(addDays(date('0001-01-01'), -1)).toBeNull()
    expect(addDays(date('9999-12-31'), 1)).toBeNull()
    expect(addMonths(date('9999-12-01'), 1)).toBeNull()
    expect(addMonths(date('0001-01-31'), -1)).toBeNull()
    expect(addDays(date('2026-05-08'), 1e300)).toBeNull()
  })

  it('are restored when days are added and subtracted again', () => {
    const anyDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY })
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        const start = dates.fromEpochDay(from)
        if (!start) throw new Error(`no day ${from}`)
        expect(dates.toEpochDay(start)).toBe(from)
        expect(addDays(addDays(start, to - from) ?? start, from - to)).toEqual(start)
      }),
    )
  })
})

describe('time zones', () => {
  it('have no effect: nothing uses Date', () => {
    const RealDate = globalThis.Date
    const refuse = function (): never {
      throw new Error('a clock or time zone was asked')
    }
    const work = () => {
      const [start, end] = [date('2026-03-07'), date('2026-11-02')]
      return [
        spanBetween(start, end),
        compareDates(end, start),
        addDays(start, 1),
        addMonths(start, 12),
        dayOfWeek(start),
      ]
    }
    globalThis.Date = Object.assign(refuse, { now: refuse, UTC: refuse, parse: refuse }) as unknown as DateConstructor
    let results: unknown[]
    try {
      expect(() => new Date()).toThrow('a clock or time zone was asked')
      results = work()
    } finally {
      globalThis.Date = RealDate
    }
    expect(results).toEqual([
      { years: 0, months: 7, days: 26 },
      240,
      { year: 2026, month: 3, day: 8 },
      { year: 2027, month: 3, day: 7 },
      6,
    ])
  })
})
