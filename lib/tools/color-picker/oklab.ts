import type { Rgb } from '@/lib/image/pixels/blend'
import { linearToSrgb, srgbToLinear } from '@/lib/image/pixels/srgb'

/**
 * OKLab (Björn Ottosson, 2020), in which distances match perceived differences. Lightness is 0 to 1; a is green to red,
 * b blue to yellow.
 */
export type Oklab = readonly [lightness: number, a: number, b: number]

/** sRGB channels 0 to 255 → OKLab; matrices of https://bottosson.github.io/posts/oklab/. */
export function toOklab([red, green, blue]: Rgb): Oklab {
  const r = srgbToLinear(red / 255)
  const g = srgbToLinear(green / 255)
  const b = srgbToLinear(blue / 255)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

/** OKLab → sRGB channels, integers 0 to 255; colors outside the sRGB gamut are clipped. */
export function fromOklab([lightness, a, b]: Oklab): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function channel(linear: number): number {
  return Math.round(linearToSrgb(Math.min(1, Math.max(0, linear))) * 255)
}

/** Perceptual difference of two colors; 0.02 is just noticeable side by side. */
export function oklabDistance(one: Oklab, other: Oklab): number {
  // Math.hypot is several times slower.
  return Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2)
}
