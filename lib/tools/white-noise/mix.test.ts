import { defaultsOf, parseFields } from '@/lib/core/fields'
import { whiteNoiseFields, type NoiseValues } from './fields'
import { mixOf, NO_NOISE, timerSeconds, timerText, volumeOf } from './mix'
import { NOISE_PEAKS, NOISE_TYPES } from './noise-types'

function values(changes: Partial<Record<keyof typeof whiteNoiseFields, string>> = {}): NoiseValues {
  return parseFields(whiteNoiseFields, { ...defaultsOf(whiteNoiseFields), ...changes }).values
}

test('the default is white noise at half volume', () => {
  expect(mixOf(values())).toEqual({ ...NO_NOISE, white: 1 })
  expect(volumeOf(values())).toBe(0.5)
})

test('a mix preserves the ratios of its levels and has the power of one sound', () => {
  const mix = mixOf(values({ type: 'rain', 'mix-brown': '50', 'mix-ocean': '100' }))
  expect(mix.brown / mix.rain).toBeCloseTo(0.5, 12)
  expect(mix.ocean).toBe(mix.rain)
  expect(NOISE_TYPES.reduce((sum, type) => sum + mix[type] ** 2, 0)).toBeCloseTo(1, 12)
})

test.each(NOISE_TYPES)('at full volume %s reaches 0.8 of full scale', (type) => {
  expect(mixOf(values({ type, volume: '100' }))[type] * NOISE_PEAKS[type]).toBeCloseTo(0.8, 12)
  expect(mixOf(values({ type, volume: '50' }))[type]).toBe(1)
})

// The peaks that were measured within ten seconds at equal loudness, in the median of thirty stretches.
test.each([
  ['white', 0.1115],
  ['pink', 0.432],
  ['brown', 0.728],
  ['rain', 0.426],
  ['ocean', 0.593],
  ['forest', 0.444],
  ['cafe', 0.546],
  ['fire', 0.807],
  ['fan', 0.457],
  ['train', 0.755],
] as const)('at full volume %s, whose peak is %d, is as much louder as that allows', (type, peak) => {
  expect(mixOf(values({ type, volume: '100' }))[type]).toBeCloseTo(0.8 / peak, 9)
  // Three quarters of the volume are half of the way, in proportion.
  expect(mixOf(values({ type, volume: '75' }))[type]).toBeCloseTo(Math.sqrt(0.8 / peak), 9)
})

test('a louder mix preserves the ratios of its levels and has the peak of one sound', () => {
  const loud = mixOf(values({ type: 'white', 'mix-brown': '50', volume: '100' }))
  expect(loud.brown / loud.white).toBeCloseTo(0.5, 12)
  expect(Math.hypot(...NOISE_TYPES.map((type) => loud[type] * NOISE_PEAKS[type]))).toBeCloseTo(0.8, 12)
})

test('each step of the volume is louder than the one before', () => {
  const gains = Array.from({ length: 101 }, (_, volume) => {
    const set = values({ type: 'ocean', volume: String(volume) })
    return mixOf(set).ocean * volumeOf(set)
  })
  gains.slice(1).forEach((gain, index) => expect(gain).toBeGreaterThan(gains[index] ?? 0))
})

test('the level of the selected sound has no effect', () => {
  expect(mixOf(values({ type: 'pink', 'mix-pink': '10' })).pink).toBe(1)
})

test.each([
  ['0', 0],
  ['100', 1],
  ['250', 1],
  ['', 0.5],
  ['loud', 0.5],
])('a volume of "%s" is a gain of %d', (volume, gain) => {
  expect(volumeOf(values({ volume }))).toBe(gain)
})

test.each([
  ['30', 1800],
  ['1', 60],
  ['480', 28_800],
  ['0.5', null],
  ['0', null],
  ['-5', null],
  ['481', null],
  ['', null],
  ['soon', null],
])('a timer of "%s" minutes runs for %s seconds', (timerMinutes, seconds) => {
  expect(timerSeconds(values({ timerMinutes }))).toBe(seconds)
})

test.each([
  [0, '0:00'],
  [61, '1:01'],
  [28_800, '480:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(timerText(seconds)).toBe(text)
})
