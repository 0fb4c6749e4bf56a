import { hexColor, parseHexColor } from './hex-color'
import { linearToSrgb, srgbToLinear } from './srgb'

// IEC 61966-2-1: straight below, a power above.
test.each([
  [0, 0],
  [0.02, 0.02 / 12.92],
  [0.04045, 0.04045 / 12.92],
  [0.0406, 0.003143],
  [0.2, 0.033105],
  [0.5, 0.214041],
  [1, 1],
])('sRGB of %d is light of %d', (value, light) => {
  expect(srgbToLinear(value)).toBeCloseTo(light, 6)
  expect(linearToSrgb(light)).toBeCloseTo(value, 5)
})

describe('parseHexColor', () => {
  it.each([
    ['#4F46E5', [79, 70, 229]],
    ['4f46e5', [79, 70, 229]],
    [' #abc ', [170, 187, 204]],
    ['＃ＦＦ００００', [255, 0, 0]],
  ])('reads %s', (text, rgb) => {
    expect(parseHexColor(text)).toEqual(rgb)
  })

  it.each(['', '#', '#12', '#1234', '#12345', 'red', '#gggggg', '#1234567'])('refuses %p', (text) => {
    expect(parseHexColor(text)).toBeNull()
  })
})

describe('hexColor', () => {
  it('writes six upper-case digits', () => {
    expect(hexColor([0, 128, 255])).toBe('#0080FF')
    expect(hexColor([0, 0, 9])).toBe('#000009')
  })
})
