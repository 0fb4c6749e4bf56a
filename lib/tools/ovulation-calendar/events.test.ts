import { isoDate } from '@/lib/core/plain-date'
import { forecastEvents } from './events'

const cycle = { start: { year: 2026, month: 5, day: 1 }, cycleLength: 28, periodLength: 5, ovulationOffset: 14 }

it('exports the fertile window and ovulation of seven cycles and the periods of six', () => {
  const events = forecastEvents(cycle).map(({ kind, start, end }) => `${kind} ${isoDate(start)} ${isoDate(end)}`)
  expect(events).toHaveLength(7 * 2 + 6)
  expect(events.slice(0, 5)).toEqual([
    'fertile 2026-05-10 2026-05-15',
    'ovulation 2026-05-15 2026-05-15',
    'period 2026-05-29 2026-06-02',
    'fertile 2026-06-07 2026-06-12',
    'ovulation 2026-06-12 2026-06-12',
  ])
  expect(events.at(-1)).toBe('ovulation 2026-10-30 2026-10-30')
})
