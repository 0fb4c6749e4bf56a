import { choice, date, flag, number, remembered, text, type Fields } from '@/lib/core/fields'

export const TABS = ['age', 'difference', 'math', 'lunar', 'saved'] as const
export type Tab = (typeof TABS)[number]

/** The day on which someone born on 29 February has a birthday in a common year. */
const LEAP_BIRTHDAYS = ['march1', 'february28'] as const
export type LeapBirthday = (typeof LEAP_BIRTHDAYS)[number]

const DATE_UNITS = ['days', 'weeks', 'months', 'years'] as const
export type DateUnit = (typeof DATE_UNITS)[number]

export const LUNAR_CALENDARS = ['dangi', 'chinese'] as const

const COUNT = { min: 0, integer: true } as const

export const dateCalculatorFields = {
  tab: choice(TABS),
  birthDate: date(),
  asOf: date({ today: true }),
  leapBirthday: remembered(choice(LEAP_BIRTHDAYS)),
  startDate: date({ today: true }),
  endDate: date({ today: true }),
  inclusive: remembered(flag(false)),
  /** The country whose public holidays are excluded from working days. */
  holidays: remembered(choice(['none', 'korea', 'japan', 'us'])),
  baseDate: date({ today: true }),
  operation: choice(['add', 'subtract']),
  days: number({
    default: 100,
    unitBy: {
      field: 'unit',
      ranges: {
        days: { unit: 'day', ...COUNT },
        weeks: { unit: 'week', ...COUNT },
        months: { unit: 'month', ...COUNT },
        years: { unit: 'year', ...COUNT },
      },
    },
  }),
  unit: choice(DATE_UNITS),
  /** What is known of a lunar birthday: its lunar date, or the day of birth. */
  lunarFrom: choice(['lunar', 'solar']),
  lunarMonth: number({ default: 1, min: 1, max: 12, integer: true, optional: true }),
  lunarDay: number({ default: 1, min: 1, max: 30, integer: true, optional: true }),
  lunarLeap: flag(false),
  solarDate: date({ optional: true }),
  lunarCalendar: remembered(choice(LUNAR_CALENDARS)),
  lunarName: text({ maxLength: 60 }),
}

const { tab, birthDate, asOf, leapBirthday, startDate, endDate, inclusive, holidays, ...others } = dateCalculatorFields
const { baseDate, operation, days, unit, ...lunar } = others

/** Fields in a link to the result of a tab. Input in other tabs, such as a date of birth, must not be shared. */
export const LINKED_FIELDS: Readonly<Record<Tab, Fields>> = {
  age: { tab, birthDate, asOf, leapBirthday },
  difference: { tab, startDate, endDate, inclusive, holidays },
  math: { tab, baseDate, operation, days, unit },
  lunar: { tab, ...lunar },
  // What is kept on the device is not passed on.
  saved: { tab },
}
