import { addDays, compareDates, isoDate, plainDate, type PlainDate } from '@/lib/core/plain-date'
import { anyOf, take } from './sentence'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = String.raw`(?<![a-z])(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?!\d)`

/** First years of the Japanese eras, less one (元号を改める政令). */
const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 }
/** Their first days; of 明治 the first in the solar calendar (明治5年太政官布告第337号). */
const FIRST_DAYS: Readonly<Record<string, string>> = {
  明治: '1873-01-01',
  大正: '1912-07-30',
  昭和: '1926-12-25',
  平成: '1989-01-08',
  令和: '2019-05-01',
}

/** Days of the year by their names: month, day, names. Christmas, New Year and the like, as the calendars of the three countries have them. */
const NAMED: readonly (readonly [month: number, day: number, names: string])[] = [
  [1, 1, "신정 새해 새해첫날 new_year new_years new_year's new_year's_day new_years_day 元日 元旦 お正月 正月"],
  [2, 14, "발렌타인데이 밸런타인데이 발렌타인 valentines valentine's_day valentines_day バレンタインデー バレンタイン"],
  [3, 1, '삼일절 3.1절'],
  [3, 3, 'ひな祭り ひなまつり'],
  [3, 14, '화이트데이 ホワイトデー'],
  [5, 5, '어린이날 こどもの日 子供の日'],
  [5, 8, '어버이날'],
  [5, 15, '스승의날'],
  [6, 6, '현충일'],
  [7, 4, 'independence_day 4th_of_july fourth_of_july'],
  [7, 7, '七夕'],
  [8, 15, '광복절'],
  [10, 3, '개천절'],
  [10, 9, '한글날'],
  [10, 31, '할로윈 핼러윈 halloween ハロウィン ハロウィーン'],
  [11, 11, '빼빼로데이'],
  [12, 24, '크리스마스이브 크리스마스_이브 christmas_eve クリスマスイブ クリスマスイヴ'],
  [12, 25, '크리스마스 성탄절 christmas christmas_day xmas クリスマス'],
  [12, 31, "연말 새해전날 new_year's_eve new_years_eve 大晦日 おおみそか 年末"],
]
const BY_NAME = NAMED.map(([month, day, names]) => ({
  month,
  day,
  pattern: new RegExp(String.raw`(?:(?<!\d)(\d{4})\s*[년年]?[의の]?\s*)?${anyOf(names)}(?:\s+(\d{4})(?!\d))?`, 'i'),
}))

const TODAY: readonly (readonly [days: number, names: RegExp])[] = [
  [0, new RegExp(`오늘|지금(?=부터)|今(?=から)|今日|本日|きょう|${anyOf('today now')}`, 'i')],
  [2, new RegExp(`모레|明後日|${anyOf('day_after_tomorrow')}`, 'i')],
  [1, new RegExp(`내일|明日|あした|${anyOf('tomorrow')}`, 'i')],
  [-1, new RegExp(`어제|昨日|きのう|${anyOf('yesterday')}`, 'i')],
]

/** The year of an era and of digits. Of two digits it is at most ten years ahead. */
export function fullYear(text: string, today: PlainDate, era?: string): number {
  const year = text === '元' ? 1 : Number(text)
  if (era !== undefined) return ERAS[era]! + year
  if (text.length !== 2) return year
  return year <= (today.year % 100) + 10 ? 2000 + year : 1900 + year
}

const monthOf = (name = '') => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

type Reader = (groups: readonly (string | undefined)[], today: PlainDate) => PlainDate | null
const ymd: Reader = ([year = '', month, day], today) => plainDate(fullYear(year, today), Number(month), Number(day))

/** Notations of a whole date. 5/3/1990 is two dates unless one number is no month, or both are the same. */
const WHOLE: readonly (readonly [pattern: RegExp, read: Reader])[] = [
  [/(?<!\d|\d[-./])(\d{4})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})\.?(?!\d)/, ymd],
  [
    /(明治|大正|昭和|平成|令和)\s*(\d{1,2}|元)年\s*(\d{1,2})月\s*(\d{1,2})日/,
    ([era = '', year = '', month, day], today) => {
      const date = plainDate(fullYear(year, today, era), Number(month), Number(day))
      return date && isoDate(date) >= FIRST_DAYS[era]! ? date : null
    },
  ],
  [/(?<!\d)(\d{4}|\d{2})\s*[년年]\s*(\d{1,2})\s*[월月]\s*(\d{1,2})\s*[일日]/, ymd],
  [
    new RegExp(String.raw`${MONTH}\s*${DAY},?\s+(?:of\s+)?(\d{4})`, 'i'),
    ([month, day, year]) => plainDate(Number(year), monthOf(month), Number(day)),
  ],
  [
    new RegExp(String.raw`(?<!\d)${DAY}\s+(?:of\s+)?${MONTH},?\s+(\d{4})`, 'i'),
    ([day, month, year]) => plainDate(Number(year), monthOf(month), Number(day)),
  ],
  [
    /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/,
    ([first, second, year]) => {
      const [a, b] = [Number(first), Number(second)]
      if (a <= 12 && b <= 12 && a !== b) return null
      return a > 12 ? plainDate(Number(year), b, a) : plainDate(Number(year), a, b)
    },
  ],
]

