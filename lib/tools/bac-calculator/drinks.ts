import type { Values } from '@/lib/core/fields'
import { DRINK_ROWS, type bacCalculatorFields, type Drink, type DrinkRow } from './fields'

export interface Serving {
  readonly drink: Exclude<Drink, 'custom'>
  readonly millilitres: number
  /** Percent by volume. */
  readonly abv: number
  /** Grams of pure alcohol. */
  readonly grams: number
}

/** Standard servings. Beer, wine and spirits are US standard drinks (NIAAA: 14 g); soju as sold in Korea. */
export const SERVINGS: readonly Serving[] = [
  { drink: 'beer', millilitres: 355, abv: 5, grams: 14 },
  { drink: 'wine', millilitres: 148, abv: 12, grams: 14 },
  { drink: 'spirits', millilitres: 44, abv: 40, grams: 14 },
  { drink: 'whiskey', millilitres: 44, abv: 40, grams: 14 },
  { drink: 'soju-shot', millilitres: 50, abv: 20, grams: 8 },
  { drink: 'soju-bottle', millilitres: 360, abv: 20, grams: 57.6 },
]

/** Density of ethanol in grams per milliliter. */
const DENSITY = 0.789

type BacValues = Values<typeof bacCalculatorFields>

/** Rows of drinks in use: the first, and those with a drink chosen. */
export function usedRows(values: BacValues): DrinkRow[] {
  return DRINK_ROWS.filter((row) => values[`drinkType${row}`] !== '')
}

/** Names of the number fields of a row that is in use. */
export function fieldsOfRow(values: BacValues, row: DrinkRow) {
  const count = `drinkCount${row}` as const
  return values[`drinkType${row}`] === 'custom' ? [count, `volume${row}` as const, `abv${row}` as const] : [count]
}

/** Grams of pure alcohol in one drink; null for a custom drink without a valid volume and strength. */
function gramsEach(drink: Drink | '', millilitres: number | null, abv: number | null): number | null {
  if (drink !== 'custom') return SERVINGS.find((serving) => serving.drink === drink)?.grams ?? null
  if (millilitres === null || abv === null || millilitres < 0 || abv < 0 || abv > 100) return null
  return millilitres * (abv / 100) * DENSITY
}

/** Grams of pure alcohol of all drinks; null when a count, volume or strength is missing or negative. */
export function totalGrams(values: BacValues): number | null {
  let total = 0
  for (const row of usedRows(values)) {
    const count = values[`drinkCount${row}`]
    const each = gramsEach(values[`drinkType${row}`], values[`volume${row}`], values[`abv${row}`])
    if (count === null || each === null || count < 0) return null
    total += each * count
  }
  return total
}
