import { GROUPED_BY_SPACE, readQuantities, type Quantity } from '@/lib/core/read-number'
import { readableText } from '@/lib/core/typed-text'
import { ALIASES, ASKED, SCALED } from './aliases'
import { add, divide, multiply, rational, toNumber } from './rational'
import { categoryOf, UNIT_BY_ID, type KnownUnit, type UnitId } from './units'

/** What a spelling means: a unit, and how many of it. */
interface Meaning {
  readonly unit: KnownUnit
  readonly times: string
}

function meaning(id: UnitId, times = '1'): Meaning {
  return { unit: UNIT_BY_ID.get(id)!, times }
}

const BY_ALIAS = new Map(
  Object.entries(ALIASES).flatMap(([id, names]) => names.split(' ').map((name) => [name, meaning(id as UnitId)])),
)

/** Symbols, whose case matters: MJ and mJ. */
const BY_SYMBOL = new Map([
  ...[...UNIT_BY_ID.values()].flatMap((unit) =>
    unit.symbol ? [[unit.symbol.replace(/\s/g, ''), meaning(unit.id)] as const] : [],
  ),
  ...Object.entries(SCALED).flatMap(([id, symbols]) =>
    symbols.split(' ').map((scaled) => {
      const [symbol = '', times] = scaled.split('=')
      return [symbol, meaning(id as UnitId, times)] as const
    }),
  ),
])

const QUESTIONS = new Map(
  Object.entries(ASKED).flatMap(([answers, names]) => names.split(' ').map((name) => [name, answers.split(' ')])),
)

/** Liters per 100 km as one word, because a number in a unit would start the next quantity. */
const LITERS_PER_100_KM = /(?<![a-z])(?:ℓ|l(?:iters?|itres?)?)\s*(?:\/|per)?\s*100\s*km/gi

/** A question which unit a name means, and the spellings that answer it. */
interface UnitQuestion {
  readonly name: string
  readonly spellings: readonly string[]
}

export type Reading =
  | { readonly kind: 'measured'; readonly value: number; readonly unit: KnownUnit; readonly to?: KnownUnit }
  | ({ readonly kind: 'refused'; readonly code: 'whichUnit'; readonly amount: number } & UnitQuestion)
  | { readonly kind: 'refused'; readonly code: 'unknownUnit' | 'noTarget'; readonly name: string }
  | { readonly kind: 'refused'; readonly code: 'differentKinds' | 'severalNumbers' }

/** The meaning of a name, or the question where its case decides about the size; undefined for an unknown name. */
function resolve(name: string): Meaning | UnitQuestion | undefined {
  const spellings = QUESTIONS.get(name)
  if (spellings) return { name, spellings }
  const symbol = BY_SYMBOL.get(name)
  if (symbol) return symbol
  const lower = name.toLowerCase()
  const others = [...BY_SYMBOL].filter(([known]) => known.toLowerCase() === lower)
  const alias = BY_ALIAS.get(lower)
  const bySize = new Map(others.toReversed().map(([known, read]) => [sizeText(read), known]))
  const isCertain = bySize.size < 2 && (!alias || bySize.size === 0 || bySize.has(sizeText(alias)))
  return isCertain ? (alias ?? others[0]?.[1]) : { name, spellings: [...bySize.values()].toReversed() }
}

function sizeText({ unit, times }: Meaning): string {
  return String(toNumber(multiply(rational(unit.factor), rational(times))))
}

function isQuestion(resolved: Meaning | UnitQuestion): resolved is UnitQuestion {
  return 'spellings' in resolved
}

/** A kilo is a kilogram among weights and a kilometer among lengths, and a degree is one of the selected scale. */
function ownMeaning(name: string, selected: KnownUnit): Meaning | undefined {
  const category = categoryOf(selected.id)
  if (category === 'temperature') return /^(°|도|度|degrees?)$/.test(name) ? meaning(selected.id) : undefined
  const kilo = category === 'length' ? 'km' : category === 'weight' ? 'kg' : undefined
  return kilo && /^(킬로|키로|キロ)$/.test(name) ? meaning(kilo) : undefined
}

/** The unit of a number without one after another unit: 5 ft 11, 1h30, 11 st 4. */
const FOLLOWING: Readonly<Partial<Record<UnitId, UnitId>>> = { ft: 'in', h: 'min', st: 'lb', m: 'cm' }

function meaningOf({ unit: name, digits }: Quantity, before: Quantity | undefined, selected: KnownUnit | undefined) {
  const previous = before && resolve(before.unit)
  const last = previous && !isQuestion(previous) ? previous.unit.id : undefined
  const next = last && FOLLOWING[last]
  // 1m75 are 1 m 75 cm. 1m5 may be 1.5 m. 5'9 160 are two numbers.
  if (name === '' && next && !GROUPED_BY_SPACE.test(digits) && (last !== 'm' || digits.length === 2))
    return meaning(next)
  if (name.toLowerCase() === 'm' && last === 'h') return meaning('min')
  return (selected && ownMeaning(name, selected)) ?? resolve(name)
}

