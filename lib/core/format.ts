import type { PlainDate } from './plain-date'

export const CURRENCIES = ['KRW', 'USD', 'JPY', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

/** ISO 4217 minor units: number of decimals of an amount. */
const MINOR_UNITS: Readonly<Record<Currency, number>> = { KRW: 0, USD: 2, JPY: 0, EUR: 2 }

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = cache.get(key) as T | undefined
  if (known) return known
  const made = make()
  cache.set(key, made)
  return made
}

/** Values that round to zero get no minus sign. */
const UNSIGNED_ZERO = { signDisplay: 'negative' } as const

/** Formats a number in the page's language with `minDigits` to `maxDigits` decimals. */
export function formatNumber(locale: string, value: number, maxDigits = 0, minDigits = 0): string {
  const make = () =>
    new Intl.NumberFormat(locale, {
      ...UNSIGNED_ZERO,
      maximumFractionDigits: maxDigits,
      minimumFractionDigits: minDigits,
    })
  return cached(`n${locale}${maxDigits}.${minDigits}`, make).format(value)
}

/** Whether a double represents an amount exactly to the currency's last decimal. */
export function isKnownToTheUnit(value: number, currency: Currency): boolean {
  return Math.abs(value) * 10 ** MINOR_UNITS[currency] <= Number.MAX_SAFE_INTEGER
}

/** Significant digits that every double preserves. */
const KNOWN_DIGITS = 15

/** Options that omit the digits that a double cannot represent: decimals first, then whole units. */
function knownDigits(value: number, decimals: number): Intl.NumberFormatOptions {
  const size = Math.abs(value)
  if (size * 10 ** decimals < 10 ** KNOWN_DIGITS) return {}
  if (size <= Number.MAX_SAFE_INTEGER) return { maximumFractionDigits: 0 }
  return { notation: 'scientific', maximumSignificantDigits: KNOWN_DIGITS }
}

/** Formats a fraction (0.2 = 20 %) as a percentage with at most `maxDigits` decimals, limited to the precision of a double. */
export function formatPercent(locale: string, fraction: number, maxDigits = 1): string {
  const known = knownDigits(fraction * 100, maxDigits)
  const make = () =>
    new Intl.NumberFormat(locale, { ...UNSIGNED_ZERO, style: 'percent', maximumFractionDigits: maxDigits, ...known })
  return cached(`p${locale}${maxDigits}${Object.values(known).join()}`, make).format(fraction)
}

function moneyStyle(currency: Currency): Intl.NumberFormatOptions {
  return { ...UNSIGNED_ZERO, style: 'currency', currency, currencyDisplay: 'narrowSymbol' }
}

/**
 * Formats an amount with the currency's sign and decimals (won and yen 0, dollar and euro 2), limited to the precision of a
 * double: without decimals from 10^15 minor units, in scientific notation past 2^53 units.
 */
export function formatMoney(locale: string, value: number, currency: Currency): string {
  const known = knownDigits(value, MINOR_UNITS[currency])
  const make = () => new Intl.NumberFormat(locale, { ...moneyStyle(currency), ...known })
  return cached(`m${locale}${currency}${Object.values(known).join()}`, make).format(value)
}

/** From this amount on, scientific notation is used: languages have no short words for larger powers. */
const SCIENTIFIC_NOTATION_FROM = 1e15

/** Formats an amount in compact form for chart axes (`$1.2M`, `120만`, `$5E20`). */
export function formatMoneyShort(locale: string, value: number, currency: Currency): string {
  const notation = value < SCIENTIFIC_NOTATION_FROM ? 'compact' : 'scientific'
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 1 }
  const make = () => new Intl.NumberFormat(locale, { ...moneyStyle(currency), notation, ...digits })
  return cached(`s${locale}${currency}${notation}`, make).format(value)
}

const SIGNS = { KRW: '₩', USD: '$', JPY: '¥', EUR: '€' } as const satisfies Readonly<Record<Currency, string>>
export type CurrencySign = (typeof SIGNS)[Currency]

/** The sign of a currency (`$`, `₩`, `¥`, `€`). */
export function currencySign(currency: Currency): CurrencySign {
  return SIGNS[currency]
}

/** Number of decimals of an amount in the currency. */
export function currencyDigits(currency: Currency): number {
  return MINOR_UNITS[currency]
}

const DATE_STYLES = {
  long: { dateStyle: 'full' },
  medium: { dateStyle: 'medium' },
  days: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  weekday: { month: 'short', day: 'numeric', weekday: 'short' },
  dayName: { weekday: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>
type DateStyle = keyof typeof DATE_STYLES

function dateFormat(locale: string, style: DateStyle): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone: 'UTC', calendar: 'gregory' })
  return cached(`d${locale}${style}`, make)
}

function momentOf({ year, month, day }: PlainDate): Date {
  const moment = new Date(0)
  moment.setUTCFullYear(year, month - 1, day)
  return moment
}

/** Formats a calendar date in the page's language, independently of any time zone. */
export function formatDate(locale: string, date: PlainDate, style: DateStyle = 'medium'): string {
  return dateFormat(locale, style).format(momentOf(date))
}

/** Formats a range of days in the page's language, without repeating what both ends have in common. */
export function formatDateRange(locale: string, from: PlainDate, to: PlainDate): string {
  const range = dateFormat(locale, 'days').formatRange(momentOf(from), momentOf(to))
  // Korean ranges within a month have spaces there, others none.
  return range.replace(/\s~\s/, '~')
}

/** Formats a time (milliseconds since 1970) as date and time in the visitor's time zone. */
export function formatDateTime(locale: string, epochMilliseconds: number): string {
  const make = () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return cached(`t${locale}`, make).format(epochMilliseconds)
}

/** Formats a time (milliseconds since 1970) as the time of day in the visitor's time zone. */
export function formatTime(locale: string, epochMilliseconds: number): string {
  const make = () => new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  return cached(`c${locale}`, make).format(epochMilliseconds)
}

/** Splits a duration, rounded to whole small units such as minutes and at least 0, into hours, or `size` of them, and the rest. */
export function splitDuration(total: number, size: number) {
  const all = Math.max(0, Math.round(total))
  return { whole: Math.floor(all / size), rest: all % size }
}
