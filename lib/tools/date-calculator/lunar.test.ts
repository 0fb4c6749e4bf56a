import KoreanLunarCalendar from 'korean-lunar-calendar'
import { addDays, fromEpochDay, isoDate, parseIsoDate, toEpochDay, type PlainDate } from '@/lib/core/plain-date'
import { lunarDatesFrom, lunarOf, passedThisYear, type LunarCalendar } from './lunar'

const date = (iso: string): PlainDate => {
  const parsed = parseIsoDate(iso)
  if (!parsed) throw new Error(`no such date: ${iso}`)
  return parsed
}

function daysOf(from: string, to: string): PlainDate[] {
  const start = toEpochDay(date(from))
  return Array.from({ length: toEpochDay(date(to)) - start + 1 }, (_, index) => fromEpochDay(start + index) ?? date(''))
}

const text = (lunar: ReturnType<typeof lunarOf>) =>
  lunar && `${lunar.year}-${lunar.month}${lunar.leap ? 'bis' : ''}-${lunar.day}`

test('every day of 1900 to 2050 has the date of the tables of the Korea Astronomy and Space Science Institute', () => {
  const converter = new KoreanLunarCalendar()
  const wrong = daysOf('1900-01-31', '2050-12-31').filter((day) => {
    converter.setSolarDate(day.year, day.month, day.day)
    const { year, month, day: lunarDay, intercalation } = converter.getLunarCalendar()
    return text(lunarOf('dangi', day)) !== `${year}-${month}${intercalation ? 'bis' : ''}-${lunarDay}`
  })
  expect(wrong.map(isoDate)).toEqual([])
})

/** The first days of the months of 1950 to 2050 that `Intl` begins on another day or calls something else. */
function differencesFromIntl(calendar: LunarCalendar): string[] {
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, options)
  const differs = (day: PlainDate) => {
    const parts = format.formatToParts(toEpochDay(day) * 86_400_000)
    const part = (type: string) => parts.find((one) => one.type === type)?.value
    return text(lunarOf(calendar, day)) !== `${part('relatedYear')}-${part('month')}-${part('day')}`
  }
  const firstDays = daysOf('1950-01-01', '2050-12-31').filter((day) => lunarOf(calendar, day)?.day === 1)
  return firstDays.filter((day) => differs(day) || differs(addDays(day, -1) ?? day)).map(isoDate)
}

// New moons within minutes of midnight, such as that of 26 February 2017 at 23:58 in Seoul, and the leap month of 1987.
test.each<[LunarCalendar, string[]]>([
  ['dangi', ['2017']],
  ['chinese', ['1954', '1955', '1987', '1999', '2012', '2018', '2027', '2030']],
])('the calendar %s is that of Intl, apart from months of %s that ICU begins a day off', (calendar, known) => {
  const years = differencesFromIntl(calendar).map((day) => day.slice(0, 4))
  expect(known).toEqual(expect.arrayContaining(years))
})

// Hong Kong Observatory, Gregorian-lunar calendar conversion tables.
test.each([
  ['1954-02-03', '1954-1-1'],
  ['1987-07-26', '1987-6bis-1'],
  ['2018-11-07', '2018-9-30'],
  ['2024-02-10', '2024-1-1'],
  ['2027-02-06', '2027-1-1'],
  ['2030-02-03', '2030-1-1'],
  ['2033-12-22', '2033-11bis-1'],
])('%s is %s in the Chinese calendar', (solar, lunar) => {
  expect(text(lunarOf('chinese', date(solar)))).toBe(lunar)
})

test('there are no lunar dates outside the tables', () => {
  expect(lunarOf('dangi', date('1900-01-30'))).toBeNull()
  expect(lunarOf('dangi', date('2051-01-01'))).toBeNull()
})

describe('the next days with a lunar date', () => {
  const next = (month: number, day: number, leap: boolean, from: string, count: number) =>
    lunarDatesFrom('dangi', { month, day, leap }, date(from), count)
  const isos = (...args: Parameters<typeof next>) => next(...args).map((one) => isoDate(one.date))

  // Seollal and Chuseok as in the Korean almanac.
  it('are the holidays of Korea, beginning with the day itself', () => {
    expect(isos(1, 1, false, '2025-01-29', 3)).toEqual(['2025-01-29', '2026-02-17', '2027-02-07'])
    expect(isos(8, 15, false, '2025-10-07', 3)).toEqual(['2026-09-25', '2027-09-15', '2028-10-03'])
  })

  it('fall into the leap month only in a year that has it', () => {
    expect(next(4, 10, true, '2019-01-01', 3)).toMatchObject([
      { date: date('2019-05-14'), leap: false },
      { date: date('2020-06-01'), leap: true },
      { date: date('2021-05-21'), leap: false },
    ])
  })

  it('name the second day of a year that repeats the month', () => {
    expect(next(4, 10, false, '2020-01-01', 1)).toMatchObject([{ date: date('2020-05-02'), again: date('2020-06-01') }])
  })

  it('are the last day of a month without a 30th', () => {
    const days = next(12, 30, false, '2025-01-01', 4)
    expect(days.map((one) => [isoDate(one.date), one.shortened])).toEqual([
      ['2025-01-28', true],
      ['2026-02-16', true],
      ['2027-02-06', false],
      ['2028-01-26', false],
    ])
  })

  it('end with the year 2050', () => {
    expect(isos(12, 1, false, '2048-06-01', 20)).toEqual(['2049-01-04', '2049-12-25'])
    expect(isos(1, 1, false, '2030-01-01', 30)).toHaveLength(21)
  })
})

// Lunar 3/15 was 1 May 2026; lunar 11/30 of 2025 was 18 January 2026.
test.each([
  ['2026-11-26', { year: null, month: 3, day: 15 }, '2026-05-01'],
  ['2026-05-01', { year: null, month: 3, day: 15 }, undefined],
  ['2026-04-30', { year: null, month: 3, day: 15 }, undefined],
  ['2026-06-01', { year: 2026, month: 3, day: 15 }, undefined],
  ['2026-06-01', { year: 2025, month: 3, day: 15 }, '2026-05-01'],
  ['2026-11-26', { year: null, month: 11, day: 30 }, '2026-01-18'],
])('on %s, the day of %j that is past this year is %s', (today, lunar, expected) => {
  const passed = passedThisYear('dangi', { ...lunar, leap: false }, date(today))
  expect(passed && isoDate(passed)).toBe(expected)
})
