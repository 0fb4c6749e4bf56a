import { addDays, type PlainDate } from '@/lib/core/plain-date'
import { cycleDates, nextCycles, type Cycle } from './cycle'

export interface ForecastEvent {
  readonly kind: 'period' | 'fertile' | 'ovulation'
  readonly start: PlainDate
  /** Last day, inclusive. */
  readonly end: PlainDate
}

/**
 * Events for a calendar file: the fertile window (ending with ovulation) and ovulation of seven cycles, and the next
 * six periods.
 */
export function forecastEvents(cycle: Cycle): ForecastEvent[] {
  const entered = cycleDates(cycle, 1)
  const cycles = [...(entered ? [{ ...entered, number: 1 }] : []), ...nextCycles(cycle)]
  return cycles.flatMap(({ number, start, fertileStart, ovulationDate }): ForecastEvent[] => [
    ...(number === 1 ? [] : [{ kind: 'period' as const, start, end: addDays(start, cycle.periodLength - 1) ?? start }]),
    { kind: 'fertile', start: fertileStart, end: ovulationDate },
    { kind: 'ovulation', start: ovulationDate, end: ovulationDate },
  ])
}
