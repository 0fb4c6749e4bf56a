import type { Rgb } from '@/lib/image/pixels/blend'
import { contrast, contrastLevel, hslText, oklchText, rgbText, shownContrast, toHsl } from './color'

describe('toHsl', () => {
  // Python 3.11, colorsys.rgb_to_hls, rounded.
  it.each<[Rgb, { h: number; s: number; l: number }]>([
    [[255, 0, 0], { h: 0, s: 100, l: 50 }],
    [[0, 255, 0], { h: 120, s: 100, l: 50 }],
    [[0, 0, 255], { h: 240, s: 100, l: 50 }],
    [[79, 70, 229], { h: 243, s: 75, l: 59 }],
    [[200, 30, 60], { h: 349, s: 74, l: 45 }],
    [[255, 0, 1], { h: 0, s: 100, l: 50 }],
    [[128, 128, 128], { h: 0, s: 0, l: 50 }],
    [[65, 65, 65], { h: 0, s: 0, l: 25 }],
    [[190, 190, 190], { h: 0, s: 0, l: 75 }],
    [[12, 200, 130], { h: 158, s: 89, l: 42 }],
    [[100, 200, 20], { h: 93, s: 82, l: 43 }],
    [[20, 10, 60], { h: 252, s: 71, l: 14 }],
    [[250, 240, 200], { h: 48, s: 83, l: 88 }],
    [[0, 0, 0], { h: 0, s: 0, l: 0 }],
    [[255, 255, 255], { h: 0, s: 0, l: 100 }],
  ])('%j', (rgb, hsl) => {
    expect(toHsl(rgb)).toEqual(hsl)
  })
})

it('writes CSS notations', () => {
  expect(rgbText([79, 70, 229])).toBe('rgb(79, 70, 229)')
  expect(hslText([79, 70, 229])).toBe('hsl(243, 75%, 59%)')
})

describe('oklchText', () => {
  // Examples of CSS Color Module Level 4, and css.land/lch for the primaries.
  it.each<[Rgb, string]>([
    [[255, 0, 0], 'oklch(62.8% 0.258 29.2)'],
    [[0, 255, 0], 'oklch(86.6% 0.295 142.5)'],
    [[0, 0, 255], 'oklch(45.2% 0.313 264.1)'],
    [[255, 255, 255], 'oklch(100.0% 0.000 0.0)'],
    [[0, 0, 0], 'oklch(0.0% 0.000 0.0)'],
  ])('%j is %s', (rgb, text) => {
    expect(oklchText(rgb)).toBe(text)
  })
})

describe('contrast', () => {
  // WebAIM's contrast checker.
  it.each<[Rgb, Rgb, number, string]>([
    [[0, 0, 0], [255, 255, 255], 21, 'AAA'],
    [[0x76, 0x76, 0x76], [255, 255, 255], 4.54, 'AA'],
    [[0x77, 0x77, 0x77], [255, 255, 255], 4.48, 'none'],
    [[255, 0, 0], [255, 255, 255], 4, 'none'],
    [[255, 0, 0], [0, 0, 0], 5.25, 'AA'],
    [[0, 0, 255], [255, 255, 255], 8.59, 'AAA'],
  ])('of %j on %j', (one, other, ratio, level) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBeCloseTo(ratio, 2)
    expect(contrastLevel(contrast(one, other))).toBe(level)
  })

  it('is shown rounded down, because levels compare it unrounded', () => {
    const blue = contrast([0x00, 0x78, 0xd7], [255, 255, 255])
    expect(blue).toBeCloseTo(4.4989, 4)
    expect(contrastLevel(blue)).toBe('none')
    expect(shownContrast(blue)).toBe(4.49)
    expect(shownContrast(contrast([0, 0, 0], [255, 255, 255]))).toBe(21)
    expect([1, 4.35, 4.5, 6.999, 7].map(shownContrast)).toEqual([1, 4.35, 4.5, 6.99, 7])
  })
})
