import { add, divide, multiply, rational, subtract, toNumber, type Rational } from './rational'
import { CATEGORY_IDS, categoryOf, unitsOf, type CategoryId, type KnownUnit } from './units'

const ZERO = '0'
/** Absolute zero in °C, by the definition of the Celsius scale (BIPM). */
const ABSOLUTE_ZERO = '-273.15'

export interface Selection {
  readonly category: CategoryId
  readonly from: KnownUnit
  readonly to: KnownUnit
}

/**
 * Resolves names to units. Without a category, the units determine it; units that are missing or of another category
 * are replaced by the category's first and second.
 */
export function selection(given: { category: string; from: string; to: string }): Selection {
  const named = CATEGORY_IDS.find((id) => id === given.category)
  const category = named ?? categoryOf(given.from) ?? categoryOf(given.to) ?? CATEGORY_IDS[0]
  const units = unitsOf(category)
  const [first, second] = units
  const from = units.find(({ id }) => id === given.from) ?? first
  const to = units.find(({ id }) => id === given.to) ?? (from === second ? first : second)
  return { category, from, to }
}

function isZero({ n }: Rational): boolean {
  return n === 0n
}

/** Converts `value` between two units of the same category, exactly and rounded once to a double; null if infinite. */
export function convert(value: number, from: KnownUnit, to: KnownUnit): number | null {
  const shifted = add(rational(String(value)), rational(from.offset ?? ZERO))
  if (from.inverse && isZero(shifted)) return null
  const base = from.inverse ? divide(rational(from.factor), shifted) : multiply(shifted, rational(from.factor))
  if (to.inverse && isZero(base)) return null
  const scaled = to.inverse ? divide(rational(to.factor), base) : divide(base, rational(to.factor))
  const result = toNumber(subtract(scaled, rational(to.offset ?? ZERO)))
  return Number.isFinite(result) ? result : null
}

/** Lowest possible value in a unit: absolute zero for temperatures, undefined for all others. */
export function lowestValue(unit: KnownUnit): number | undefined {
  if (categoryOf(unit.id) !== 'temperature') return undefined
  return toNumber(subtract(divide(rational(ABSOLUTE_ZERO), rational(unit.factor)), rational(unit.offset ?? ZERO)))
}

/** `value` in every unit of its category; null where it is infinite. */
export function convertToAll(value: number, { category, from }: Selection) {
  return unitsOf(category).map((unit) => ({ unit, value: convert(value, from, unit) }))
}
