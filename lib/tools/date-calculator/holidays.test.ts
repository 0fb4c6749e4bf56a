import { between } from '@holiday-jp/holiday_jp'
import {
  addDays,
  compareDates,
  dayOfWeek,
  isoDate,
  parseIsoDate,
  plainDate,
  type PlainDate,
} from '@/lib/core/plain-date'
import { FIRST_YEAR, holidaysBetween, LAST_YEAR, type Country } from './holidays'
import { lunarDatesFrom } from './lunar'

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)
const SUNDAY = 0
const SATURDAY = 6

const on = (year: number, month: number, day: number): PlainDate => plainDate(year, month, day) ?? fail()
const fail = (): never => {
  throw new Error('no such date')
}
const after = (date: PlainDate, days: number) => addDays(date, days) ?? fail()
const isWeekend = (date: PlainDate) => [SUNDAY, SATURDAY].includes(dayOfWeek(date))
const listed = (country: Country, year: number) =>
  holidaysBetween(country, on(year, 1, 1), on(year + 1, 1, 1)).map(isoDate)

test.each(YEARS)('Japan in %d has the days of the Cabinet Office', (year) => {
  const days = between(new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year, 11, 31)))
  const weekdays = days.flatMap(({ date }) => parseIsoDate(date.toISOString().slice(0, 10)) ?? [])
  expect(listed('japan', year)).toEqual(weekdays.filter((day) => !isWeekend(day)).map(isoDate))
})

/** The `count`th weekday of a month; the last for -1. */
function weekdayOf(year: number, month: number, weekday: number, count: number): PlainDate {
  const days = Array.from({ length: 31 }, (_, index) => plainDate(year, month, index + 1)).filter(
    (day): day is PlainDate => day !== null && dayOfWeek(day) === weekday,
  )
  return days.at(count < 0 ? count : count - 1) ?? fail()
}

test.each(YEARS)('the United States in %d have the federal holidays of 5 U.S.C. 6103', (year) => {
  const observed = (date: PlainDate) =>
    after(date, dayOfWeek(date) === SATURDAY ? -1 : dayOfWeek(date) === SUNDAY ? 1 : 0)
  const fixed = [
    on(year, 1, 1),
    on(year, 6, 19),
    on(year, 7, 4),
    on(year, 11, 11),
    on(year, 12, 25),
    on(year + 1, 1, 1),
  ]
  const mondays = [weekdayOf(year, 1, 1, 3), weekdayOf(year, 2, 1, 3), weekdayOf(year, 5, 1, -1)]
  const autumn = [weekdayOf(year, 9, 1, 1), weekdayOf(year, 10, 1, 2), weekdayOf(year, 11, 4, 4)]
  const days = [...fixed.map(observed), ...mondays, ...autumn].filter((day) => day.year === year)
  expect(listed('us', year)).toEqual(days.sort(compareDates).map(isoDate))
})

const EXTRA = ['2024-04-10', '2024-10-01', '2025-01-27', '2025-06-03', '2026-06-03']

// Articles 2 and 3 of the decree: the two festivals are made up for on a Sunday, other days on a Saturday too, New Year and
// Memorial Day never; Labor Day is a holiday since 2026, and Constitution Day again.
test.each(YEARS)('Korea in %d has the days of its decree', (year) => {
  const lunar = (month: number, day: number) =>
    lunarDatesFrom('dangi', { month, day, leap: false }, on(year, 1, 1), 1)[0]?.date ?? fail()
  const festivals = [lunar(1, 1), lunar(8, 15)].flatMap((day) => [after(day, -1), day, after(day, 1)])
  const madeUp = [
    ...[on(year, 3, 1), on(year, 5, 5), on(year, 8, 15), on(year, 10, 3), on(year, 10, 9), on(year, 12, 25)],
    ...[lunar(4, 8), ...(year >= 2026 ? [on(year, 5, 1), on(year, 7, 17)] : [])],
  ]
  const all = [...festivals, ...madeUp].sort(compareDates)
  const days = new Set([...[...all, on(year, 1, 1), on(year, 6, 6)].map(isoDate), ...EXTRA])
  all.forEach((day, index) => {
    const isSecond = index > 0 && compareDates(all[index - 1] ?? day, day) === 0
    const isLost = dayOfWeek(day) === SUNDAY || (dayOfWeek(day) === SATURDAY && madeUp.includes(day))
    if (!isSecond && !isLost) return
    let free = after(day, 1)
    while (isWeekend(free) || days.has(isoDate(free))) free = after(free, 1)
    days.add(isoDate(free))
  })
  const expected = [...days].filter((iso) => iso.startsWith(String(year)) && !isWeekend(parseIsoDate(iso) ?? fail()))
  expect(listed('korea', year)).toEqual(expected.sort())
})

test('a period has the holidays from its first day to before its end', () => {
  expect(holidaysBetween('korea', on(2026, 10, 5), on(2026, 10, 9)).map(isoDate)).toEqual(['2026-10-05'])
  expect(holidaysBetween('us', on(2030, 1, 1), on(2031, 1, 1))).toEqual([])
})
