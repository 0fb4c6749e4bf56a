import { readableText } from './typed-text'

/** Signs and names of currencies, in lower case, by their codes (ISO 4217). */
const NAMES: Readonly<Record<string, string>> = {
  KRW: '₩ 원 won krw ウォン',
  JPY: '¥ 엔 円 yen jpy',
  USD: '$ us$ $us 달러 dollar dollars usd ドル',
  EUR: '€ 유로 euro euros eur ユーロ',
  CNY: '위안 元 cny rmb',
  GBP: '£ gbp',
  INR: '₹ inr 루피 ルピー',
  ...Object.fromEntries(
    ['CHF', 'CAD', 'AUD', 'HKD', 'SGD', 'TWD', 'THB', 'VND'].map((code) => [code, code.toLowerCase()]),
  ),
}

/** The code of a currency by its sign or name. */
export const CURRENCY_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code])),
)

/** The names that are words. */
export const CURRENCY_WORDS: readonly string[] = [...CURRENCY_CODES.keys()].filter((name) => /^\p{L}+$/u.test(name))

/** A currency word, or a currency sign with the prefix of its country (`CA$`) but not with a multiplier (`5m$`). */
const NAMED = new RegExp(
  String.raw`(?<![a-z])(?:(?!(?:[kmb]|mn|bn)\p{Sc})[a-z]{1,2})?\p{Sc}(?:(?:us|ca|au)(?![a-z]))?|\p{Sc}|${CURRENCY_WORDS.map((word) => (/[a-z]/.test(word) ? `(?<![a-z])${word}(?![a-z])` : word)).join('|')}`,
  'gu',
)

/** The currencies that a text names, as codes; a sign without a code stands for itself. */
export function currenciesIn(text: string): ReadonlySet<string> {
  const names = readableText(text).normalize('NFKC').toLowerCase().match(NAMED) ?? []
  return new Set(names.map((name) => CURRENCY_CODES.get(name) ?? name))
}

/** True for an amount that names another currency than the one with this code: 5달러 and CA$5 in KRW. */
export function hasOtherCurrency(amount: string, code: string | undefined): boolean {
  return [...currenciesIn(amount)].some((currency) => currency !== code)
}
