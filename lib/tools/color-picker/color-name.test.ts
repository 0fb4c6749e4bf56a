import { colorName } from './color-name'

it.each([
  ['en', [255, 99, 71], 'tomato', true],
  ['ko', [254, 100, 72], '토마토색', true],
  ['ja', [255, 215, 0], '金色', true],
  ['en', [230, 120, 90], 'salmon', false],
  ['ko', [0, 0, 0], '검정', true],
] as const)('in %s, %p is %s: %s', (locale, rgb, name, isSame) => {
  expect(colorName(rgb, locale)).toEqual({ name, isSame })
})
