import { colorName } from './color-name'

it.each([
  ['en', [255, 99, 71], 'tomato', true],
  ['ko', [254, 100, 72], '토마토색', true],
  ['ja', [255, 215, 0], '金色', true],
  ['en', [230, 120, 90], 'salmon', false],
  ['ko', [0, 0, 0], '검정', true],
  ['en', [144, 112, 80], 'sienna', false],
  ['en', [96, 80, 64], 'saddle brown', false],
  ['en', [112, 128, 144], 'slate gray', true],
  ['en', [140, 140, 128], 'gray', false],
] as const)('in %s, %p is %s: %s', (locale, rgb, name, isSame) => {
  expect(colorName(rgb, locale)).toEqual({ name, isSame })
})
