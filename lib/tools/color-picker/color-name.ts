import type { Rgb } from '@/lib/image/pixels/blend'
import { parseHexColor } from '@/lib/image/pixels/hex-color'
import names from './color-names.json'
import { oklabDistance, toOklab, type Oklab } from './oklab'

/** A larger difference is seen side by side, so the name is only near. */
const SAME = 0.02
/** From this chroma on a color is seen as colored: no gray, and none of a hue more than 60° away, gives it its name. */
const COLORED = 0.03
const LEAST_COSINE = 0.5
const GRAY = 0.01

const known = Object.entries<Readonly<Record<string, string>>>(names).map(([hex, words]) => ({
  lab: toOklab(parseHexColor(hex)!),
  words,
}))

function isOfHue([, a, b]: Oklab, [, otherA, otherB]: Oklab): boolean {
  const chroma = Math.hypot(a, b)
  const otherChroma = Math.max(GRAY, Math.hypot(otherA, otherB))
  return chroma < COLORED || a * otherA + b * otherB > LEAST_COSINE * chroma * otherChroma
}

/**
 * The nearest of the 139 colors that CSS names (W3C, CSS Color Module Level 4, section 6.1; free to use), by its English
 * name or by ours for it, and whether it is the same to the eye.
 */
export function colorName(rgb: Rgb, locale: string): { readonly name: string; readonly isSame: boolean } {
  const lab = toOklab(rgb)
  const distances = known.map((color) => (isOfHue(lab, color.lab) ? oklabDistance(color.lab, lab) : Infinity))
  const least = Math.min(...distances)
  const words = known[distances.indexOf(least)]!.words
  return { name: words[locale] ?? Object.values(words)[0]!, isSame: least < SAME }
}
