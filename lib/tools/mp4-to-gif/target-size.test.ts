import { bytesWithin } from './target-size'

test.each([
  ['what fits anyway', { width: 480, height: 270 }, 900, 1000, 900],
  ['just under the target', { width: 480, height: 270 }, 4000, 1000, 940],
  // A quarter of the height is as small as it may be.
  ['as small as it may be', { width: 800, height: 400 }, 64_000, 1000, 4000],
  ['what cannot be smaller', { width: 100, height: 400 }, 4000, 1000, 4000],
])('a target size lets expect %s', (_, size, bytes, target, expected) => {
  expect(Math.abs(bytesWithin(size, bytes, target) / expected - 1)).toBeLessThan(0.01)
})
