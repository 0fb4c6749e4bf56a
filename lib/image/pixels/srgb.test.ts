import { linearToSrgb, srgbToLinear } from './srgb'

// IEC 61966-2-1: straight up to 0.04045, which is 0.0031308 of the light.
test.each([
  [0, 0],
  [0.02, 0.02 / 12.92],
  [0.04, 0.04 / 12.92],
  [0.5, 0.214041],
  [1, 1],
])('%d is %d of the light', (value, light) => {
  expect(srgbToLinear(value)).toBeCloseTo(light, 6)
})

test('light becomes the value that it came from, on the straight part and on the curve', () => {
  for (const value of [0.01, 0.037, 0.0404, 0.0408, 0.044, 0.2, 0.9])
    expect(linearToSrgb(srgbToLinear(value))).toBeCloseTo(value, 6)
})
