import { readableText } from './typed-text'
import { namesBeside, type FieldUnit } from './units'

/** Powers of ten that are written after a number. From 만 on they apply to all that is before them. */
const POWERS: Readonly<Record<string, number>> = {
  십: 1,
  十: 1,
  백: 2,
  百: 2,
  천: 3,
  千: 3,
  만: 4,
  万: 4,
  萬: 4,
  억: 8,
  億: 8,
  조: 12,
  兆: 12,
  k: 3,
  m: 6,
  b: 9,
}
const MYRIAD = 4
const COUNTERS = '십十백百천千만万萬억億조兆'

/** Accepted next to any number: currency signs and names, percent and degree. */
const BESIDE = new Set(
  (
    '% percent 퍼센트 프로 パーセント ° 도 度 원 엔 円 元 달러 유로 ウォン ドル ユーロ ' +
    'won yen dollar dollars euro euros krw usd jpy eur'
  ).split(' '),
)

const FRACTION = String.raw`(?:(\d+)[ -])?(\d+)/(\d+)`
const SPACED = String.raw`\d{1,3}(?:([ '_])\d{3})(?:\5\d{3})*(?![\d/])(?:[.,]\d*)?`
const PLAIN = String.raw`(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?`
// A 2 or 3 directly after a unit is an exponent, unless it starts the next number, as in 5ft2in, 5'2 and 5 ft 2.
const EXPONENT = String.raw`(?<!['"]\s*|(?:ft|feet|foot)\.?\s+)[23](?!\s*[\d.a-z'"/])`
const UNIT = String.raw`[^\d.,+\-${COUNTERS}][^\d,+\-${COUNTERS}]*(?:${EXPONENT})?`
const PART = new RegExp(
  String.raw`\s*(?:(?:${FRACTION}|(${SPACED}|${PLAIN}))\s*([${COUNTERS}]*)|([${COUNTERS}]+))\s*(${UNIT})?`,
  'gy',
)

/** Longest text that is read as a number. */
const MAX_LENGTH = 100

/** Normalizes digits, spaces, signs, quotes and fractions as people type them to ASCII, and case. */
function normalize(text: string): string {
  return readableText(text)
    .replace(/[¼-¾⅐-⅞↉]/g, ' $&')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–—‐‑]|ー(?=[\d.])/g, '-')
    .replace(/⁄/g, '/')
    .replace(/。/g, '.')
    .replace(/、/g, ',')
    .replace(/\s/g, ' ')
    .replace(/[‘’′]/g, "'")
    .replace(/''|[“”″]/g, '"')
    .trim()
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

function figureOf([, whole, numerator, denominator, digits]: RegExpMatchArray): number | undefined {
  if (numerator !== undefined) return Number(whole ?? 0) + Number(numerator) / Number(denominator)
  if (digits === undefined) return undefined
  const [mantissa = '', exponent = '0'] = digits.replace(/[ '_]/g, '').split('e')
  const plain = plainDecimal(mantissa)
  return plain === null ? Number.NaN : Number(`${plain}e${exponent}`)
}

export interface Quantity {
  readonly amount: number
  /** Name of the unit as it was written, in lower case without spaces and points; '' for none. */
  readonly unit: string
}

/**
 * Reads text as numbers with units, such as `5 ft 11 1/2 in`, in any notation of the languages of the site, German and
 * French: decimal commas, groups, full-width digits, 만 and 億, fractions. Returns [] for no number at all and null for
 * what cannot be read.
 */
export function readQuantities(text: string): Quantity[] | null {
  if (text.length > MAX_LENGTH) return null
  const [, before = '', after = '', rest = ''] =
    /^([+-]?)\s*(?:(?:[a-z]{0,2}\p{Sc}|krw|usd|jpy|eur)\s*([+-]?)\s*)?(.*)$/su.exec(normalize(text)) ?? []
  if (rest === '' || BESIDE.has(rest)) return before + after === '' ? [] : null
  const quantities: Quantity[] = []
  let figures: Figure[] = []
  let end = 0
  for (const match of rest.matchAll(PART)) {
    const [written, , , , , , counters, alone, name = ''] = match
    end = match.index + written.length
    figures.push({ value: figureOf(match), counters: counters ?? alone ?? '' })
    const unit = name.replace(/[\s.^]|\p{Sc}(us|ca|au)?/gu, '').replace(/and$/, '')
    const isContinued = unit === '' && (counters || alone) && end < rest.length
    if (isContinued) continue
    const amount = addUp(figures)
    if (amount === null || !Number.isFinite(amount)) return null
    quantities.push({ amount: (before + after).includes('-') && amount !== 0 ? -amount : amount, unit })
    figures = []
  }
  return end === rest.length ? quantities : null
}

/** Size of the unit of a quantity: feet are followed by inches, k and m are powers of ten unless they are units. */
function sizeOf(name: string, previous: number | undefined, sizes: ReadonlyMap<string, number>, own: number): number {
  const known = sizes.get(name)
  if (known !== undefined) return known
  if (name === '' && previous !== undefined) return previous === sizes.get("'") ? (sizes.get('"') ?? NaN) : NaN
  if (name === '' || BESIDE.has(name)) return own
  const power = POWERS[name.charAt(0)]
  const rest = name.slice(1)
  if (power === undefined || !(rest === '' || BESIDE.has(rest) || sizes.has(rest))) return NaN
  return 10 ** power * (sizes.get(rest) ?? own)
}

/** Significant digits of a sum of several units, which removes binary rounding errors. */
const SUM_DIGITS = 14

/**
 * Reads a number as people type or paste it, in the notations of `readQuantities`. A unit after it, or several as in `5'11"`,
 * is converted to `unit`; names outside that unit's group are rejected. Returns null if there is no number, NaN if it cannot be
 * read.
 */
export function readNumber(text: string, unit?: FieldUnit): number | null {
  const quantities = readQuantities(text)
  if (!quantities) return Number.NaN
  const { size, sizes } = namesBeside(unit)
  const used = quantities.reduce<number[]>(
    (known, { unit: name }) => [...known, sizeOf(name, known.at(-1), sizes, size)],
    [],
  )
  // A repeated unit is incomplete input: 5'11' becomes 5'11'' and is not 16 feet.
  if (new Set(used).size < used.length) return Number.NaN
  const [only, ...more] = quantities
  if (!only) return null
  const exact = more.length === 0 && used[0]! / size
  if (exact && Number.isInteger(Math.log10(exact))) return scale(only.amount, Math.round(Math.log10(exact)))
  const sum = quantities.reduce((total, { amount }, index) => total + amount * (used[index] ?? NaN), 0)
  return Number((sum / size).toPrecision(SUM_DIGITS))
}
