import { filled, type Answer, type Asker, type ToolAnswer } from '@/lib/answers/answer'
import { lastDay, spanIn, takeDate } from '@/lib/answers/dates'
import { anyOf, beside, leftOf, NEGATIVE, take } from '@/lib/answers/sentence'
import { formatDate } from '@/lib/core/format'
import { compareDates, isoDate, type PlainDate } from '@/lib/core/plain-date'
import { ageOn } from './age'
import { differenceBetween } from './difference'
import { dateCalculatorFields, type DateUnit } from './fields'
import { shiftDate } from './math'

const AGE = `생 생일 생년월일 나이 만나이 만 세 살 태어난 태어났으면 출생 출생일 태어나면
  born age old old_am_i old_is_someone birthday birthdate birth date_of_birth dob someone was were
  生まれ 生れ 年齢 何歳 歳 才 生年月日 誕生日 満年齢 満 の人`
const UNTIL = `까지 남은 남은날 남은일수 남았 남았어 남았나 남았나요 남았지 남음 디데이 d-day dday d데이 며칠 몇일 언제 날짜 날 일수
  until till til countdown days day left remaining days_left there many away how_long
  まで あと 残り 残り日数 何日 いつ 日数 日 カウントダウン`
const SINCE = `부터 지났 지났어 지났나 지났지 지난 된 됐 됐어 됐나 됐지 오늘 이후 며칠째 며칠 몇일 째 만난지 지 사귄지 일수
  since how_long have has passed elapsed days day ago many today it been
  から 経過 経った たった 何日 何日目 経過日数 今日 まで 日数 日`
const BETWEEN = `부터 까지 ~ 사이 차이 날짜 며칠 몇일 일수 기간 간격
  from to until till through between and days day difference many there
  から まで 間 の間 何日 何日間 日数 期間 差`
const SHIFT = `뒤 후 뒤에 후에 뒤는 뒤의 후의 지나면 전 이전 전은 전에 날짜 며칠 날 기준 부터 되는
  from from_now from_today \\+ plus after later ago before prior_to in days date day today now when
  後 前 後は 前は 後の日付 前の日付 日付 いつ 何日 何月何日 何曜日 から たつと 経つと 先`

const WEEKDAY = `무슨 요일 무슨요일 인지 생 what day which_day weekday day_of_week day_of_the_week week fall falls on be born does it
  何曜日 何曜 曜日 なに曜日 だった 生まれ`
const ASKS_WEEKDAY = /요일|曜|weekday|(?:what|which) day|day of (?:the )?week/i

const WORDS = {
  age: beside(AGE),
  until: beside(UNTIL),
  since: beside(SINCE),
  between: beside(BETWEEN),
  shift: beside(SHIFT),
  weekday: beside(WEEKDAY),
} as const

const ASKS_UNTIL = new RegExp(
  `까지|남은|남았|디데이|언제|며칠|몇일|まで|あと|残り|いつ|何日|日数|${anyOf('d-day dday days day until till til left countdown away')}`,
  'i',
)
const ASKS_SINCE = new RegExp(`부터|지났|지난|이후|된|됐|째|만난|사귄|から|経過|経った|${anyOf('since')}`, 'i')
const BACKWARD = new RegExp(`전(?!체)|前|${anyOf('ago before prior_to')}`, 'i')
const FORWARD = new RegExp(`뒤|후|지나|되는|後|先|경과|たつと|経つと|${anyOf('from after later')}`, 'i')
/** `in 6 weeks` is a day, and 6 weeks in days are a number. */
const IN = /^(?:(?:what|which)\s+(?:day|date)\s.*)?in\s+$|^date in\s+$/i

