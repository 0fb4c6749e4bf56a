import { ALIASES } from './aliases'
import { readQuantities, type Quantity } from '@/lib/core/read-number'
import { add, divide, multiply, rational, toNumber } from './rational'
import { categoryOf, unitsOf, type KnownUnit, type UnitId } from './units'

const BY_ALIAS = new Map(
  Object.entries(ALIASES).flatMap(([id, spellings]) => spellings.split(' ').map((name) => [name, id as UnitId])),
)

/** Liters per 100 km as one word, because a number in a unit would start the next quantity. */
const LITERS_PER_100_KM = /(?<![a-z])(?:ℓ|l(?:iters?|itres?)?)\s*(?:\/|per)?\s*100\s*km/gi

function quantitiesOf(text: string): Quantity[] {
  return readQuantities(text.replace(LITERS_PER_100_KM, 'lphkm')) ?? []
}

function unitByAlias(name: string): KnownUnit | undefined {
  const id = BY_ALIAS.get(name)
  const category = id && categoryOf(id)
  return category && unitsOf(category).find((unit) => unit.id === id)
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
  const quantities = quantitiesOf(text)
  const parts = quantities.flatMap(({ amount, unit: name }, index) => {
    // A number without a unit after feet is in inches: 5'11.
    const isAfterFeet = name === '' && unitByAlias(quantities[index - 1]?.unit ?? '')?.id === 'ft'
    const unit = unitByAlias(isAfterFeet ? 'in' : name)
    return unit ? [{ amount, unit }] : []
  })
  const unit = parts[0]?.unit
  if (!unit || parts.length < quantities.length) return null
  const category = categoryOf(unit.id)
  if (parts.some((part) => categoryOf(part.unit.id) !== category)) return null
  // Neither 20 °C 5 °C nor 5 km/L 3 mpg is a sum.
  if ((category === 'temperature' || category === 'fuel') && parts.length > 1) return null
  // A repeated unit is incomplete input: 5'11' becomes 5'11'' and is not 16 feet.
  if (new Set(parts.map((part) => part.unit)).size < parts.length) return null
  const sum = parts
    .map((part) => divide(multiply(rational(String(part.amount)), rational(part.unit.factor)), rational(unit.factor)))
    .reduce(add)
  return { value: toNumber(sum), unit }
}

/** The first unit of a text, even if the rest is incomplete: feet for `5 ft 11 i`. */
export function firstUnitIn(text: string): KnownUnit | undefined {
  return unitByAlias(quantitiesOf(text)[0]?.unit ?? '')
}
