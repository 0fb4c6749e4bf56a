import type { Problem, Values } from '@/lib/core/fields'
import { addDays, compareDates, type PlainDate } from '@/lib/core/plain-date'
import { USUAL_CYCLE, type pregnancyFields } from './fields'

export type PregnancyValues = Values<typeof pregnancyFields>

/** Days from the first day of the last period to the due date (Naegele; WHO, ACOG Committee Opinion 700). */
export const TERM_DAYS = 280
/** Days from conception to the due date. */
const CONCEPTION_TO_DUE = 266
/** Days from ovulation to the next period that the documented conception date takes. */
const LUTEAL_DAYS = 14

/** A dated pregnancy. `start` is the day its weeks are counted from: 280 days before it is due. */
export interface Dating {
  readonly start: PlainDate
  readonly dueDate: PlainDate
  readonly conceptionDate: PlainDate
}

/** The field that holds the known day of each method. */
export const ANCHORS = { lastPeriod: 'lastPeriod', ultrasound: 'scanDate', ivf: 'transferDate' } as const

/** The cycle length that counts: what was given, the usual 28 days when it is no number. */
function cycleDays({ cycleLength }: PregnancyValues): number {
  return cycleLength === null ? USUAL_CYCLE : Math.round(cycleLength)
}

/** Days from the known day to the due date; null while the scan's weeks are missing. */
function daysToDue(values: PregnancyValues): number | null {
  switch (values.method) {
    case 'lastPeriod':
      return TERM_DAYS + (values.followCycle ? cycleDays(values) - USUAL_CYCLE : 0)
    case 'ultrasound': {
      const { scanWeeks, scanDays } = values
      return scanWeeks === null ? null : TERM_DAYS - Math.round(scanWeeks * 7 + (scanDays ?? 0))
    }
    case 'ivf':
      return CONCEPTION_TO_DUE - Number(values.embryoAge)
  }
}

/**
 * Fields → due date. Last period: + 280 days, with `followCycle` also + cycle − 28. Ultrasound: + 280 days − the age
 * measured. IVF: + 266 days − the embryo's age (ACOG Committee Opinion 700). Null without the day, or with one in the future.
 */
export function datePregnancy(values: PregnancyValues, today: PlainDate | null): Dating | null {
  const known = values[ANCHORS[values.method]]
  const days = daysToDue(values)
  if (!known || days === null || (today && compareDates(known, today) > 0)) return null
  const dueDate = addDays(known, days)
  const start = dueDate && addDays(dueDate, -TERM_DAYS)
  const conceptionDate =
    values.method === 'lastPeriod'
      ? addDays(known, cycleDays(values) - LUTEAL_DAYS)
      : dueDate && addDays(dueDate, -CONCEPTION_TO_DUE)
  return dueDate && start && conceptionDate && { start, dueDate, conceptionDate }
}

/** The known day cannot lie ahead. */
export function anchorProblem(values: PregnancyValues, today: PlainDate | null): Problem | undefined {
  const known = values[ANCHORS[values.method]]
  return known && today && compareDates(known, today) > 0 ? { code: 'futureDate', params: {} } : undefined
}

/** No day before the pregnancy began has an age. */
export function asOfProblem(dating: Dating | null, { asOf, lastPeriod, method }: PregnancyValues): Problem | undefined {
  const first = method === 'lastPeriod' ? lastPeriod : dating?.start
  return first && asOf && compareDates(asOf, first) < 0 ? { code: 'dateBeforeStart', params: {} } : undefined
}
