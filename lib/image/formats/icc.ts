import { textAt, uint16At, uint32At } from '@/lib/core/byte-reader'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { linearToSrgb, srgbToLinear } from '@/lib/image/pixels/srgb'

/** Nine factors, row by row. */
export type Matrix = readonly number[]

/** From 0 to 1, to the same. */
export type Curve = (value: number) => number

/** How a picture's RGB becomes linear sRGB: a curve for each channel, then the matrix. */
export interface ColorTransform {
  readonly curves: readonly [Curve, Curve, Curve]
  readonly matrix: Matrix
}

export function multiply(one: Matrix, other: Matrix): Matrix {
  return one.map((_, at) => {
    const [row, column] = [at - (at % 3), at % 3]
    return [0, 1, 2].reduce((sum, inner) => sum + one[row + inner]! * other[3 * inner + column]!, 0)
  })
}

/** XYZ under D50, as profiles give it, to linear sRGB: the inverse of the sRGB profile's own colorants (ICC.1, annex F). */
export const XYZ_D50_TO_SRGB = [
  3.1341359569958707, -1.6173863321612538, -0.4906619460083532, -0.978795502912089, 1.916254567259524,
  0.03344273116131949, 0.07195537988411677, -0.2289768264158322, 1.405386058324125,
]

/** Linear Display P3 to linear sRGB (CSS Color Module Level 4, section 10). */
export const DISPLAY_P3: ColorTransform = {
  curves: [srgbToLinear, srgbToLinear, srgbToLinear],
  matrix: [1.2249401763, -0.2249401763, 0, -0.0420569547, 1.0420569547, 0, -0.0196375546, -0.0786360456, 1.0982736002],
}

const STEPS = 16_384
const TAG_TABLE = 128
const MOST_TAGS = 256
const CURVE_HEADER = 12

/** A number of 16 bits before and 16 bits after the point. */
export function fixedAt(bytes: Uint8Array, at: number): number {
  return (uint32At(bytes, at) | 0) / 65_536
}

/** Where a tag of a profile begins; null without it. */
export function tagOffset(profile: Uint8Array, name: string): number | null {
  const count = Math.min(uint32At(profile, TAG_TABLE), MOST_TAGS)
  for (let at = TAG_TABLE + 4, left = count; left > 0; left--, at += 12) {
    if (textAt(profile, at, 4) === name) return uint32At(profile, at + 4)
  }
  return null
}

/** The parameters that each function of a parametric curve has (ICC.1:2022, 10.18). */
const PARAMETER_COUNTS = [1, 3, 4, 5, 7]

function parametric(profile: Uint8Array, at: number): Curve | null {
  const count = PARAMETER_COUNTS[uint16At(profile, at + 8)]
  if (count === undefined) return null
  const given = Array.from({ length: count }, (_, index) => fixedAt(profile, at + CURVE_HEADER + 4 * index))
  const [gamma = 1, a = 1, b = 0] = given
  // The functions differ in where the linear segment begins and in the constants added to both segments.
  const [c = 0, d = -b / a, e = 0, f = 0] = count === 4 ? [0, -b / a, given[3], given[3]] : given.slice(3)
  return (value) => (value >= d ? Math.max(0, a * value + b) ** gamma + e : c * value + f)
}

function sampled(profile: Uint8Array, at: number): Curve {
  const count = uint32At(profile, at + 8)
  if (count === 0) return (value) => value
  if (count === 1) {
    const gamma = uint16At(profile, at + CURVE_HEADER) / 256
    return (value) => value ** gamma
  }
  return (value) => {
    const place = value * (count - 1)
    const below = Math.min(Math.floor(place), count - 2)
    const [low, high] = [0, 2].map((more) => uint16At(profile, at + CURVE_HEADER + 2 * below + more) / 65_535)
    return low! + (high! - low!) * (place - below)
  }
}

/** The curve at an offset of a profile, and its length in bytes; null for another type. */
export function curveAt(profile: Uint8Array, at: number): { curve: Curve; bytes: number } | null {
  const type = textAt(profile, at, 4)
  if (type === 'curv') return { curve: sampled(profile, at), bytes: CURVE_HEADER + 2 * uint32At(profile, at + 8) }
  const curve = type === 'para' ? parametric(profile, at) : null
  return curve && { curve, bytes: CURVE_HEADER + 4 * PARAMETER_COUNTS[uint16At(profile, at + 8)]! }
}

function curveOf(profile: Uint8Array, name: string): Curve | null {
  const at = tagOffset(profile, name)
  return at === null ? null : (curveAt(profile, at)?.curve ?? null)
}

/** The transform of an ICC profile of gray, or of three colorants and curves (ICC.1:2022, F.2 and F.3); null for another kind. */
export function transformOf(profile: Uint8Array): ColorTransform | null {
  const gray = curveOf(profile, 'kTRC')
  if (gray) return { curves: [gray, gray, gray], matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1] }
  const [red, green, blue] = [curveOf(profile, 'rTRC'), curveOf(profile, 'gTRC'), curveOf(profile, 'bTRC')]
  const colorants = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => tagOffset(profile, name))
  if (!red || !green || !blue || colorants.includes(null)) return null
  const xyz = Array.from({ length: 9 }, (_, at) => fixedAt(profile, colorants[at % 3]! + 8 + 4 * Math.floor(at / 3)))
  return { curves: [red, green, blue], matrix: multiply(XYZ_D50_TO_SRGB, xyz) }
}

/** Converts colors to sRGB in place; out-of-gamut values are clipped. */
export function toSrgb({ data }: Pixels, { curves, matrix }: ColorTransform): void {
  const linear = curves.map((curve) => Float32Array.from({ length: 256 }, (_, value) => curve(value / 255) * STEPS))
  const [reds, greens, blues] = linear as [Float32Array, Float32Array, Float32Array]
  const encoded = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => linearToSrgb(step / STEPS) * 255)
  const encode = (value: number) => encoded[Math.min(STEPS, Math.max(0, Math.round(value)))]!
  const [a, b, c, d, e, f, g, h, i] = matrix as [number, number, number, number, number, number, number, number, number]
  for (let offset = 0; offset < data.length; offset += 4) {
    const red = reds[data[offset]!]!
    const green = greens[data[offset + 1]!]!
    const blue = blues[data[offset + 2]!]!
    data[offset] = encode(a * red + b * green + c * blue)
    data[offset + 1] = encode(d * red + e * green + f * blue)
    data[offset + 2] = encode(g * red + h * green + i * blue)
  }
}
