import type { Problem, Values } from '@/lib/core/fields'
import { compareDates, type PlainDate } from '@/lib/core/plain-date'
import type { dateCalculatorFields } from './fields'
import { shiftDate } from './math'

type DateValues = Values<typeof dateCalculatorFields>

/** Rejects a birth date after today. */
export function birthDateProblem({ birthDate }: DateValues, today: PlainDate | null): Problem | undefined {
  const future = birthDate && today && compareDates(birthDate, today) > 0
  return future ? { code: 'futureDate', params: {} } : undefined
}

/** Rejects a day before birth. */
export function asOfProblem({ birthDate, asOf }: DateValues): Problem | undefined {
  const before = birthDate && asOf && compareDates(asOf, birthDate) < 0
  return before ? { code: 'dateBeforeStart', params: {} } : undefined
}

/** Rejects a number of days that leads outside the years 1 to 9999. */
export function daysProblem({ baseDate, operation, days, unit }: DateValues): Problem | undefined {
  if (!baseDate || days === null || days < 0 || !Number.isInteger(days)) return undefined
  return shiftDate(baseDate, operation, days, unit) ? undefined : { code: 'dateOutOfRange', params: {} }
}
