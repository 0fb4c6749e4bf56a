import type { Problem, Values } from '@/lib/core/fields'
import { addDays, compareDates, type PlainDate } from '@/lib/core/plain-date'
import { AVERAGE_CYCLE, type pregnancyCalculatorFields } from './fields'

export type PregnancyValues = Values<typeof pregnancyCalculatorFields>

/** Days from the first day of the last period to the due date (Naegele; WHO, ACOG Committee Opinion 700). */
export const TERM_DAYS = 280
/** Days from conception to the due date. */
const CONCEPTION_TO_DUE = 266
/** Length of the luteal phase that the documented conception date assumes. */
const LUTEAL_DAYS = 14

/** A dated pregnancy. Weeks are counted from `start`, 280 days before the due date. */
export interface Dating {
  readonly start: PlainDate
  readonly dueDate: PlainDate
  readonly conceptionDate: PlainDate
}

/** The field with the known date of each method. */
export const DATE_FIELDS = { lastPeriod: 'lastPeriod', ultrasound: 'scanDate', ivf: 'transferDate' } as const

/** Cycle length in days; 28, the average, when the field has no number. */
function cycleDays({ cycleLength }: PregnancyValues): number {
  return cycleLength === null ? AVERAGE_CYCLE : Math.round(cycleLength)
}

/** Days from the known date to the due date; null while the weeks of the ultrasound are missing. */
function daysToDue(values: PregnancyValues): number | null {
  switch (values.method) {
    case 'lastPeriod':
      return TERM_DAYS + (values.followCycle ? cycleDays(values) - AVERAGE_CYCLE : 0)
    case 'ultrasound': {
      const { scanWeeks, scanDays } = values
      return scanWeeks === null ? null : TERM_DAYS - Math.round(scanWeeks * 7 + (scanDays ?? 0))
    }
    case 'ivf':
      return CONCEPTION_TO_DUE - Number(values.embryoAge)
  }
}

/**
 * Computes the due date. Last period: + 280 days, and with `followCycle` + cycle − 28. Ultrasound: + 280 days − the
 * measured gestational age. IVF: + 266 days − the embryo's age (ACOG Committee Opinion 700). Null when the date is
 * missing or in the future.
 */
export function datePregnancy(values: PregnancyValues, today: PlainDate | null): Dating | null {
  const known = values[DATE_FIELDS[values.method]]
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

/** The due date that the length of the cycle would give; null if it is the same or already followed. */
export function dueDateByCycle(dating: Dating, values: PregnancyValues, today: PlainDate | null): PlainDate | null {
  const other = datePregnancy({ ...values, followCycle: true }, today)
  return other && compareDates(other.dueDate, dating.dueDate) !== 0 ? other.dueDate : null
}

/** Rejects a known date in the future. */
export function knownDateProblem(values: PregnancyValues, today: PlainDate | null): Problem | undefined {
  const known = values[DATE_FIELDS[values.method]]
  return known && today && compareDates(known, today) > 0 ? { code: 'futureDate', params: {} } : undefined
}

/** Rejects a day before the start of the pregnancy. */
export function asOfProblem(dating: Dating | null, { asOf, lastPeriod, method }: PregnancyValues): Problem | undefined {
  const first = method === 'lastPeriod' ? lastPeriod : dating?.start
  return first && asOf && compareDates(asOf, first) < 0 ? { code: 'dateBeforeStart', params: {} } : undefined
}
