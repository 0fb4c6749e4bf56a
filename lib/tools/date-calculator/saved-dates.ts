import { compareDates, parseIsoDate, type PlainDate } from '@/lib/core/plain-date'
import { nextBirthday } from './age'
import { LUNAR_CALENDARS, type LeapBirthday } from './fields'
import { lunarDatesFrom, type LunarCalendar, type LunarDate } from './lunar'

export const MAX_NAME = 40

/** Once, every year, or every year by a lunar calendar. */
export const REPEATS = ['once', 'yearly', 'lunar'] as const
export type Repeat = (typeof REPEATS)[number]

/** A date that the visitor keeps. */
export type SavedDate = { readonly name: string } & (
  | { readonly repeat: 'once' | 'yearly'; readonly date: string }
  | ({ readonly repeat: 'lunar'; readonly calendar: LunarCalendar } & Omit<LunarDate, 'year'>)
)

function isBetween(value: unknown, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max
}

export function isSavedDate(value: unknown): value is SavedDate {
  const { name, repeat, date, calendar, month, day, leap } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || name === '' || name.length > MAX_NAME) return false
  if (repeat === 'once' || repeat === 'yearly') return typeof date === 'string' && parseIsoDate(date) !== null
  const isCalendar = LUNAR_CALENDARS.some((known) => known === calendar)
  return repeat === 'lunar' && isCalendar && isBetween(month, 12) && isBetween(day, 30) && typeof leap === 'boolean'
}

/** The day that is counted to, or from if it is past; null where the calendar's tables end. */
function nextDay(saved: SavedDate, today: PlainDate, leapBirthday: LeapBirthday): PlainDate | null {
  if (saved.repeat === 'lunar') return lunarDatesFrom(saved.calendar, saved, today, 1)[0]?.date ?? null
  const date = parseIsoDate(saved.date)
  if (!date || saved.repeat === 'once' || compareDates(date, today) >= 0) return date
  return nextBirthday(date, today, leapBirthday)
}

export interface DayCount {
  readonly saved: SavedDate
  readonly date: PlainDate | null
  /** Negative for a day that is past. */
  readonly days: number | null
}

/** The dates with the days that are left: first what comes next, then what is past, the latest first. */
export function countDays(dates: readonly SavedDate[], today: PlainDate, leapBirthday: LeapBirthday): DayCount[] {
  const order = ({ days }: DayCount) => (days === null ? Infinity : days >= 0 ? days : 1e7 - days)
  return dates
    .map((saved): DayCount => {
      const date = nextDay(saved, today, leapBirthday)
      return { saved, date, days: date && compareDates(date, today) }
    })
    .sort((a, b) => order(a) - order(b))
}