const LENGTHS: readonly (readonly [DateUnit, RegExp])[] = [
  ['weeks', new RegExp(String.raw`(?<![\d.])(\d+)\s*(?:주일?(?![가-힣]*년)|週間?|${anyOf('weeks week')})`, 'i')],
  ['months', new RegExp(String.raw`(?<![\d.])(\d+)\s*(?:개월|달|[かヶカヵケ箇]月|${anyOf('months month')})`, 'i')],
  ['years', new RegExp(String.raw`(?<![\d.])(\d{1,3})\s*(?:년|年|${anyOf('years year')})(?!\s*\d)`, 'i')],
  ['days', new RegExp(String.raw`(?<![\d.월月])(\d+)\s*(?:일(?!\s*생)|日|${anyOf('days day')})`, 'i')],
]
/** `1년 6개월` is 18 months. */
const YEARS_AND_MONTHS =
  /(?<![\d.])(\d+)\s*(?:년|年|years?)\s*(?:and\s+|と)?(\d+)(?=\s*(?:개월|달|[かヶカヵケ箇]月|months?))/i
/** The smallest number of days read as a duration without other words: 7일 may be a day of the month. */
const LEAST_ALONE = 32
/** A day in the past is a birthday from this age on. */
const LEAST_AGE = 3
/** The age on a day, which needs another day: `how old was i on 2000-01-01`. */
const IS_AGE_ON = new RegExp(`(?:^|\\s)(?:에|に)|${anyOf('on at was were')}`, 'i')
const SAYS_BIRTH = new RegExp(
  `생|태어|출생|生ま|生れ|誕生|${anyOf('born birth birthday birthdate date_of_birth dob')}`,
  'i',
)

function long(asker: Asker, date: PlainDate): string {
  return formatDate(asker.locale, date, 'long')
}

function ageOf(birth: PlainDate, asker: Asker): Answer | null {
  const read = filled(dateCalculatorFields, asker, { tab: 'age', birthDate: isoDate(birth) })
  const age = read && ageOn(birth, asker.today, read.values.leapBirthday)
  if (!age) return null
  return {
    kind: 'age',
    value: age.years,
    figure: ['age', { years: age.years }],
    reading: [['born', { birth: long(asker, birth), years: age.years, months: age.months, days: age.days }]],
    fragment: read.fragment,
  }
}

/** The days between two dates, of which one may be today. */
function daysOf(start: PlainDate, end: PlainDate, asker: Asker): Answer | null {
  const read = filled(dateCalculatorFields, asker, {
    tab: 'difference',
    startDate: isoDate(start),
    endDate: isoDate(end),
    inclusive: 'false',
  })
  if (!read) return null
  const { totalDays } = differenceBetween(start, end, false)
  const isUntil = compareDates(start, asker.today) === 0
  const isSince = !isUntil && compareDates(end, asker.today) === 0
  const params = { start: long(asker, start), end: long(asker, end) }
  return {
    kind: 'days',
    value: totalDays,
    figure: ['days', { count: totalDays }],
    reading: [[isUntil ? 'until' : isSince ? 'since' : 'between', params]],
    fragment: read.fragment,
  }
}