/** What is converted and what to: `5 kg to lb`, `5kg을 파운드로`. */
const WITH_TARGET = [
  /^(.+)\s(?:to|into|in|as)\s+(\D*[a-z][23]|\D+?)\s*\??$/i,
  /^(.+?)\s*(?:→|->|=>|=)\s*(\D*[a-z][23]|\D+?)\s*\??$/i,
  /^(.+?)(?:을|를)\s*(\D*[a-z][23]|\D+?)(?:으로|로)$/i,
  /^(.+?)を\s*(\D*[a-z][23]|\D+?)に$/i,
]

const MAX_LENGTH = 100

/** Two numbers with a slash, such as a blood pressure: 120/80 mmHg. */
const SEVERAL = /^\s*\d{2,}\s*\/\s*\d{2,}\s*\D/

/**
 * Reads a number with a unit (`180cm`, `25평`, `5'11"`, `5 ft 11 1/2 in`, `-40 °F`, `5 kg to lb`): its value in the
 * first unit of the text, or what is to be asked or refused. Null for a number without a unit and for what is no number.
 * `selected` is the unit that is chosen, for names that depend on it.
 */
export function readMeasurement(text: string, selected?: KnownUnit): Reading | null {
  const plain = text.length > MAX_LENGTH ? '' : readableText(text).trim().replace(LITERS_PER_100_KM, 'lphkm')
  // 1:30 is a time without a unit of its own.
  if (plain === '' || /^\d+[:：]/.test(plain)) return null
  for (const pattern of WITH_TARGET) {
    const [, source, target] = pattern.exec(plain) ?? []
    const read = source === undefined ? null : readMeasurement(source, selected)
    if (!target || read?.kind !== 'measured') continue
    const to = resolve(target.normalize('NFKC').replace(/[\s.^]/g, ''))
    if (!to || isQuestion(to)) return { kind: 'refused', code: 'unknownUnit', name: target }
    if (categoryOf(to.unit.id) !== categoryOf(read.unit.id)) return { kind: 'refused', code: 'differentKinds' }
    // A troy ounce is read as so many ounces, and a result in ounces would not be in troy ounces.
    if (to.times !== '1') return { kind: 'refused', code: 'noTarget', name: target }
    return { ...read, to: to.unit }
  }
  const quantities = readQuantities(plain)
  if (quantities === null) return SEVERAL.test(plain) ? { kind: 'refused', code: 'severalNumbers' } : null
  return measure(quantities, selected)
}

/** True for metric lengths beside feet and inches, which nobody adds up. */
function isMixed(units: readonly KnownUnit[]): boolean {
  const sources = new Set(units.map(({ source }) => source))
  return sources.has('si') && sources.has('yardPound')
}

function measure(quantities: readonly Quantity[], selected: KnownUnit | undefined): Reading | null {
  if (quantities.every(({ unit }) => unit === '')) return null
  const parts: { amount: number; unit: KnownUnit; times: string }[] = []
  for (const [index, quantity] of quantities.entries()) {
    const resolved = meaningOf(quantity, quantities[index - 1], selected)
    if (!resolved) return quantity.unit === '' ? null : { kind: 'refused', code: 'unknownUnit', name: quantity.unit }
    if (isQuestion(resolved)) return { kind: 'refused', code: 'whichUnit', amount: quantity.amount, ...resolved }
    parts.push({ amount: quantity.amount, ...resolved })
  }
  const unit = parts[0]!.unit
  const category = categoryOf(unit.id)
  if (parts.some((part) => categoryOf(part.unit.id) !== category)) return { kind: 'refused', code: 'differentKinds' }
  // Neither 20 °C 5 °C nor 5 km/L 3 mpg is a sum.
  if ((category === 'temperature' || category === 'fuel') && parts.length > 1) return null
  // In 1m80 in ft the inch is a preposition.
  if (category === 'length' && isMixed(parts.map((part) => part.unit))) return null
  // A repeated unit is incomplete input: 5'11' becomes 5'11'' and is not 16 feet.
  if (new Set(parts.map((part) => part.unit)).size < parts.length) return null
  const sum = parts
    .map(({ amount, times, unit: { factor } }) =>
      divide(multiply(multiply(rational(String(amount)), rational(times)), rational(factor)), rational(unit.factor)),
    )
    .reduce(add)
  return { kind: 'measured', value: toNumber(sum), unit }
}

/** The first unit of a text, even if the rest is incomplete: feet for `5 ft 11 i`. */
export function firstUnitIn(text: string, selected: KnownUnit): KnownUnit | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const [first] = readQuantities(readableText(text).replace(LITERS_PER_100_KM, 'lphkm')) ?? []
  const resolved = first && first.unit !== '' ? meaningOf(first, undefined, selected) : undefined
  return resolved && !isQuestion(resolved) ? resolved.unit : undefined
}
