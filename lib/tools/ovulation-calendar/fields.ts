import { date, number } from '@/lib/core/fields'
import { CYCLE_DAYS } from '@/lib/formulas/cycle-length'

/** Average lengths in days, which replace a length that is not a number. */
export const AVERAGE = { cycleLength: 28, periodLength: 5, lutealLength: 14 } as const
export const LENGTHS = ['cycleLength', 'periodLength', 'lutealLength'] as const

/** Earlier first days that can be entered in addition to the last one: twelve starts in all. */
const EARLIER = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const
export const EARLIER_STARTS = EARLIER.map((number) => `earlier${number}` as const)
export type EarlierStart = (typeof EARLIER_STARTS)[number]

/** A length in whole days; what is outside its bounds is replaced by the average. */
const days = (range: { default: number; min: number; max: number }) =>
  number({ ...range, unit: 'day', integer: true, fallback: { code: 'fallback' } })

export const ovulationCalendarFields = {
  lastPeriod: date(),
  cycleLength: days({ default: AVERAGE.cycleLength, ...CYCLE_DAYS }),
  periodLength: days({ default: AVERAGE.periodLength, min: 3, max: 8 }),
  lutealLength: days({ default: AVERAGE.lutealLength, min: 10, max: 16 }),
  ...(Object.fromEntries(EARLIER_STARTS.map((name) => [name, date({ optional: true })])) as Record<
    EarlierStart,
    ReturnType<typeof date>
  >),
}
