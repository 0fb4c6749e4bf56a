import { uint32At } from '@/lib/core/byte-reader'
import { multiply, XYZ_D50_TO_SRGB, type ColorTransform, type Matrix } from '@/lib/image/formats/icc'
import { walkChunks, type PngChunk } from './chunks'

/** Corrections that remain to be applied by a decoder without support for gAMA and cHRM. */
export interface PngColors {
  /** The chunks to hide from it. */
  readonly hidden: readonly PngChunk[]
  readonly transform: ColorTransform | null
}

const NOTHING: PngColors = { hidden: [], transform: null }
/** What both chunks give 1 as. */
const UNIT = 100_000
/** gAMA and cHRM of sRGB as the specification recommends them (11.3.2.5), and the tolerance for writers' rounding. */
const SRGB = { gamma: 45_455, chromaticities: [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000] }
const ROUNDED = { gamma: 455, chromaticity: 100 }
/** Above this gamma, 16-bit samples preserve shadows that the 8 bits of browsers lose. */
const NEARLY_LINEAR = 0.6
const BRADFORD = [0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296]
const D50 = [0.9642, 1, 0.8249]
const SAME = [1, 0, 0, 0, 1, 0, 0, 0, 1]

function inverse(matrix: Matrix): Matrix {
  const [a, b, c, d, e, f, g, h, i] = matrix as [number, number, number, number, number, number, number, number, number]
  const cofactors = [e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f]
  cofactors.push(d * h - e * g, b * g - a * h, a * e - b * d)
  const determinant = a * cofactors[0]! + b * cofactors[3]! + c * cofactors[6]!
  return cofactors.map((value) => value / determinant)
}

function applied(matrix: Matrix, vector: readonly number[]): number[] {
  return [0, 3, 6].map((row) => vector.reduce((sum, value, at) => sum + matrix[row + at]! * value, 0))
}

/** Linear RGB of cHRM's primaries to linear sRGB, its white becoming white (PNG specification, third edition, 11.3.2.1). */
function primariesToSrgb(bytes: Uint8Array, { content }: PngChunk): Matrix {
  const points = [0, 8, 16, 24].map((at) => {
    const [x, y] = [uint32At(bytes, content + at) / UNIT, uint32At(bytes, content + at + 4) / UNIT]
    return [x / y, 1, (1 - x - y) / y]
  })
  const [white, ...primaries] = points as [number[], number[], number[], number[]]
  const columns = SAME.map((_, at) => primaries[at % 3]![Math.floor(at / 3)]!)
  const amounts = applied(inverse(columns), white)
  const cones = multiply(
    BRADFORD,
    columns.map((value, at) => value * amounts[at % 3]!),
  )
  const [seen, adapted] = [applied(BRADFORD, white), applied(BRADFORD, D50)]
  const scaled = cones.map((value, at) => (value * adapted[Math.floor(at / 3)]!) / seen[Math.floor(at / 3)]!)
  const matrix = multiply(XYZ_D50_TO_SRGB, multiply(inverse(BRADFORD), scaled))
  return matrix.every(Number.isFinite) ? matrix : SAME
}

/**
 * True for the gAMA and cHRM that programs write for sRGB without an sRGB chunk, which ImageMagick also reads as sRGB; a power
 * of 2.2 would be 2 levels off.
 */
function isMeantAsSrgb(bytes: Uint8Array, gamma: PngChunk, primaries: PngChunk | undefined): boolean {
  if (Math.abs(uint32At(bytes, gamma.content) - SRGB.gamma) > ROUNDED.gamma) return false
  return SRGB.chromaticities.every(
    (value, at) => !primaries || Math.abs(uint32At(bytes, primaries.content + 4 * at) - value) <= ROUNDED.chromaticity,
  )
}

/**
 * Color corrections for a PNG. sRGB takes precedence over gAMA and cHRM; cICP and iCCP, which browsers apply, over sRGB (PNG
 * specification, third edition, 4.3). Chromium applies gAMA and cHRM next to sRGB, Firefox and WebKit read gAMA alone as a
 * display's 2.2, WebKitGTK ignores cHRM.
 */
export function pngColors(bytes: Uint8Array): PngColors {
  const chunks: PngChunk[] = []
  for (const chunk of walkChunks(bytes)) {
    if (chunk.type === 'IDAT') break
    chunks.push(chunk)
  }
  const found = (name: string) => chunks.find(({ type }) => type === name)
  if (found('iCCP') ?? found('cICP')) return NOTHING
  const [header, gamma, primaries] = [found('IHDR'), found('gAMA'), found('cHRM')]
  const hidden = chunks.filter(({ type }) => type === 'gAMA' || type === 'cHRM')
  if (found('sRGB') ?? (gamma && isMeantAsSrgb(bytes, gamma, primaries))) return { hidden, transform: null }
  const value = gamma ? uint32At(bytes, gamma.content) / UNIT : 0
  if (value === 0 || (value > NEARLY_LINEAR && header && bytes[header.content + 8] === 16)) return NOTHING
  const curve = (sample: number) => sample ** (1 / value)
  return {
    hidden,
    transform: { curves: [curve, curve, curve], matrix: primaries ? primariesToSrgb(bytes, primaries) : SAME },
  }
}
