import { ALIASES } from './aliases'
import { add, divide, multiply, rational, toNumber, type Rational } from './rational'
import { categoryOf, unitsOf, type KnownUnit, type UnitId } from './units'

const BY_ALIAS = new Map(
  Object.entries(ALIASES).flatMap(([id, spellings]) => spellings.split(' ').map((name) => [name, id as UnitId])),
)

/** Longest text a measurement is read from. */
const MAX_LENGTH = 100

const NUMBER = String.raw`(?:(\d+)\s+)?(\d+)\/(\d+)|(\d+\.?\d*|\.\d+)`
// A 2 or 3 right after a unit makes it a square or a cube, unless it is the next number, as in 5ft2in, 5'2 and 5 ft 2.
const POWER = String.raw`(?<!['"]\s*|(?:ft|feet|foot)\.?\s+)[23](?!\s*[\d.a-z'"/])`
const PART = new RegExp(String.raw`(?:${NUMBER})\s*([^\d.,+-][^\d,+-]*(?:${POWER})?)?`, 'gy')

/** Primes and typographic quotes as ' and ", fractions as 1/2, thousands separators gone, lower case. */
function plain(text: string): string {
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

function unitNamed(text: string): KnownUnit | undefined {
  const id = BY_ALIAS.get(text.replace(/[\s.^]/g, '').replace(/and$/, ''))
  const category = id && categoryOf(id)
  return category && unitsOf(category).find((unit) => unit.id === id)
}

/** A text → its sign and what is behind it, in the spelling that parts are read from. */
function signed(text: string): readonly [sign: string, rest: string] {
  const [, sign = '', rest = ''] = /^([+-]?)\s*(.*)$/s.exec(plain(text)) ?? []
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
    const [whole, mixed = '0', top, bottom, decimal = '0', written] = match
    if (bottom !== undefined && Number(bottom) === 0) return null
    const amount = top ? add(rational(mixed), rational(`${top}/${bottom}`)) : rational(decimal)
    // 5'11 means inches at its end, as on a tape measure.
    const unit = unitNamed(written ?? (parts.at(-1)?.unit.id === 'ft' ? 'in' : ''))
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
 * A number with its unit as people write it (`180cm`, `25평`, `5'11"`, `5 ft 11 1/2 in`, `-40 °F`) → the value in the
 * first unit named; null for anything else, a number alone included.
 */
export function readMeasurement(text: string): Measurement | null {
  if (text.length > MAX_LENGTH) return null
  const [sign, rest] = signed(text)
  const parts = partsOf(rest)
  const unit = parts?.[0]?.unit
  if (!parts || !unit) return null
  const category = categoryOf(unit.id)
  if (parts.some((part) => categoryOf(part.unit.id) !== category)) return null
  if (category === 'temperature' && parts.length > 1) return null
  // 5'11' is on the way to 5'11'' and not 16 feet.
  if (new Set(parts.map((part) => part.unit)).size < parts.length) return null
  const sum = parts
    .map((part) => divide(multiply(part.amount, rational(part.unit.factor)), rational(unit.factor)))
    .reduce(add)
  const size = toNumber(sum)
  return { value: sign === '-' ? -size : size, unit }
}

/** The first unit a text names, also while what follows is unfinished: feet for `5 ft 11 i`. */
export function unitWritten(text: string): KnownUnit | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const [first] = signed(text)[1].matchAll(PART)
  return first?.[5] === undefined ? undefined : unitNamed(first[5])
}
