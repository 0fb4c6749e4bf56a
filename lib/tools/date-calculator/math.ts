import { addDays, addMonths, type PlainDate } from '@/lib/core/plain-date'
import type { DateUnit } from './fields'

/**
 * The date `count` units after or before another; a day past a month's end becomes its last day. Null for a count that
 * is negative or not an integer, and outside the years 1 to 9999.
 */
export function shiftDate(
  base: PlainDate,
  operation: 'add' | 'subtract',
  count: number,
  unit: DateUnit,
): PlainDate | null {
  if (!Number.isInteger(count) || count < 0) return null
  const signed = operation === 'add' ? count : -count
  switch (unit) {
    case 'days':
      return addDays(base, signed)
    case 'weeks':
      return addDays(base, signed * 7)
    case 'months':
      return addMonths(base, signed)
    case 'years':
      return addMonths(base, signed * 12)
  }
}
