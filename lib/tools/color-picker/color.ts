import type { Rgb } from '@/lib/image/pixels/blend'
import { srgbToLinear } from '@/lib/image/pixels/srgb'
import { toOklab } from './oklab'

/**
 * sRGB channels 0 to 255 → HSL (CSS Color Module Level 4, section 7.2): hue 0 to 359 degrees, saturation and lightness 0 to
 * 100 %, rounded to whole numbers. Grays have hue 0.
 */
export function toHsl([red, green, blue]: Rgb) {
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const span = max - min
  const lightness = (max + min) / 510
  const saturation = span === 0 ? 0 : span / 255 / (1 - Math.abs(2 * lightness - 1))
  const hue = span === 0 ? 0 : 60 * sixth(red, green, blue, max, span)
  return { h: Math.round(hue + 360) % 360, s: Math.round(saturation * 100), l: Math.round(lightness * 100) }
}

function sixth(red: number, green: number, blue: number, max: number, span: number): number {
  if (max === red) return (green - blue) / span
  if (max === green) return (blue - red) / span + 2
  return (red - green) / span + 4
}

/** `rgb(79, 70, 229)` */
export function rgbText([red, green, blue]: Rgb): string {
  return `rgb(${red}, ${green}, ${blue})`
}

/** `hsl(243, 75%, 59%)` */
export function hslText(rgb: Rgb): string {
  const { h, s, l } = toHsl(rgb)
  return `hsl(${h}, ${s}%, ${l}%)`
}

/** Colors with less chroma are gray and have no meaningful hue. */
const MIN_CHROMA = 0.0005

/** `oklch(51.1% 0.262 276.9)` (CSS Color Module Level 4, section 9); grays have hue 0. */
export function oklchText(rgb: Rgb): string {
  const [lightness, a, b] = toOklab(rgb)
  const chroma = Math.hypot(a, b)
  const degrees = chroma < MIN_CHROMA ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return `oklch(${(lightness * 100).toFixed(1)}% ${chroma.toFixed(3)} ${degrees.toFixed(1)})`
}

/** WCAG 2.2's relative luminance, 0 to 1. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * srgbToLinear(red / 255) + 0.7152 * srgbToLinear(green / 255) + 0.0722 * srgbToLinear(blue / 255)
}

/** WCAG 2.2's contrast ratio of two colors, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** WCAG level of a contrast ratio for text of normal size: success criteria 1.4.3 (4.5) and 1.4.6 (7). */
export function contrastLevel(ratio: number): 'AAA' | 'AA' | 'none' {
  if (ratio >= 7) return 'AAA'
  return ratio >= 4.5 ? 'AA' : 'none'
}

/** A contrast ratio as it is shown: rounded down to two decimals, so that 4.499, which fails 4.5, does not read 4.5. */
export function shownContrast(ratio: number): number {
  // The tolerance is for ratios of two decimals that binary numbers miss.
  return Math.floor(ratio * 100 + 1e-9) / 100
}
