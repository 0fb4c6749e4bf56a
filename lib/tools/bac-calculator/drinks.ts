import type { Values } from '@/lib/core/fields'
import { DRINK_ROWS, type bacCalculatorFields, type Drink, type DrinkRow } from './fields'

/** Density of ethanol in grams per milliliter, at 20 °C. */
const DENSITY = 0.789

/** Grams of pure alcohol in a US standard drink (NIAAA, "What is a standard drink?"). */
const STANDARD_DRINK = 14

/** Grams of pure alcohol in a volume of drink with a strength in percent by volume. */
function gramsOf(milliliters: number, abv: number): number {
  return milliliters * (abv / 100) * DENSITY
}

/**
 * Strengths are in percent by volume, grams are those of pure alcohol. Beer, wine, spirits and whiskey are US standard drinks;
 * the soju of 20 % is as documented, with 0.8 g in a milliliter. The others are as sold today: Chamisul
 * Fresh in a bottle of 360 ml (16 % since 14 February 2024) and in a shot glass, Seoul Jangsu makgeolli by the bottle, and
 * Suntory's Kaku Highball by the can.
 */
export const SERVINGS = [
  { drink: 'beer', milliliters: 355, abv: 5, grams: STANDARD_DRINK },
  { drink: 'wine', milliliters: 148, abv: 12, grams: STANDARD_DRINK },
  { drink: 'spirits', milliliters: 44, abv: 40, grams: STANDARD_DRINK },
  { drink: 'whiskey', milliliters: 44, abv: 40, grams: STANDARD_DRINK },
  { drink: 'soju-shot', milliliters: 50, abv: 20, grams: 8 },
  { drink: 'soju-bottle', milliliters: 360, abv: 20, grams: 57.6 },
  { drink: 'soju-shot-16', milliliters: 50, abv: 16, grams: gramsOf(50, 16) },
  { drink: 'soju-bottle-16', milliliters: 360, abv: 16, grams: gramsOf(360, 16) },
  { drink: 'makgeolli', milliliters: 750, abv: 6, grams: gramsOf(750, 6) },
  { drink: 'highball', milliliters: 350, abv: 7, grams: gramsOf(350, 7) },
] as const

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
function gramsEach(drink: Drink | '', milliliters: number | null, abv: number | null): number | null {
  if (drink !== 'custom') return SERVINGS.find((serving) => serving.drink === drink)?.grams ?? null
  if (milliliters === null || abv === null || milliliters < 0 || abv < 0 || abv > 100) return null
  return gramsOf(milliliters, abv)
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
