import { readableText } from './typed-text'
import { namesBeside, type Names, type FieldUnit } from './units'

/** Powers of ten that are written after a number. From 만 on they apply to all that is before them. */
const POWERS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ 십十拾: 1, 백百: 2, 천千k: 3, 만万萬: 4, m: 6, 억億: 8, b: 9, 조兆: 12 }).flatMap(([signs, power]) =>
    [...signs].map((sign) => [sign, power]),
  ),
)
const MYRIAD = 4
const COUNTERS = '십十拾백百천千만万萬억億조兆'

/** Digits as words and as kanji, which are read only together with counters: 천오백, 二百万. */
const NUMERALS: Readonly<Record<string, string>> = Object.fromEntries(
  ['영零〇', '일一壱壹', '이二弐貳', '삼三参參', '사四', '오五', '육六', '칠七', '팔八', '구九'].flatMap(
    (signs, digit) => [...signs].map((sign) => [sign, String(digit)]),
  ),
)
const NUMERAL = `[${Object.keys(NUMERALS).join('')}]`
/** At the end of a number, 일 is the unit day: 백일. */
const LAST_NUMERAL = NUMERAL.replace('일', '')
/** After a digit, a run starts with a counter: 1억오천만, but not 3일. */
const SPELLED = new RegExp(
  String.raw`(?:(?<![\d\p{L}])|(?<=\d)(?=[${COUNTERS}]))(?:${NUMERAL}*[${COUNTERS}]+)+(?:${LAST_NUMERAL}(?!${NUMERAL}))?`,
  'gu',
)

/** English and Indian multiples by the counters that are as large. */
const MULTIPLES: Readonly<Record<string, string>> = {
  hundred: '백',
  thousand: '천',
  lac: '십만',
  lakh: '십만',
  mio: '백만',
  mn: '백만',
  million: '백만',
  crore: '천만',
  mrd: '십억',
  bn: '십억',
  billion: '십억',
  tn: '조',
  trillion: '조',
}
const MULTIPLE = new RegExp(String.raw`(?<=[\d.]\s*)(${Object.keys(MULTIPLES).join('|')})s?(?![a-z])\.?`, 'gi')

const BESIDE = namesBeside(undefined).beside

const FRACTION = String.raw`(?:(\d+)[ -])?(\d+)/(\d+)`
const SPACED = String.raw`\d{1,3}(?:([ '_])\d{3})(?:\5\d{3})*(?![\d/])(?:[.,]\d*)?`
const PLAIN = String.raw`(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?`
// A 2 or 3 directly after a Latin unit is an exponent, unless it starts the next number, as in 5ft2in and 1m2미터.
const EXPONENT = String.raw`(?<=[a-z.^])[23](?!\s*[\d.a-z'"/]|[^\x00-\x7f])`
const UNIT = String.raw`[^\d.,+\-${COUNTERS}][^\d,+\-${COUNTERS}]*(?:${EXPONENT})?`
const PART = new RegExp(
  String.raw`\s*(?:(?:${FRACTION}|(${SPACED}|${PLAIN}))\s*([${COUNTERS}]*)|([${COUNTERS}]+))\s*(${UNIT})?`,
  'giy',
)

/** Longest text that is read as a number. */
const MAX_LENGTH = 100

/** The end of an amount as the page itself writes it, which says exactly what it is: 3억 5,000 원. */
const EXACT_END = String.raw` (?:\d,\d{3}|\d{1,3}) ?(?:원|엔|円|달러|유로|ウォン|ドル|ユーロ)`
/**
 * 1억 5천, or 3억 5,000 in a list of prices, is 1억 5천만 to most people, and 100,005,000 by its digits; 3만5 is 3만5천, or 30,005.
 */
const SHORT_OF_MYRIADS = new RegExp(
  String.raw`[억億](?!${EXACT_END})\s*(?=[\d십十백百천千])[\d,.\s십十백百천千]+(?![\d,.\s십十백百천千만万萬])|[만万萬]\s*[1-9]$`,
)
/** In accounting the minus of -1,000 stands at the end, and ¥1,000- only closes the amount. */
const ENDING_MINUS = /^[^-]*\d[^\d-]*-$/

/** Normalizes digits, spaces, signs, quotes and fractions as people type them to ASCII. */
function normalize(text: string): string {
  return (
    readableText(text)
      .replace(/\s*([¼-¾⅐-⅞↉])/g, ' $1')
      // A name that no unit has: 5² is not 52.
      .replace(/(?<=\d\s*)[²³¹⁰⁴-⁹₀-₉]/g, '*$&')
      .normalize('NFKC')
      .replace(/^\s*[△▲]/, '-')
      .replace(/[−–—‐‑]|ー(?=[\d.])/g, '-')
      .replace(/⁄/g, '/')
      .replace(/。/g, '.')
      // In place of cents: 500,- and 500.–
      .replace(/(?<=\d[.,])-+(?=\D*$)/, '00')
      .replace(/、/g, ',')
      .replace(/\s/g, ' ')
      .replace(/[‘’′]/g, "'")
      .replace(/''|[“”″]/g, '"')
      .replace(SPELLED, (run) => run.replace(new RegExp(NUMERAL, 'g'), (sign) => NUMERALS[sign]!))
      .replace(MULTIPLE, (_, word: string) => MULTIPLES[word.toLowerCase()]!)
      .trim()
  )
}

