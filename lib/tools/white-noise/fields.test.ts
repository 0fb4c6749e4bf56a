import { amount, choices, testFields } from '@/scripts/jest/field-table'
import { whiteNoiseFields, VOLUME_PRESETS } from './fields'

const LEVEL = { from: 0, to: 100, step: 1, remembered: true }

testFields(whiteNoiseFields, {
  type: choices(['white', 'pink', 'brown', 'rain', 'ocean', 'forest', 'cafe', 'fire', 'fan', 'train'], {
    remembered: true,
  }),
  volume: amount('50', LEVEL),
  timerMinutes: amount('', { from: 1, to: 480, optional: true }),
  'mix-white': amount('0', LEVEL),
  'mix-pink': amount('0', LEVEL),
  'mix-brown': amount('0', LEVEL),
  'mix-rain': amount('0', LEVEL),
  'mix-ocean': amount('0', LEVEL),
  'mix-forest': amount('0', LEVEL),
  'mix-cafe': amount('0', LEVEL),
  'mix-fire': amount('0', LEVEL),
  'mix-fan': amount('0', LEVEL),
  'mix-train': amount('0', LEVEL),
})

test('the volume can be preset to a quarter, a half and three quarters', () => {
  expect(VOLUME_PRESETS).toEqual([25, 50, 75])
})
