import { amount, checkbox, choices, testFields } from '@/scripts/jest/field-table'
import { parseFields, defaultsOf } from '@/lib/core/fields'
import { mp4ToGifFields, CROP_RATIOS, QUALITY_COLORS } from './fields'

testFields(mp4ToGifFields, {
  format: choices(['gif', 'webp', 'mp4']),
  startTime: amount('0', { from: 0, step: 0.1 }),
  duration: amount('3', { from: 0.5, to: 10, step: 0.1 }),
  fps: amount('10', { from: 5, to: 30, step: 1, whole: true, remembered: true }),
  width: amount('480', { from: 100, to: 1920, step: 1, whole: true }),
  height: amount('270', { from: 100, to: 1080, step: 1, whole: true }),
  keepAspectRatio: checkbox(true),
  quality: choices(['low', 'medium', 'high'], { starts: 'medium', remembered: true }),
  crop: choices(['whole', 'square', 'portrait', 'wide', 'tall']),
  cropX: amount('50', { from: 0, to: 100, step: 1 }),
  cropY: amount('50', { from: 0, to: 100, step: 1 }),
  speed: choices(['0.25', '0.5', '1', '1.5', '2', '4'], { starts: '1' }),
  order: choices(['forward', 'reverse', 'boomerang']),
  loop: choices(['0', '1', '2', '3', '5', '10'], { remembered: true }),
  targetSize: amount('', { from: 0.05, to: 100, optional: true }),
})

test('the qualities have 64, 128 and 256 colors', () => {
  expect(QUALITY_COLORS).toEqual({ low: 64, medium: 128, high: 256 })
})

test('the crops are 1:1, 4:5, 16:9 and 9:16', () => {
  expect(CROP_RATIOS).toEqual({ whole: 0, square: 1, portrait: 0.8, wide: 16 / 9, tall: 0.5625 })
})

test('a clip has at most 10 seconds as GIF, 30 as WebP or MP4', () => {
  const problemOf = (format: string, duration: string) =>
    parseFields(mp4ToGifFields, { ...defaultsOf(mp4ToGifFields), format, duration }).problems.duration?.params
  expect(problemOf('gif', '10.1')).toEqual({ min: 0.5, max: 10 })
  for (const format of ['webp', 'mp4']) {
    expect(problemOf(format, '30')).toBeUndefined()
    expect(problemOf(format, '30.1')).toEqual({ min: 0.5, max: 30 })
  }
})
