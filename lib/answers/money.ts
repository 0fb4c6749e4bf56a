import type { Currency } from '@/lib/core/format'
import { plainDecimal, readNumber } from '@/lib/core/read-number'
import { anyOf, leftOf, NEGATIVE, take } from './sentence'

const CURRENCIES: readonly (readonly [Currency, RegExp])[] = [
  ['KRW', new RegExp(String.raw`₩|원(?![가-힣]*금)|ウォン|${anyOf('won krw')}`, 'i')],
  ['JPY', new RegExp(String.raw`¥|엔(?!진)|円|${anyOf('yen jpy')}`, 'i')],
  ['USD', new RegExp(String.raw`\$|달러|ドル|${anyOf('dollar dollars usd bucks')}`, 'i')],
  ['EUR', new RegExp(String.raw`€|유로|ユーロ|${anyOf('euro euros eur')}`, 'i')],
]

/** The currency that a sentence names, else that of the page's language; null for several and for one that no tool has. */
export function currencyOf(sentence: string, initial: Readonly<Record<string, string>>): string | null {
  const named = CURRENCIES.flatMap(([currency, sign]) => (sign.test(sentence) ? [currency] : []))
  const isUnknown = named.length === 0 && /\p{Sc}|파운드|위안|元|ポンド/u.test(sentence)
  return named.length > 1 || isUnknown ? null : (named[0] ?? initial.currency ?? null)
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const RATE = new RegExp(String.raw`${NUMBER}\s*(?:%|퍼센트|퍼(?![가-힣])|프로|パーセント|percent|pct)`, 'i')
const NAMED_RATE = new RegExp(
  String.raw`(?:금리|이율|이자율|金利|利率|年利|${anyOf('rate_of rate interest apr')})\s*[은는이がは]?\s*${NUMBER}(?![\d.,]*\s*[가-힣a-z一-龠])`,
  'i',
)
const YEARS = new RegExp(
  String.raw`${NUMBER}[\s-]*(?:년|年(?![利率])|${anyOf('years year yrs yr y')})(?:간|間|동안)?`,
  'i',
)
const MONTHS = new RegExp(
  String.raw`(\d+)[\s-]*(?:개월|달|[かヶカヵケ箇]月|${anyOf('months month mos mo')})(?:간|間|동안)?`,
  'i',
)

/** A rate of a month, which no tool has: 월 2% (but not 12개월 2%), 2% monthly. */
const RATE_OF_A_MONTH =
  /(?:(?<!개)월|(?<!\d\s?)달에?|(?<![かヶカヵケ箇])月)\s*\d[\d.,]*\s*(?:%|퍼|프로|パーセント)|월\s?(?:이율|이자율|금리)|月利|(?:%|percent|pct)\s*(?:interest\s*)?(?:monthly|(?:\/\s*|(?:an?|per|each|every)\s+)mo(?:nth)?)(?![a-z])(?!\s+(?:payments?|compound))/i

/** An amount that is paid in every such period, or every year: `500 a month`, `500/month`, `500 yearly`. */
export const paidEvery = (period: string) =>
  new RegExp(
    String.raw`\d\s*(?:k|m|thousand|million|dollars?|bucks|usd|euros?|eur|yen|won)?\s*(?:(?:\/\s*|(?:an?|per|each|every)\s+)(?:${period})|annually|yearly)(?![a-z])`,
    'i',
  )

/** An amount that is paid in every year: `年50万円` (but not 年1.5%), `500 a year`. */
export const PAID_YEARLY: readonly RegExp[] = [
  /(?<!\d\s?)[연年]간?間?(?:에|に)?\s*[₩¥]?\d[\d.,]*(?!\s*(?:[\d.,%년年개かヶカヵケ箇]|퍼|프로|パーセント))/,
  paidEvery('year|yr'),
]

/** Asks for the amount of a month, so that the amount in the sentence is that of the whole. */
export const ASKS_MONTHLY =
  /(?:毎月|月々|月|한\s?달에|매달|매월|월|(?:an?|per|each|every) month|monthly)(?:の|に)?\s*(?:얼마|いくら|何円|payments?|how much)|how much (?:an?|per|each|every) month/i

/** The parts of a sentence about money. */
export interface MoneyParts {
  /** Percent a year, as plain text. */
  readonly rate?: string
  /** In months. */
  readonly term?: number
  readonly isInYears: boolean
  readonly rest: string
}

/** Takes rate and term out of a sentence; neither if a number in it is negative, or the rate one of a month. */
export function moneyParts(sentence: string): MoneyParts {
  if (NEGATIVE.test(sentence) || RATE_OF_A_MONTH.test(sentence)) return { isInYears: false, rest: sentence }
  const rate = take(sentence, RATE) ?? take(sentence, NAMED_RATE)
  const years = take(rate?.rest ?? sentence, YEARS)
  const months = take(years?.rest ?? rate?.rest ?? sentence, MONTHS)
  const inMonths = Math.round(Number(plainDecimal(years?.found[1] ?? '0')) * 12) + Number(months?.found[1] ?? 0)
  return {
    rate: rate ? (plainDecimal(rate.found[1]!) ?? undefined) : undefined,
    ...((years || months) && { term: inMonths }),
    isInYears: months === null && inMonths % 12 === 0,
    rest: months?.rest ?? years?.rest ?? rate?.rest ?? sentence,
  }
}

const COUNTERS = '[십백천만억조十百千万億兆]'
const CURRENCY = String.raw`원(?![리금])|엔|달러|유로|円|ドル|ユーロ|ウォン|${anyOf('won yen dollars dollar euros euro krw usd jpy eur bucks')}`
const AMOUNT = new RegExp(
  String.raw`\p{Sc}?\s*\d[\d.,]*\s*(?:${COUNTERS}+|${anyOf('k m mn mio bn thousand million billion lakh crore')})?(?:\s*\d[\d.,]*\s*${COUNTERS}+)*(?:(?<=${COUNTERS})\d{1,4}(?=\s*[원円]))?\s*(?:${CURRENCY})?|[일이삼사오육칠팔구${COUNTERS.slice(1, -1)}]*[천만억千万億](?!기)(?:${CURRENCY})?`,
  'iu',
)

const NAMES_CURRENCY = new RegExp(String.raw`\p{Sc}|${CURRENCY}`, 'iu')
/** Currencies of which a small number without a name may count ten thousands: 월 50 is ₩500,000. */
const IN_TEN_THOUSANDS = ['KRW', 'JPY']

/**
 * The amount in a sentence that otherwise contains only the given words; null if it contains anything else, or a number that may
 * count ten thousands of `currency`, that of the page's language.
 */
export function amountIn(rest: string, words: RegExp, currency = ''): number | null {
  // 1억 2천 is 1억 2천만 to most people, and 100,002,000 by its digits.
  if (/억\s*\d+천(?![\d만])/.test(rest)) return null
  const taken = take(rest, AMOUNT)
  const amount = taken && leftOf(taken.rest, words) === '' ? readNumber(taken.found[0], 'money') : null
  if (amount === null || !Number.isFinite(amount) || amount <= 0) return null
  const isUnsaid = amount < 10_000 && IN_TEN_THOUSANDS.includes(currency) && !NAMES_CURRENCY.test(taken!.found[0])
  return isUnsaid ? null : amount
}
