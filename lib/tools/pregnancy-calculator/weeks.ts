import { addDays, compareDates } from '@/lib/core/plain-date'
import type { Dating, PregnancyValues } from './dating'
import { MILESTONE_WEEKS, TERM_WEEKS, trimesterOf } from './progress'

/**
 * Weeks of which more is said on the sheet than the milestones: the start, conception (as dated here), cell-free DNA
 * screening (from 10 weeks, ACOG Practice Bulletin 226), first movements (NHS: between 16 and 24 weeks), and what is called
 * term (ACOG Committee Opinion 579; Japan Society of Obstetrics and Gynecology: 37 weeks).
 */
const OTHER_WEEKS = [0, 2, 10, 18, 37, 39] as const

/**
 * The forty weeks of a pregnancy and that of the due date, up to year 9999. The first begins with the last period where that
 * was entered and the weeks are counted from it, and only then says so. `noted` is the week again if something is said of it.
 */
export function weekSheet({ start }: Dating, { method, lastPeriod }: PregnancyValues) {
  const isFromPeriod = method === 'lastPeriod' && lastPeriod !== null && compareDates(lastPeriod, start) === 0
  return Array.from({ length: TERM_WEEKS + 1 }, (_, week) => week).flatMap((week) => {
    const from = addDays(start, week * 7)
    const to = addDays(start, week * 7 + 6)
    const noted = [...OTHER_WEEKS, ...MILESTONE_WEEKS].find((known) => known === week && (week > 0 || isFromPeriod))
    return from && to ? [{ week, from, to, trimester: trimesterOf(week), noted }] : []
  })
}
