import { addDays, compareDates, type PlainDate } from '@/lib/core/plain-date'
import { TERM_DAYS, type Dating } from './dating'

export const MILESTONE_WEEKS = [4, 6, 8, 12, 16, 20, 24, 28, 32, 36, 40] as const
export type MilestoneWeek = (typeof MILESTONE_WEEKS)[number]

/** First completed week of the second and of the third trimester, as documented. */
export const TRIMESTER_WEEKS = [13, 27] as const
export const TERM_WEEKS = TERM_DAYS / 7

/** Last plausible week: afterwards the dates are wrong, or the child is born. */
export const MAX_WEEK = 44

const NEAR_WEEKS = 2

export interface Progress {
  readonly weeks: number
  /** Days in addition to the completed weeks, 0 to 6. */
  readonly days: number
  readonly trimester: 1 | 2 | 3
  /** Days until the due date, negative afterwards. */
  readonly daysRemaining: number
  /** 0 to 100. */
  readonly percentComplete: number
}

/** The trimester of a number of completed weeks. */
export function trimesterOf(weeks: number): Progress['trimester'] {
  return weeks < TRIMESTER_WEEKS[0] ? 1 : weeks < TRIMESTER_WEEKS[1] ? 2 : 3
}

/** Gestational age and progress on a day. A day before `start`, which a long cycle moves later, is 0 weeks 0 days. */
export function progressOn({ start, dueDate }: Dating, asOf: PlainDate): Progress {
  const elapsed = Math.max(0, compareDates(asOf, start))
  const weeks = Math.floor(elapsed / 7)
  return {
    weeks,
    days: elapsed % 7,
    trimester: trimesterOf(weeks),
    daysRemaining: compareDates(dueDate, asOf),
    percentComplete: Math.min(100, (elapsed / TERM_DAYS) * 100),
  }
}

export interface KeyDate {
  readonly week: MilestoneWeek
  readonly date: PlainDate
}

/** First day of each milestone week, up to year 9999. */
export function keyDates({ start }: Dating): KeyDate[] {
  return MILESTONE_WEEKS.flatMap((week) => {
    const date = addDays(start, week * 7)
    return date ? [{ week, date }] : []
  })
}

/** Those from `today` on, and in any case the last, the due date. */
export function datesAhead(dates: readonly KeyDate[], today: PlainDate): KeyDate[] {
  return dates.filter((one) => one === dates.at(-1) || compareDates(one.date, today) >= 0)
}

/** The milestones within two weeks of the current week. */
export function nearMilestones(dates: readonly KeyDate[], weeks: number): KeyDate[] {
  return dates.filter(({ week }) => Math.abs(week - weeks) <= NEAR_WEEKS)
}
