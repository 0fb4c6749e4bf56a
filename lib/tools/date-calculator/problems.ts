import type { Problem, Values } from '@/lib/core/fields'
import { compareDates, type PlainDate } from '@/lib/core/plain-date'
import type { dateFields } from './fields'
import { shiftDate } from './math'

type DateValues = Values<typeof dateFields>

/** Nobody is born after today. */
export function birthDateProblem({ birthDate }: DateValues, today: PlainDate | null): Problem | undefined {
  const future = birthDate && today && compareDates(birthDate, today) > 0
  return future ? { code: 'futureDate', params: {} } : undefined
}

/** There is no age before birth. */
export function asOfProblem({ birthDate, asOf }: DateValues): Problem | undefined {
  const before = birthDate && asOf && compareDates(asOf, birthDate) < 0
  return before ? { code: 'dateBeforeStart', params: {} } : undefined
}

/** So many days lead out of the calendar's years. */
export function daysProblem({ baseDate, operation, days, unit }: DateValues): Problem | undefined {
  if (!baseDate || days === null || days < 0 || !Number.isInteger(days)) return undefined
  return shiftDate(baseDate, operation, days, unit) ? undefined : { code: 'dateOutOfRange', params: {} }
}
