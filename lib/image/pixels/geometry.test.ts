import { sizeWithin } from './geometry'

test.each([
  [{ width: 4000, height: 3000 }, 1600, { width: 1600, height: 1200 }],
  [{ width: 3000, height: 4000 }, 1600, { width: 1200, height: 1600 }],
  [{ width: 1000, height: 666 }, 100, { width: 100, height: 67 }],
  [{ width: 666, height: 1000 }, 100, { width: 67, height: 100 }],
  [{ width: 8000, height: 2 }, 100, { width: 100, height: 1 }],
  [{ width: 640, height: 480 }, 1600, { width: 640, height: 480 }],
  [{ width: 640, height: 480 }, null, { width: 640, height: 480 }],
  [{ width: 640.6, height: 0.2 }, 1600, { width: 641, height: 1 }],
])('%j with a longest side of %s is %j', (size, side, expected) => {
  expect(sizeWithin(size, side)).toEqual(expected)
})
