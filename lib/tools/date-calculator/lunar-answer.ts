import { filled, type Answer, type Asker } from '@/lib/answers/answer'
import { fullYear, takeDate } from '@/lib/answers/dates'
import { anyOf, beside, leftOf, take } from '@/lib/answers/sentence'
import { formatDate } from '@/lib/core/format'
import { isoDate } from '@/lib/core/plain-date'
import { dateCalculatorFields } from './fields'
import { lunarDatesFrom, lunarOf } from './lunar'

const WORDS =
  beside(`음력 음력으로 음력생일 생일 생 양력 양력으로 양력은 날짜 언제 언제야 평달 까지 며칠 몇일 남았 남았어 남은 제사 기일 변환 바꾸면 날
  lunar calendar lunar_calendar lunar_date chinese chinese_calendar birthday solar date when next day month until days till in_lunar
  旧暦 旧暦で 旧暦の 陰暦 新暦 新暦で 誕生日 生まれ まで 何日 いつ 日付 あと の日`)

/** Feasts of the lunar calendar (관공서의 공휴일에 관한 규정; 국가유산청, 세시풍속): month, day, names. */
const FEASTS: readonly (readonly [month: number, day: number, names: string])[] = [
  [1, 1, '설날 구정 설 lunar_new_year chinese_new_year lunar_new_year_day 旧正月 春節'],
  [1, 15, '정월대보름 정월_대보름'],
  [4, 8, '석가탄신일 부처님오신날 부처님_오신_날'],
  [5, 5, '단오 단오날 dragon_boat_festival'],
  [7, 7, '칠석 旧暦七夕 旧七夕'],
  [8, 15, '추석 한가위 mid-autumn_festival mid-autumn mid_autumn_festival 中秋の名月 中秋節 中秋 十五夜'],
]
const FEAST = anyOf(FEASTS.map(([, , names]) => names).join(' '))
const DATES = [
  /(?<![\d년年])(윤|閏)?\s*(\d{1,2})\s*[월月]\s*(\d{1,2})\s*[일日]/,
  /(?<![\d년年/.-])()(\d{1,2})\s*[/.-]\s*(\d{1,2})(?![\d/.-])/,
  /()month\s+(\d{1,2}),?\s+day\s+(\d{1,2})/i,
]
const DAY_OF_MONTH =
  /(\d{1,2})(?:st|nd|rd|th)?(?:\s+day)?\s+of\s+the\s+(\d{1,2}|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(?:st|nd|rd|th)?\s+(?:lunar\s+)?month/i
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

const CALENDAR = '(?:음력|陰暦|旧暦|lunar)'
const BEFORE = String.raw`${CALENDAR}(?:의|の|으로|で)?\s*(?:(?:생일|誕生日|birthday)[은이はが]?\s*)?`
const YEAR = String.raw`(?<!\d)(明治|大正|昭和|平成|令和)?\s*(\d{4}|\d{1,2}|元)\s*[년年]\s*`
/** The era and year of a lunar date or feast, which stands behind or before the name of the calendar or feast. */
const YEARS = [
  new RegExp(String.raw`${BEFORE}${YEAR}(?=[윤閏]?\s*\d)`, 'i'),
  new RegExp(String.raw`${BEFORE}()(\d{4})\s*[.\-/]\s*(?=[윤閏]?\s*\d)`, 'i'),
  new RegExp(String.raw`${YEAR}(?=${CALENDAR})`, 'i'),
  new RegExp(String.raw`(?<!\d)()(\d{4})\s*[년年]?[의の]?\s*(?=${FEAST})`, 'i'),
  new RegExp(String.raw`(?<=${FEAST}\s*)()(\d{4})(?!\d)\s*[년年]?`, 'i'),
]
/** The calendar of a day without a year, by the words before it and behind it. */
const IS_SOLAR = /(?:양력|신력|新暦|陽暦|(?<![a-z])solar)\D{0,8}\d/i
const IS_LUNAR = new RegExp(String.raw`${CALENDAR}\D{0,8}\d`, 'i')
const TO_LUNAR = /\d\D*(?:음력|陰暦|旧暦)(?:으로|은|는|で|に|へ|は|だと)/
/** `5월 3일 음력` may ask for the lunar date of that day, or name it. */
const IS_EITHER = /\d\D*(?:음력|陰暦|旧暦)(?!\s*(?:생|誕生日|生))/

/** A year by its name: this one or the next. */
const NAMED_YEAR =
  /(?:올해|금년|今年|(?<![a-z])this\s+year(?:'s)?)(?:의|の)?|(내년|来年|(?<![a-z])next\s+year(?:'s)?)(?:의|の)?/i

function lunarDayIn(sentence: string) {
  for (const [month, day, names] of FEASTS) {
    const taken = take(sentence, new RegExp(anyOf(names), 'i'))
    if (taken) return { month, day, leap: false, rest: taken.rest }
  }
  const ordinal = take(sentence, DAY_OF_MONTH)
  if (ordinal) {
    const [, day, month = ''] = ordinal.found
    return {
      month: Number(month) || ORDINALS.indexOf(month.toLowerCase()) + 1,
      day: Number(day),
      leap: false,
      rest: ordinal.rest,
    }
  }
  for (const pattern of DATES) {
    const taken = take(sentence, pattern)
    if (!taken) continue
    const [, leap, month, day] = taken.found
    return { month: Number(month), day: Number(day), leap: !!leap, rest: taken.rest }
  }
  return null
}

/** The lunar year that was written; not a number for two digits that may be of a year to come. */
function yearOf([, era, digits = '']: RegExpExecArray, { today }: Asker): number {
  const year = fullYear(digits, today, era || undefined)
  const isCertain = era || digits.length === 4 || (digits.length === 2 && year <= today.year)
  return isCertain ? year : NaN
}

/** The day of a lunar date in its year, for which the tool has the days that follow. */
function dayInYear(year: number, sentence: string, asker: Asker): Answer | null {
  const found = lunarDayIn(sentence)
  const calendar = filled(dateCalculatorFields, asker, { tab: 'lunar' })?.values.lunarCalendar
  if (!found || !calendar || leftOf(found.rest, WORDS) !== '') return null
  const { month, day, leap } = found
  const date = lunarDatesFrom(calendar, found, { year, month: 1, day: 1 }, 2).find(
    (one) => one.year === year && one.leap === leap && !one.shortened,
  )?.date
  const read =
    date && filled(dateCalculatorFields, asker, { tab: 'lunar', lunarFrom: 'solar', solarDate: isoDate(date) })
  if (!read) return null
  return {
    kind: 'lunar',
    value: isoDate(date),
    figure: formatDate(asker.locale, date, 'long'),
    reading: [[leap ? 'leapDateOf' : 'lunarDateOf', { year: String(year), month, day }]],
    fragment: read.fragment,
  }
}

/** The next day of a lunar date or feast, its day in a year, or the lunar date of a day of the solar calendar. */
export function lunarAnswer(sentence: string, asker: Asker): Answer | null {
  const written = YEARS.map((pattern) => take(sentence, pattern)).find((taken) => taken !== null)
  if (written) return dayInYear(yearOf(written.found, asker), written.rest, asker)
  const solar = takeDate(sentence, asker.today)
  const isOpposite = IS_SOLAR.test(sentence) || (!IS_LUNAR.test(sentence) && TO_LUNAR.test(sentence))
  if (solar?.date && (solar.isWhole || (isOpposite && !solar.isNamed))) {
    if (leftOf(solar.rest, WORDS) !== '') return null
    const read = filled(dateCalculatorFields, asker, {
      tab: 'lunar',
      lunarFrom: 'solar',
      solarDate: isoDate(solar.date),
    })
    const lunar = read && lunarOf(read.values.lunarCalendar, solar.date)
    if (!lunar) return null
    return {
      kind: 'lunar',
      value: `${lunar.year}-${lunar.month}-${lunar.day}${lunar.leap ? '-leap' : ''}`,
      figure: [lunar.leap ? 'leapDate' : 'lunarDate', { month: lunar.month, day: lunar.day }],
      reading: [['solar', { date: formatDate(asker.locale, solar.date, 'long') }]],
      fragment: read.fragment,
    }
  }
  if (isOpposite || (!IS_LUNAR.test(sentence) && IS_EITHER.test(sentence))) return null
  const named = take(sentence, NAMED_YEAR)
  if (named) {
    const year = asker.today.year + (named.found[1] === undefined ? 0 : 1)
    const answer = dayInYear(year, named.rest, asker)
    // The last months of a lunar year are in the next year of the other calendar, and either may be meant.
    return String(answer?.value).startsWith(`${year}-`) ? answer : null
  }
  const found = lunarDayIn(sentence)
  if (!found || leftOf(found.rest, WORDS) !== '') return null
  const { month, day, leap } = found
  const read = filled(dateCalculatorFields, asker, {
    tab: 'lunar',
    lunarFrom: 'lunar',
    lunarMonth: String(month),
    lunarDay: String(day),
    lunarLeap: String(leap),
  })
  const [next] = read ? lunarDatesFrom(read.values.lunarCalendar, { month, day, leap }, asker.today, 1) : []
  if (!read || !next) return null
  return {
    kind: 'lunar',
    value: isoDate(next.date),
    figure: formatDate(asker.locale, next.date, 'long'),
    reading: [[next.leap ? 'nextLeap' : 'next', { month, day }]],
    fragment: read.fragment,
  }
}
