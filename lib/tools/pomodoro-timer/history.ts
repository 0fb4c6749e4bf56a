import { addDays, dayOfWeek, isoDate, type PlainDate } from '@/lib/core/plain-date'
import { writeCsv } from '@/lib/text/csv-writer'
import type { DayCount } from './session'

export const PERIODS = ['day', 'week'] as const
export type Period = (typeof PERIODS)[number]

/** How many days a bar covers, and how many bars there are. */
const SHAPES: Readonly<Record<Period, { readonly days: number; readonly bars: number }>> = {
  day: { days: 1, bars: 14 },
  week: { days: 7, bars: 12 },
}

/** The work of the last days, or of the last weeks from Monday to Sunday, up to and including today; earliest first. */
export function historyBars(history: readonly DayCount[], today: PlainDate, period: Period) {
  const { days, bars } = SHAPES[period]
  const last = period === 'week' ? back(today, (dayOfWeek(today) + 6) % 7) : today
  return Array.from({ length: bars }, (_, index) => {
    const start = back(last, (bars - 1 - index) * days)
    const [from, to] = [isoDate(start), isoDate(back(start, -days))]
    const inside = history.filter(({ day }) => day >= from && day < to)
    return { start, ...totalOf(inside) }
  })
}

/** The sessions of several days and the milliseconds spent in them. */
export function totalOf(history: readonly Omit<DayCount, 'day'>[]): Omit<DayCount, 'day'> {
  const sum = (name: 'sessions' | 'spent') => history.reduce((total, one) => total + one[name], 0)
  return { sessions: sum('sessions'), spent: sum('spent') }
}

function back(date: PlainDate, days: number): PlainDate {
  return addDays(date, -days) ?? date
}

const MINUTE = 60_000

/** All days as CSV with minutes to one decimal. */
export function historyCsv(history: readonly DayCount[], heading: readonly string[]): string {
  const rows = history.map(({ day, sessions, spent }) => [day, sessions, Math.round((spent / MINUTE) * 10) / 10])
  return writeCsv([heading, ...rows])
}
