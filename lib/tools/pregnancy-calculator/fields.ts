import { choice, date, flag, number } from '@/lib/core/fields'
import { CYCLE_DAYS } from '@/lib/formulas/cycle-length'

export const METHODS = ['lastPeriod', 'ultrasound', 'ivf'] as const
export type Method = (typeof METHODS)[number]

export const AVERAGE_CYCLE = 28

export const pregnancyCalculatorFields = {
  method: choice(METHODS),
  lastPeriod: date(),
  cycleLength: number({
    unit: 'day',
    default: AVERAGE_CYCLE,
    ...CYCLE_DAYS,
    integer: true,
    fallback: { code: 'fallback' },
  }),
  followCycle: flag(false),
  scanDate: date(),
  scanWeeks: number({ unit: 'week', default: null, min: 4, max: 41, integer: true }),
  scanDays: number({ unit: 'day', default: 0, min: 0, max: 6, integer: true, fallback: { code: 'fallback' } }),
  transferDate: date(),
  /** In days, when it is transferred. */
  embryoAge: choice(['5', '6', '3', '2']),
  asOf: date({ today: true }),
}
