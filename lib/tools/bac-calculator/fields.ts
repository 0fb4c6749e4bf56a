import { choice, number } from '@/lib/core/fields'

export const DRINKS = [
  'beer',
  'wine',
  'spirits',
  'whiskey',
  'soju-shot',
  'soju-bottle',
  'soju-shot-16',
  'soju-bottle-16',
  'makgeolli',
  'highball',
  'custom',
] as const
export type Drink = (typeof DRINKS)[number]

/** Suffixes of the field names of each drink; the first has no suffix. */
export const DRINK_ROWS = ['', '2', '3', '4'] as const
export type DrinkRow = (typeof DRINK_ROWS)[number]

const drinkCount = number({ default: null, unit: 'count', min: 0, max: 20, step: 0.5 })
const volume = number({ default: null, unit: 'mL', min: 1, max: 5_000 })
const abv = number({ default: null, unit: 'abv', min: 0, max: 100, step: 0.1 })
/** An additional drink; '' for none. */
const furtherDrink = choice(['', ...DRINKS])

export const bacCalculatorFields = {
  gender: choice(['male', 'female']),
  weight: number({
    default: null,
    unitBy: {
      field: 'weightUnit',
      ranges: { kg: { unit: 'kg', min: 1, max: 300 }, lbs: { unit: 'lb', min: 2.3, max: 661.3 } },
    },
  }),
  weightUnit: choice(['kg', 'lbs']),
  drinkType: choice(DRINKS),
  drinkCount,
  volume,
  abv,
  drinkType2: furtherDrink,
  drinkCount2: drinkCount,
  volume2: volume,
  abv2: abv,
  drinkType3: furtherDrink,
  drinkCount3: drinkCount,
  volume3: volume,
  abv3: abv,
  drinkType4: furtherDrink,
  drinkCount4: drinkCount,
  volume4: volume,
  abv4: abv,
  hours: number({ default: null, unit: 'h', min: 0, max: 24, step: 0.5 }),
  /** For drivers, as blood alcohol in percent. */
  legalLimit: choice(['0.03', '0.05', '0.08'], '0.08'),
}
