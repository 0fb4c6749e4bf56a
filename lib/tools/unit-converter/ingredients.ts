import { convert } from './convert'
import { categoryOf, UNIT_BY_ID, type KnownUnit } from './units'

/** Measures in which the sources weigh; `ktbsp` has 15 mL. */
type Measure = 'tsp' | 'tbsp' | 'cup' | 'ktbsp'

/**
 * Grams in an amount of a measure. Dry ingredients, fats and syrups: King Arthur Baking, Ingredient Weight Chart
 * (https://www.kingarthurbaking.com/learn/ingredient-weight-chart). Water, milk and soy sauce: USDA FoodData Central, SR Legacy
 * (https://fdc.nal.usda.gov). The soft sugar of Japanese kitchens: Kagawa Nutrition University, 標準計量カップ・スプーンによる重量表.
 */
const WEIGHTS = {
  flour: [1, 'cup', 120],
  wholeWheatFlour: [1, 'cup', 113],
  riceFlour: [1, 'cup', 142],
  almondFlour: [1, 'cup', 96],
  starch: [0.25, 'cup', 28],
  sugar: [1, 'cup', 198],
  softSugar: [1, 'ktbsp', 9],
  brownSugar: [1, 'cup', 213],
  powderedSugar: [2, 'cup', 227],
  salt: [1, 'tbsp', 18],
  bakingPowder: [1, 'tsp', 4],
  cocoa: [0.5, 'cup', 42],
  rice: [0.5, 'cup', 99],
  oats: [1, 'cup', 89],
  breadCrumbs: [1, 'cup', 50],
  sesame: [0.5, 'cup', 71],
  walnuts: [1, 'cup', 113],
  butter: [8, 'tbsp', 113],
  oil: [1, 'cup', 198],
  honey: [1, 'tbsp', 21],
  water: [1, 'cup', 237],
  milk: [1, 'cup', 244],
  soySauce: [1, 'tbsp', 16],
} as const satisfies Record<string, readonly [amount: number, measure: Measure, grams: number]>

export type Ingredient = keyof typeof WEIGHTS
export const INGREDIENTS = Object.keys(WEIGHTS) as [Ingredient, ...Ingredient[]]

/** Measures of the kitchen, smallest first. */
export const KITCHEN_UNITS = ['tsp', 'tbsp', 'kcup', 'cup'].flatMap((id) => UNIT_BY_ID.get(id) ?? [])

/** Weight in grams of a volume of an ingredient; null for a unit that is not one of volume, or an infinite result. */
export function gramsOf(ingredient: Ingredient, value: number, unit: KnownUnit): number | null {
  const [amount, measure, grams] = WEIGHTS[ingredient]
  const measured = UNIT_BY_ID.get(measure)
  const inMeasure = measured && categoryOf(unit.id) === 'volume' ? convert(value, unit, measured) : null
  return inMeasure === null ? null : (inMeasure / amount) * grams
}

/** Volume of grams of an ingredient, in `unit`; null for a unit that is not one of volume. */
export function volumeOf(ingredient: Ingredient, grams: number, unit: KnownUnit): number | null {
  const one = gramsOf(ingredient, 1, unit)
  return one === null ? null : grams / one
}
