import { date, number } from '@/lib/core/fields'

/** What a length falls back to when it is no number. */
export const USUAL = { cycleLength: 28, periodLength: 5, lutealLength: 14 } as const

export const ovulationFields = {
  lastPeriod: date(),
  cycleLength: number({ default: USUAL.cycleLength, min: 21, max: 35, integer: true }),
  periodLength: number({ default: USUAL.periodLength, min: 3, max: 8, integer: true }),
  lutealLength: number({ default: USUAL.lutealLength, min: 10, max: 16, integer: true }),
}
