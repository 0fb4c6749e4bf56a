import { amount, checkbox, choices, testFields } from '@/scripts/jest/field-table'
import { mp4ToGifFields, CROP_RATIOS, QUALITY_COLORS } from './fields'

testFields(mp4ToGifFields, {
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