const GROUPED = {
  ',': /^[1-9]\d{0,2}(,\d{3})+$|^[1-9]\d?(,\d{2})+,\d{3}$/,
  '.': /^[1-9]\d{0,2}(\.\d{3})+$/,
} as const

/**
 * Resolves the commas and points of a number's digits to plain decimal text; null if they contradict each other. A
 * single comma before exactly three digits groups, any other single comma and a single point are decimal, and of two
 * different signs the last is decimal.
 */
export function plainDecimal(digits: string): string | null {
  const last = digits.at(Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.')))
  if (last !== ',' && last !== '.') return digits
  const [whole = '', fraction = '', more] = digits.split(last)
  const other = last === ',' ? '.' : ','
  const isComplete = digits.replace(/[.,]$/, '')
  if (more === undefined && whole.includes(other)) {
    return GROUPED[other].test(whole) ? `${whole.replaceAll(other, '')}.${fraction}` : null
  }
  if (GROUPED[last].test(isComplete) && (last === ',' || more !== undefined)) return isComplete.replaceAll(last, '')
  return more === undefined && (whole || fraction) ? `${whole}.${fraction}` : null
}

/** `value` times a power of ten, rounded once. */
function scale(value: number, power: number): number {
  return String(value).includes('e') || power === 0 ? value * 10 ** power : Number(`${value}e${power}`)
}

interface Figure {
  /** Undefined if there are no digits before the counter, as in 천만. */
  readonly value: number | undefined
  readonly counters: string
}

/** Adds up the figures of one number, such as 1억 2천만; null unless each counter is smaller than the one before. */
function addUp(figures: readonly Figure[]): number | null {
  let [total, section, myriad, counter] = [0, 0, Infinity, MYRIAD]
  for (const { value, counters } of figures) {
    let part = value
    for (const sign of counters) {
      const power = POWERS[sign]!
      if (power >= (power < MYRIAD ? counter : myriad)) return null
      if (power < MYRIAD) {
        section += scale(part ?? 1, power)
        counter = power
      } else {
        total += scale(section + (part ?? (section === 0 ? 1 : 0)), power)
        ;[section, myriad, counter] = [0, power, MYRIAD]
      }
      part = 0
    }
    section += part ?? 0
  }
  return total + section
}

/** A fraction that people write: 5/8 or 3/2, but not 120/80, which are two numbers. */
function fractionOf(whole: string | undefined, numerator: string, denominator: string): number {
  const isFraction = Number(numerator) < Number(denominator) || (numerator + denominator).length === 2
  return isFraction ? Number(whole ?? 0) + Number(numerator) / Number(denominator) : NaN
}

function figureOf([, whole, numerator, denominator, digits]: RegExpMatchArray): number | undefined {
  if (numerator !== undefined) return fractionOf(whole, numerator, denominator!)
  if (digits === undefined) return undefined
  const [mantissa = '', exponent = '0'] = digits.replace(/[ '_]/g, '').split(/e/i)
  const plain = plainDecimal(mantissa)
  const value = plain === null ? Number.NaN : Number(`${plain}e${exponent}`)
  // 1e-400 is smaller than any number, but not 0.
  return value === 0 && /[1-9]/.test(mantissa) ? Number.NaN : value
}

export interface Quantity {
  readonly amount: number
  /** Name of the unit as it was written, without spaces and points; '' for none. */
  readonly unit: string
  /** The digits as they were written, such as 05; '' for fractions and words. */
  readonly digits: string
}

/** Accounting writes a negative amount in parentheses, with the currency inside or outside; null for two signs. */
function withoutParentheses(text: string): string | null {
  const [, before = '', inside, after = ''] = /^([^\d()]*)\(([^()]*)\)([^\d()]*)$/.exec(text) ?? []
  if (inside === undefined) return text
  const amount = before + inside + after
  return /[+-]/.test(amount) ? null : `-${amount}`
}

/**
 * Reads text as numbers with units, such as `5 ft 11 1/2 in`, in any notation of the languages of the site, German and
 * French: decimal commas, groups, digits of any script, 만 and 億, words such as 삼백만 and 1.5 million, fractions,
 * parentheses for negative amounts. Returns [] for no number at all and null for what cannot be read.
 */
export function readQuantities(text: string): Quantity[] | null {
  if (text.length > MAX_LENGTH) return null
  const plain = withoutParentheses(normalize(text))
  if (plain === null || SHORT_OF_MYRIADS.test(plain)) return null
  const [, before = '', after = '', rest = ''] =
    /^([+-]?)\s*(?:(?:[a-z]{0,2}\p{Sc}|krw|usd|jpy|eur)\s*([+-]?)\s*)?(.*)$/isu.exec(plain) ?? []
  if (rest === '' || BESIDE.has(rest.toLowerCase())) return before + after === '' ? [] : null
  const quantities: Quantity[] = []
  let figures: Figure[] = []
  let end = 0
  for (const match of rest.matchAll(PART)) {
    const [written, , , , digits = '', , counters, alone, name = ''] = match
    end = match.index + written.length
    figures.push({ value: figureOf(match), counters: counters ?? alone ?? '' })
    const unit = name.replace(/\sand\s*$/i, '').replace(/[\s.^]|\p{Sc}(us|ca|au)?/giu, '')
    const isContinued = unit === '' && (counters || alone) && end < rest.length
    if (isContinued) continue
    const amount = addUp(figures)
    if (amount === null || !Number.isFinite(amount)) return null
    // 3시간 반 is three hours and a half.
    const [, halved] = /^(.+)[반半]$/u.exec(unit) ?? []
    const size = halved === undefined ? amount : amount + 0.5
    const isNegative = (before + after).includes('-') && size !== 0
    quantities.push({ amount: isNegative ? -size : size, unit: halved ?? unit, digits })
    figures = []
  }
  return end === rest.length ? quantities : null
}

/** The units of a number after a unit that has none of its own: 5 ft 11, 1h30, 11 st 4. */
const FOLLOWING = [
  ["'", '"'],
  ['h', 'min'],
  ['st', 'lb'],
] as const

/** Groups that may as well be two numbers: a height and a weight in 5'9 160. */
export const GROUPED_BY_SPACE = /[ '_]/

/** Size of the unit of a number without a name, after one of the size `previous`. */
function followingSize({ digits }: Quantity, previous: number, sizes: ReadonlyMap<string, number>): number {
  if (GROUPED_BY_SPACE.test(digits)) return NaN
  const pair = FOLLOWING.find(([unit]) => sizes.get(unit) === previous)
  if (pair) return sizes.get(pair[1]) ?? NaN
  // 1m75 is a height. 1m5 may be 1 m 5 cm or 1.5 m.
  const isMeters = sizes.has('cm') && sizes.get('m') === previous
  return isMeters && /^\d\d(?!\d)/.test(digits) ? sizes.get('cm')! : NaN
}

/** Size of the unit of a quantity; k and m are powers of ten where no unit could begin with them: 5ms is no 5 million. */
function sizeOf(quantity: Quantity, previous: number | undefined, { size, sizes, beside }: Names): number {
  const name = quantity.unit.toLowerCase()
  if (name === '') return previous === undefined ? size : followingSize(quantity, previous, sizes)
  const known = sizes.get(name)
  if (known !== undefined) return known
  if (beside.has(name)) return size
  const power = POWERS[name.charAt(0)]
  const rest = name.slice(1)
  const isAlone = [...sizes.keys()].every((unit) => unit === '')
  return isAlone && power !== undefined && (rest === '' || beside.has(rest)) ? 10 ** power * size : NaN
}

/** A time as clocks show it, with the names of its units: 1:30 are hours and minutes, in seconds minutes and seconds. */
function spelledClock(text: string, unit: FieldUnit | undefined): string {
  const [, first, second, third] =
    /^(\d+):([0-5]\d)(?::([0-5]\d))?$/.exec(readableText(text).normalize('NFKC').trim()) ?? []
  if (first === undefined) return text
  if (third !== undefined) return `${first} h ${second} min ${third} s`
  if (unit === 'h') return `${first} h ${second} min`
  return unit === 's' ? `${first} min ${second} s` : text
}

/** Significant digits of a sum of several units, which removes binary rounding errors. */
const SUM_DIGITS = 14

/**
 * Reads a number as people type or paste it, in the notations of `readQuantities`. A unit after it, or several as in `5'11"`,
 * is converted to `unit`; names outside that unit's group are rejected. Returns null if there is no number, NaN if it cannot be
 * read.
 */
export function readNumber(text: string, unit?: FieldUnit): number | null {
  const names = namesBeside(unit)
  const quantities = readQuantities(spelledClock(text, unit))
  if (!quantities || (/\p{Sc}/u.test(text) && !names.beside.has('usd'))) return Number.NaN
  const used = quantities.reduce<number[]>((sizes, each) => [...sizes, sizeOf(each, sizes.at(-1), names)], [])
  // Units that repeat or grow are incomplete input: 5'11' becomes 5'11'' and is not 16 feet.
  if (used.some((size, index) => index > 0 && size >= used[index - 1]!)) return Number.NaN
  const [only, ...more] = quantities
  if (!only) return null
  const exact = more.length === 0 && used[0]! / names.size
  if (exact && Number.isInteger(Math.log10(exact))) return scale(only.amount, Math.round(Math.log10(exact)))
  const sum = quantities.reduce((total, { amount }, index) => total + amount * (used[index] ?? NaN), 0)
  return Number((sum / names.size).toPrecision(SUM_DIGITS))
}

/** Why a text is no number. */
export function whyUnread(text: string) {
  const plain = normalize(text)
  return {
    code: ENDING_MINUS.test(plain) ? 'endingMinus' : SHORT_OF_MYRIADS.test(plain) ? 'shortOfMyriads' : 'notNumber',
    params: {},
  } as const
}
