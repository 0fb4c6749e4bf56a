import { amount, choices, testFields } from '@/scripts/jest/field-table'
import { bacCalculatorFields } from './fields'

const DRINKS = ['beer', 'wine', 'spirits', 'whiskey', 'soju-shot', 'soju-bottle', 'makgeolli', 'highball', 'custom']

testFields(bacCalculatorFields, {
  gender: choices(['male', 'female']),
  weight: amount('', { from: 1, to: 300 }),
  weightUnit: choices(['kg', 'lbs']),
  drinkType: choices(DRINKS),
  drinkCount: amount('', { from: 0, to: 20, step: 0.5 }),
  volume: amount('', { from: 1, to: 5_000 }),
  abv: amount('', { from: 0, to: 100, step: 0.1 }),
  drinkType2: choices(['', ...DRINKS]),
  drinkCount2: amount('', { from: 0, to: 20, step: 0.5 }),
  volume2: amount('', { from: 1, to: 5_000 }),
  abv2: amount('', { from: 0, to: 100, step: 0.1 }),
  drinkType3: choices(['', ...DRINKS]),
  drinkCount3: amount('', { from: 0, to: 20, step: 0.5 }),
  volume3: amount('', { from: 1, to: 5_000 }),
  abv3: amount('', { from: 0, to: 100, step: 0.1 }),
  drinkType4: choices(['', ...DRINKS]),
  drinkCount4: amount('', { from: 0, to: 20, step: 0.5 }),
  volume4: amount('', { from: 1, to: 5_000 }),
  abv4: amount('', { from: 0, to: 100, step: 0.1 }),
  hours: amount('', { from: 0, to: 24, step: 0.5 }),
  legalLimit: choices(['0.03', '0.05', '0.08'], { starts: '0.08' }),
})