/** `100일 뒤`, `3 weeks ago`, `2026-03-01から100日後`. */
function shifted(sentence: string, asker: Asker): Answer | null {
  const from = takeDate(sentence, asker.today)
  if (from?.date === null) return null
  const rest = (from?.rest ?? sentence).replace(YEARS_AND_MONTHS, (_, years: string, months: string) =>
    String(Number(years) * 12 + Number(months)),
  )
  for (const [unit, pattern] of LENGTHS) {
    const taken = take(rest, pattern)
    if (!taken) continue
    const isBack = BACKWARD.test(taken.rest)
    const isForward = FORWARD.test(taken.rest) || IN.test(rest.slice(0, taken.found.index))
    const isAlone = unit === 'days' && !from && taken.rest.trim() === '' && Number(taken.found[1]) >= LEAST_ALONE
    if (leftOf(taken.rest, WORDS.shift) !== '' || !(isAlone || isBack || isForward || from)) return null
    const count = Number(taken.found[1])
    const operation = isBack ? 'subtract' : 'add'
    const next = from?.date ?? asker.today
    const last = from?.isWhole === false ? lastDay(next.month, next.day, asker.today) : null
    const fromLast = last && shiftDate(last, operation, count, unit)
    // A date without a year is the most recent one if the result is still ahead: 9월 1일부터 100일, asked in November.
    const base = fromLast && compareDates(fromLast, asker.today) >= 0 ? last : next
    const read = filled(dateCalculatorFields, asker, {
      tab: 'math',
      baseDate: isoDate(base),
      operation,
      days: String(count),
      unit,
    })
    const date = read && shiftDate(base, operation, count, unit)
    if (!date) return null
    return {
      kind: 'days',
      value: isoDate(date),
      figure: long(asker, date),
      reading: [[`${operation}${unit.charAt(0).toUpperCase()}${unit.slice(1)}`, { base: long(asker, base), count }]],
      fragment: read.fragment,
    }
  }
  return null
}

/** The day with its weekday, which the tool shows beside the days between it and today. */
function weekdayOf(date: PlainDate, distance: number, asker: Asker): Answer | null {
  const days = distance < 0 ? daysOf(date, asker.today, asker) : daysOf(asker.today, date, asker)
  if (!days) return null
  return { ...days, value: isoDate(date), figure: long(asker, date), reading: [...days.reading, ': ', days.figure] }
}

/** Dates of a sentence: one to count to, from or since birth, or two. */
function dated(sentence: string, asker: Asker): Answer | null {
  const span = spanIn(sentence, asker.today)
  if (span !== undefined) {
    const isRead = span && compareDates(span.start, span.end) !== 0 && leftOf(span.rest, WORDS.between) === ''
    return isRead ? daysOf(span.start, span.end, asker) : null
  }
  const first = takeDate(sentence, asker.today)
  if (!first?.date) return null
  const { date, isWhole, rest } = first
  const distance = compareDates(date, asker.today)
  if (ASKS_WEEKDAY.test(rest)) return leftOf(rest, WORDS.weekday) === '' ? weekdayOf(date, distance, asker) : null
  if (!isWhole && ASKS_SINCE.test(rest) && leftOf(rest, WORDS.since) === '')
    return daysOf(lastDay(date.month, date.day, asker.today)!, asker.today, asker)
  if (distance > 0 || !isWhole) {
    // A name of a day alone is something to search for.
    const isAsked = ASKS_UNTIL.test(rest) || !first.isNamed
    return isAsked && leftOf(rest, WORDS.until) === '' ? daysOf(asker.today, date, asker) : null
  }
  if (distance === 0 || (first.isNamed && !ASKS_SINCE.test(rest))) return null
  if (ASKS_SINCE.test(rest) && leftOf(rest, WORDS.since) === '') return daysOf(date, asker.today, asker)
  if (leftOf(rest, WORDS.age) !== '' || (IS_AGE_ON.test(rest) && !SAYS_BIRTH.test(rest))) return null
  const isAge = rest.trim() !== '' || asker.today.year - date.year >= LEAST_AGE
  return isAge ? ageOf(date, asker) : daysOf(date, asker.today, asker)
}

const LUNAR =
  /음력|陰暦|旧暦|lunar|chinese (?:calendar|new year)|mid-?autumn|설날|(?:^|[\s년])설(?=까지)|[\s년]설(?=$|\s|은)|구정|추석|정월\s?대보름|석가탄신일|부처님\s?오신\s?날|단오|칠석|旧正月|春節|中秋|十五夜/i

export const answer: ToolAnswer = {
  read: async (sentence, asker) => {
    if (NEGATIVE.test(sentence)) return null
    if (LUNAR.test(sentence)) return (await import('./lunar-answer')).lunarAnswer(sentence, asker)
    return shifted(sentence, asker) ?? dated(sentence, asker)
  },
}