type MonthDay = readonly [month: number, day: number]
const PARTIAL: readonly (readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[]) => MonthDay])[] = [
  [/(?<!\d)(\d{1,2})\s*[월月]\s*(\d{1,2})\s*[일日]/, ([month, day]) => [Number(month), Number(day)]],
  [new RegExp(`${MONTH}\\s*${DAY}`, 'i'), ([month, day]) => [monthOf(month), Number(day)]],
  [new RegExp(`(?<!\\d)${DAY}\\s+(?:of\\s+)?${MONTH}`, 'i'), ([day, month]) => [monthOf(month), Number(day)]],
]

/** `내년 1월 1일`, `今年の3月3日`, `내년 크리스마스`. */
const YEAR_BY_NAME = new RegExp(
  String.raw`(?:(내년|来年)|올해|今年)(?:의|の)?\s*(?=\d{1,2}\s*[월月]|${anyOf(NAMED.map(([, , names]) => names).join(' '))})`,
  'i',
)

export interface DateFound {
  readonly date: PlainDate
  /** The year, or the day itself, was written. */
  readonly isWhole: boolean
  /** It was a name, as Christmas is. */
  readonly isNamed?: true
  /** Where it stood. */
  readonly at: number
  readonly rest: string
}

/** The next day of this month and day, today included; null if no calendar has it. */
export function nextDay(month: number, day: number, today: PlainDate): PlainDate | null {
  const years = Array.from({ length: 9 }, (_, ahead) => plainDate(today.year + ahead, month, day))
  return years.find((date) => date !== null && compareDates(date, today) >= 0) ?? null
}

/** The last day of this month and day, `today` included; null if no calendar has it. */
export function lastDay(month: number, day: number, today: PlainDate): PlainDate | null {
  const years = Array.from({ length: 9 }, (_, back) => plainDate(today.year - back, month, day))
  return years.find((date) => date !== null && compareDates(date, today) <= 0) ?? null
}

/**
 * Takes a date out of a sentence: whole (`1990년 5월 3일`, `May 3, 1990`, `平成2年5月3日`), today, or the next day of a month and
 * day or of a name (`12월 25일`, `Christmas`). Returns null if the sentence has no date, and a null `date` if the date is
 * ambiguous or not in the calendar.
 */
export function takeDate(text: string, today: PlainDate): DateFound | { readonly date: null } | null {
  const sentence = text.replace(
    YEAR_BY_NAME,
    (_, next: string | undefined) => `${today.year + (next === undefined ? 0 : 1)}년 `,
  )
  for (const [pattern, read] of WHOLE) {
    const taken = take(sentence, pattern)
    if (taken) {
      const date = read(taken.found.slice(1), today)
      return { date, isWhole: true, at: taken.found.index, rest: taken.rest } as DateFound
    }
  }
  for (const [pattern, read] of PARTIAL) {
    const taken = take(sentence, pattern)
    if (taken) {
      const date = nextDay(...read(taken.found.slice(1)), today)
      return { date, isWhole: false, at: taken.found.index, rest: taken.rest } as DateFound
    }
  }
  for (const { month, day, pattern } of BY_NAME) {
    const taken = take(sentence, pattern)
    if (taken) {
      const year = taken.found[1] ?? taken.found[2]
      const date = year === undefined ? nextDay(month, day, today) : plainDate(Number(year), month, day)
      return { date, isWhole: year !== undefined, isNamed: true, at: taken.found.index, rest: taken.rest } as DateFound
    }
  }
  for (const [days, pattern] of TODAY) {
    const taken = take(sentence, pattern)
    if (taken) return { date: addDays(today, days)!, isWhole: true, at: taken.found.index, rest: taken.rest }
  }
  return null
}

interface Span {
  readonly start: PlainDate
  readonly end: PlainDate
  readonly rest: string
}

/** Words of a direction, without which a sentence only asks how far two days are apart. */
const FROM = new RegExp(`부터|에서|から|より|${anyOf('from since')}`, 'i')

/**
 * The two dates of a sentence in its order, or in that of the calendar if one of them is today. The end without a year is the next such day after the start, and a start without one
 * the last such day before the end. Undefined if there are no two dates, null if one of them is not in the calendar.
 */
export function spanIn(text: string, today: PlainDate): Span | null | undefined {
  const first = takeDate(text, today)
  const second = first?.date ? takeDate(first.rest, today) : undefined
  if (!first?.date || !second) return undefined
  if (second.date === null) return null
  const [from, to] = second.at <= first.at ? [second, first] : [first, second]
  const { rest } = second
  if (!to.isWhole) {
    const end = nextDay(to.date.month, to.date.day, from.date)
    return end && { start: from.date, end, rest }
  }
  const isToday = [from, to].some(({ date }) => compareDates(date, today) === 0)
  const isNext = isToday && !FROM.test(text)
  const start = from.isWhole || isNext ? from.date : lastDay(from.date.month, from.date.day, to.date)
  const isBackward = isToday && start !== null && compareDates(start, to.date) > 0
  return start && { ...(isBackward ? { start: to.date, end: start } : { start, end: to.date }), rest }
}
