import { ALIASES } from './aliases'
import { add, divide, multiply, rational, toNumber, type Rational } from './rational'
import { categoryOf, unitsOf, type KnownUnit, type UnitId } from './units'

const BY_ALIAS = new Map(
  Object.entries(ALIASES).flatMap(([id, spellings]) => spellings.split(' ').map((name) => [name, id as UnitId])),
)

/** Maximum length of a measurement's text. */
const MAX_LENGTH = 100

const NUMBER = String.raw`(?:(\d+)\s+)?(\d+)\/(\d+)|(\d+\.?\d*|\.\d+)`
// A 2 or 3 directly after a unit is an exponent, unless it starts the next number, as in 5ft2in, 5'2 and 5 ft 2.
const POWER = String.raw`(?<!['"]\s*|(?:ft|feet|foot)\.?\s+)[23](?!\s*[\d.a-z'"/])`
const PART = new RegExp(String.raw`(?:${NUMBER})\s*([^\d.,+-][^\d,+-]*(?:${POWER})?)?`, 'gy')

/** Normalizes primes and quotes to ' and ", fractions to 1/2 and case, and removes thousands separators. */
function normalize(text: string): string {
  return text
    .replace(/[¼½¾⅛⅜⅝⅞]/g, ' $&')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/⁄/g, '/')
    .replace(/[‘’′]/g, "'")
    .replace(/''|[“”″]/g, '"')
    .replace(/[−–]/g, '-')
    .replace(/(\d)[,' ](?=\d{3}(?![\d/]))/g, '$1')
    .trim()
}

function unitByAlias(text: string): KnownUnit | undefined {
  const id = BY_ALIAS.get(text.replace(/[\s.^]/g, '').replace(/and$/, ''))
  const category = id && categoryOf(id)
  return category && unitsOf(category).find((unit) => unit.id === id)
}

/** Splits normalized text to its sign and the rest. */
function splitSign(text: string): readonly [sign: string, rest: string] {
  const [, sign = '', rest = ''] = /^([+-]?)\s*(.*)$/s.exec(normalize(text)) ?? []
  return [sign, rest]
}

interface Part {
  readonly amount: Rational
  readonly unit: KnownUnit
}

function partsOf(text: string): Part[] | null {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(PART)) {
    const [whole, mixed = '0', numerator, denominator, decimal = '0', written] = match
    if (denominator !== undefined && Number(denominator) === 0) return null
    const amount = numerator ? add(rational(mixed), rational(`${numerator}/${denominator}`)) : rational(decimal)
    // A number without a unit after feet is in inches: 5'11.
    const unit = unitByAlias(written ?? (parts.at(-1)?.unit.id === 'ft' ? 'in' : ''))
    if (!unit) return null
    parts.push({ amount, unit })
    end = match.index + whole.length
  }
  return end === text.length ? parts : null
}

export interface Measurement {
  readonly value: number
  readonly unit: KnownUnit
}

/**
 * Parses a number with a unit (`180cm`, `25평`, `5'11"`, `5 ft 11 1/2 in`, `-40 °F`) to its value in the first unit of
 * the text; null for anything else, including a number without a unit.
 */
export function readMeasurement(text: string): Measurement | null {
  if (text.length > MAX_LENGTH) return null
  const [sign, rest] = splitSign(text)
  const parts = partsOf(rest)
  const unit = parts?.[0]?.unit
  if (!parts || !unit) return null
  const category = categoryOf(unit.id)
  if (parts.some((part) => categoryOf(part.unit.id) !== category)) return null
  if (category === 'temperature' && parts.length > 1) return null
  // A repeated unit is incomplete input: 5'11' becomes 5'11'' and is not 16 feet.
  if (new Set(parts.map((part) => part.unit)).size < parts.length) return null
  const sum = parts
    .map((part) => divide(multiply(part.amount, rational(part.unit.factor)), rational(unit.factor)))
    .reduce(add)
  const size = toNumber(sum)
  return { value: sign === '-' ? -size : size, unit }
}

/** The first unit of a text, even if the rest is incomplete: feet for `5 ft 11 i`. */
export function firstUnitIn(text: string): KnownUnit | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const [first] = splitSign(text)[1].matchAll(PART)
  return first?.[5] === undefined ? undefined : unitByAlias(first[5])
}
