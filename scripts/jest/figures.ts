/** What the tools compute for the inputs that guides quote, and numbers as guides write them. */
import { defaultsOf, parseFields, type Fields, type Raw } from '@/lib/core/fields'
import { parseIsoDate, type PlainDate } from '@/lib/core/plain-date'
import { computeBac } from '@/lib/tools/bac-calculator/bac'
import { bacCalculatorFields } from '@/lib/tools/bac-calculator/fields'
import { computeBmi } from '@/lib/tools/bmi-calculator/bmi'
import { bmiCalculatorFields } from '@/lib/tools/bmi-calculator/fields'
import { compoundInterestFields, TAX_RATES } from '@/lib/tools/compound-interest/fields'
import { computeGrowth } from '@/lib/tools/compound-interest/growth'
import { savingsPlan } from '@/lib/tools/compound-interest/savings'
import { lunarDatesFrom, type LunarCalendar } from '@/lib/tools/date-calculator/lunar'
import { MILLIMETERS_PER_INCH } from '@/lib/tools/image-resizer/documents'
import { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import { loanTerms } from '@/lib/tools/loan-calculator/loan'
import { compareOffers, verdictOf } from '@/lib/tools/loan-calculator/offers'
import { computeLoan, effects } from '@/lib/tools/loan-calculator/schedule'
import { cycleOf } from '@/lib/tools/ovulation-calendar/cycle'
import { ovulationCalendarFields } from '@/lib/tools/ovulation-calendar/fields'
import { evaluate } from '@/lib/tools/scientific-calculator/evaluate'
import { ZERO } from '@/lib/tools/scientific-calculator/result'
import { convert } from '@/lib/tools/unit-converter/convert'
import { UNIT_BY_ID } from '@/lib/tools/unit-converter/units'
import { weightCalculatorFields } from '@/lib/tools/weight-calculator/fields'
import { idealWeight } from '@/lib/tools/weight-calculator/ideal-weight'

/** With so many decimals. */
export const fixed = (value: number, decimals = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
/** With at most so many decimals. */
export const short = (value: number, decimals = 1) => value.toLocaleString('en', { maximumFractionDigits: decimals })
export const percent = (share: number, decimals = 0) => `${fixed(share * 100, decimals)}%`
/** Rounded to a multiple of `step`. */
export const to = (step: number, value: number) => Math.round(value / step) * step
/** 215,610,000 as 2억 1,561만. */
export function inMan(value: number) {
  const man = Math.round(value / 1e4)
  return [man >= 1e4 ? `${Math.floor(man / 1e4)}억` : '', man % 1e4 ? `${fixed(man % 1e4)}만` : ''].join(' ').trim()
}

export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the tool computes nothing')
  return value
}
export const koDay = ({ month, day }: PlainDate) => `${month}월 ${day}일`
export const on = (text: string) => present(parseIsoDate(text))

/** Values of fields as a guide fills them in; throws where a field has anything to say about them. */
function filled<F extends Fields>(fields: F, set: Partial<Raw<F>>) {
  const { values, problems } = parseFields(fields, { ...defaultsOf(fields, '2026-01-01'), ...set })
  const refused = Object.keys(set).filter((name) => problems[name])
  if (refused.length > 0) throw new Error(`fields refuse what a guide quotes: ${JSON.stringify({ set, refused })}`)
  return values
}

type LoanTexts = Partial<Raw<typeof loanCalculatorFields>>
export const loan = (set: LoanTexts) =>
  present(computeLoan(present(loanTerms(filled(loanCalculatorFields, { downPayment: '0', ...set })))))
/** Months and interest that the first option of a loan saves. */
export function saved(set: LoanTexts) {
  const { months, interest } = present(effects(loan(set), 2)[0])
  return { months: -months, interest: -interest }
}
/** Monthly payment of another loan, and what it saves per month and in total against 300 million won over 30 years at 4 %. */
export function offered(set: LoanTexts) {
  const first = { loanAmount: '300000000', annualRate: '4', term: '30', downPayment: '0', currency: 'KRW' }
  const offers = compareOffers(filled(loanCalculatorFields, { ...first, ...set }))
  const { lessMonthly, lessInAll } = present(verdictOf(offers, 0))
  return { monthly: present(offers[1]).loan.monthlyPayment, lessMonthly: present(lessMonthly), less: lessInAll }
}
/** What another lender's loan in yen saves a month and in all; the latter is negative where it costs more. */
export function refinanced(loanAmount: string, term: string, annualRate: string, annualRate2: string, fees2: string) {
  const set = { loanAmount, term, annualRate, annualRate2, fees2, downPayment: '0', currency: 'JPY' }
  const { best, lessMonthly, lessInAll } = present(verdictOf(compareOffers(filled(loanCalculatorFields, set)), 0))
  return { monthly: present(lessMonthly), inAll: best === 2 ? lessInAll : -lessInAll }
}

export const growth = (set: Partial<Raw<typeof compoundInterestFields>>) =>
  present(computeGrowth(present(savingsPlan(filled(compoundInterestFields, set)))))
/** Simple interest on what a Korean bank holds, or gets each month. */
export const bank = (principal: number, contribution: number, annualRate: number, years = 1) =>
  growth({
    ...{ principal: String(principal), contribution: String(contribution), annualRate: String(annualRate) },
    ...{ years: String(years), method: 'simple', currency: 'KRW' },
  }).interestEarned
export const afterTax = (interest: number) => interest * (1 - TAX_RATES.korea)

/** By default a man who has just drunk a bottle of soju of 16 %. */
export const bac = (set: Partial<Raw<typeof bacCalculatorFields>>) =>
  present(computeBac(filled(bacCalculatorFields, { hours: '0', drinkCount: '1', drinkType: 'soju-bottle-16', ...set })))
export const bmi = (height: string, weight: string, standard = 'who') =>
  present(computeBmi(filled(bmiCalculatorFields, { height, weight, standard })))
export const devine = (height: string, gender: string) =>
  present(idealWeight(filled(weightCalculatorFields, { height, gender }))).formulas.devine
/** Days from the first of a cycle to ovulation. */
export const ovulation = (cycleLength: string) =>
  present(cycleOf(filled(ovulationCalendarFields, { lastPeriod: '2026-01-01', cycleLength }), null)).ovulationOffset

export const unit = (id: string) => present(UNIT_BY_ID.get(id))
export const inUnit = (value: number, from: string, into: string) => present(convert(value, unit(from), unit(into)))
/** What the scientific calculator shows. */
export const answer = (sum: string, angleMode: 'deg' | 'rad' = 'deg') =>
  evaluate(sum, { angleMode, ans: ZERO, memory: null }).text.replace('-', '−')
/** Sides in millimeters as pixels, such as 413 × 531. */
export const inPixels = (width: number, height: number, dpi = 300) =>
  [width, height].map((side) => Math.round((side / MILLIMETERS_PER_INCH) * dpi)).join(' × ')

/** The part of a picture of one ratio of sides that another cuts off, such as 17%. */
export const cutOff = (picture: number, frame: number) => percent(1 - Math.min(picture / frame, frame / picture))

export const leapMonth = (year: number) =>
  Array.from({ length: 12 }, (_, index) => index + 1).find((month) =>
    lunarDatesFrom('dangi', { month, day: 1, leap: true }, on(`${year}-01-01`), 2).some(
      (found) => found.year === year && found.leap,
    ),
  )
export const newYear = (calendar: LunarCalendar, year: number): PlainDate =>
  present(lunarDatesFrom(calendar, { month: 1, day: 1, leap: false }, on(`${year}-01-01`), 1)[0]).date
