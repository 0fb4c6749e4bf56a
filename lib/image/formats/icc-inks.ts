import { textAt, uint16At, uint32At } from '@/lib/core/byte-reader'
import { linearToSrgb } from '@/lib/image/pixels/srgb'
import { curveAt, fixedAt, tagOffset, XYZ_D50_TO_SRGB, type Curve } from './icc'

type Nine = readonly [number, number, number, number, number, number, number, number, number]

const INKS = 4
const LAB = 3
const STEPS = 16_384
/** D50, the white point of the connection space, with a Y of 1 (ICC.1:2022, 7.2.16). */
const [WHITE_X, WHITE_Z] = [0.9642, 0.8249]
/**
 * Offsets of the tables of `mft1` and `mft2`, and the factors that convert their Lab to that of v4 (ICC.1:2022, 10.10 and
 * 10.11).
 */
const TABLES = { mft1: 48, mft2: 52 }
const LAB_SCALE = { mft1: 1, mft2: 65_535 / 65_280 }
/** The XYZ value of the largest encoded number (ICC.1:2022, 6.3.4.2). */
const XYZ_SCALE = 65_535 / 32_768
/** Lab is cubed above this, straight below. */
const STRAIGHT = 6 / 29

/**
 * A look-up table of a profile: grid points and curve of each ink, and at each node XYZ or, for Lab, the values before cubing.
 */
interface Lut {
  readonly grid: readonly number[]
  readonly input: readonly Curve[]
  readonly nodes: Float32Array
}

/** Three values of a node, 0 to 1, in another space. */
type ToSpace = (node: readonly number[]) => readonly number[]

function isXyz(profile: Uint8Array): boolean {
  return textAt(profile, 20, 4) === 'XYZ '
}

function interpolation(table: Float32Array): Curve {
  return (value) => {
    const place = Math.min(1, Math.max(0, value)) * (table.length - 1)
    const below = Math.min(Math.floor(place), table.length - 2)
    return table[below]! + (table[below + 1]! - table[below]!) * (place - below)
  }
}

/** (L + 16) / 116 plus a / 500 and minus b / 200, which interpolate like Lab. */
const labRoots: ToSpace = ([l, a, b]) => {
  const lightness = (l! * 100 + 16) / 116
  // 128 of 255 is neutral.
  return [lightness + (a! * 255 - 128) / 500, lightness, lightness - (b! * 255 - 128) / 200]
}

const xyzShares: ToSpace = ([x, y, z]) => [(x! * XYZ_SCALE) / WHITE_X, y! * XYZ_SCALE, (z! * XYZ_SCALE) / WHITE_Z]

function connected(profile: Uint8Array, nodes: Float32Array, toSpace: ToSpace): Float32Array {
  const prepare = isXyz(profile) ? xyzShares : labRoots
  for (let at = 0; at < nodes.length; at += LAB) {
    nodes.set(prepare(toSpace([nodes[at]!, nodes[at + 1]!, nodes[at + 2]!])), at)
  }
  return nodes
}

/** Numbers of one or two bytes, as shares of the largest. */
function sharesAt(profile: Uint8Array, from: number, count: number, bytes: number): Float32Array {
  if (from + count * bytes > profile.length) throw new RangeError('table beyond the profile')
  return Float32Array.from({ length: count }, (_, index) =>
    bytes === 2 ? uint16At(profile, from + 2 * index) / 65_535 : profile[from + index]! / 255,
  )
}

/** The tables of `mft1` and `mft2`, which all have the same grid. */
function tablesLut(profile: Uint8Array, at: number, type: 'mft1' | 'mft2'): Lut | null {
  const bytes = type === 'mft2' ? 2 : 1
  const size = profile[at + 10]!
  const [inputs, outputs] = bytes === 2 ? [uint16At(profile, at + 48), uint16At(profile, at + 50)] : [256, 256]
  if (size < 2 || inputs < 2 || outputs < 2) return null
  let place = at + TABLES[type]
  const read = (count: number) => {
    place += count * bytes
    return sharesAt(profile, place - count * bytes, count, bytes)
  }
  const input = Array.from({ length: INKS }, () => interpolation(read(inputs)))
  const nodes = read(size ** INKS * LAB)
  const output = Array.from({ length: LAB }, () => interpolation(read(outputs)))
  const scale = isXyz(profile) ? 1 : LAB_SCALE[type]
  const toSpace: ToSpace = (node) => node.map((value, axis) => output[axis]!(value) * scale)
  return { grid: [size, size, size, size], input, nodes: connected(profile, nodes, toSpace) }
}

/** Curves one after another, each from a multiple of four bytes. */
function curvesAt(profile: Uint8Array, from: number, count: number): Curve[] {
  let at = from
  return Array.from({ length: count }, () => {
    const found = curveAt(profile, at)
    if (!found) throw new RangeError('no curve where one must be')
    at += (found.bytes + 3) & ~3
    return found.curve
  })
}

/** The elements of `mAB ` (ICC.1:2022, 10.12), as v4 profiles have them: A curves, table, M curves, matrix, B curves. */
function elementsLut(profile: Uint8Array, at: number): Lut | null {
  const [b, matrix, m, table, a] = [12, 16, 20, 24, 28].map((place) => uint32At(profile, at + place))
  if (!table || !a || !b) return null
  const grid = [...profile.subarray(at + table, at + table + INKS)]
  if (grid.some((size) => size < 2)) return null
  const count = grid.reduce((product, size) => product * size, LAB)
  const nodes = sharesAt(profile, at + table + 20, count, profile[at + table + 16]!)
  const [between, output] = [m ? curvesAt(profile, at + m, LAB) : null, curvesAt(profile, at + b, LAB)]
  const factor = (index: number) => fixedAt(profile, at + matrix! + 4 * index)
  const toSpace: ToSpace = (node) => {
    const curved = between ? node.map((value, axis) => between[axis]!(value)) : node
    const mixed = matrix
      ? curved.map((_, row) =>
          curved.reduce((sum, value, axis) => sum + factor(3 * row + axis) * value, factor(9 + row)),
        )
      : curved
    return mixed.map((value, axis) => output[axis]!(Math.min(1, Math.max(0, value))))
  }
  return { grid, input: curvesAt(profile, at + a, INKS), nodes: connected(profile, nodes, toSpace) }
}

function lutOf(profile: Uint8Array): Lut | null {
  const at = ['CMYKLab ', 'CMYKXYZ '].includes(textAt(profile, 16, 8)) ? tagOffset(profile, 'A2B0') : null
  if (at === null || profile[at + 8] !== INKS || profile[at + 9] !== LAB) return null
  const type = textAt(profile, at, 4)
  if (type === 'mft1' || type === 'mft2') return tablesLut(profile, at, type)
  return type === 'mAB ' ? elementsLut(profile, at) : null
}

/** For each ink and level, the node below it and how far it is to the next one. */
function placesOf({ input, grid }: Lut, steps: readonly number[]): { below: Int32Array; share: Float32Array } {
  const below = new Int32Array(INKS * 256)
  const share = new Float32Array(INKS * 256)
  for (let ink = 0; ink < INKS; ink++) {
    for (let level = 0; level < 256; level++) {
      const place = Math.min(1, Math.max(0, input[ink]!(level / 255))) * (grid[ink]! - 1)
      const node = Math.min(Math.floor(place), grid[ink]! - 2)
      below[ink * 256 + level] = node * steps[ink]!
      share[ink * 256 + level] = place - node
    }
  }
  return { below, share }
}

function cubed(value: number): number {
  return value > STRAIGHT ? value * value * value : 3 * STRAIGHT * STRAIGHT * (value - 4 / 29)
}

/** Inks without a profile, 255 for full ink, as sRGB. */
export function naiveConversion(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const paper = 255 - data[at + 3]!
    for (let channel = 0; channel < 3; channel++) data[at + channel] = ((255 - data[at + channel]!) * paper) / 255
    data[at + 3] = 255
  }
}

/**
 * A function that converts CMYK pixels (0 to 255, 255 is full ink) to opaque sRGB in place, by a profile's perceptual table;
 * null for other kinds of profile. RangeError for a truncated one.
 */
export function inkConversion(profile: Uint8Array): ((data: Uint8ClampedArray) => void) | null {
  const lut = lutOf(profile)
  if (!lut) return null
  const { grid, nodes } = lut
  const steps = grid.map((_, ink) => grid.slice(ink + 1).reduce((product, size) => product * size, LAB))
  const { below, share } = placesOf(lut, steps)
  const toXyz = isXyz(profile) ? (value: number) => value : cubed
  const encoded = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => linearToSrgb(step / STEPS) * 255)
  const encode = (value: number) => encoded[Math.min(STEPS, Math.max(0, Math.round(value * STEPS)))]!
  const [a1, a2, a3, b1, b2, b3, c1, c2, c3] = XYZ_D50_TO_SRGB as unknown as Nine
  /** The inks of a pixel, the one farthest from its lower node first. */
  const order = new Int32Array(INKS + 1)
  const shares = new Float64Array(INKS + 1)
  return (data) => {
    for (let at = 0; at < data.length; at += INKS) {
      let node = 0
      for (let ink = 0; ink < INKS; ink++) {
        const level = ink * 256 + data[at + ink]!
        const far = share[level]!
        node += below[level]!
        let rank = ink
        for (; rank > 0 && shares[rank - 1]! < far; rank--) {
          shares[rank] = shares[rank - 1]!
          order[rank] = order[rank - 1]!
        }
        shares[rank] = far
        order[rank] = steps[ink]!
      }
      let x = 0
      let y = 0
      let z = 0
      let left = 1
      for (let rank = 0; rank <= INKS; rank++) {
        const next = shares[rank]!
        const weight = left - next
        x += nodes[node]! * weight
        y += nodes[node + 1]! * weight
        z += nodes[node + 2]! * weight
        node += order[rank]!
        left = next
      }
      x = toXyz(x) * WHITE_X
      y = toXyz(y)
      z = toXyz(z) * WHITE_Z
      data[at] = encode(a1 * x + a2 * y + a3 * z)
      data[at + 1] = encode(b1 * x + b2 * y + b3 * z)
      data[at + 2] = encode(c1 * x + c2 * y + c3 * z)
      data[at + 3] = 255
    }
  }
}

/** From inks to sRGB by a profile; without one, and with one that is cut off, as browsers do it. */
export function conversionBy(profile: Uint8Array | null): typeof naiveConversion {
  try {
    return (profile && inkConversion(profile)) ?? naiveConversion
  } catch {
    return naiveConversion
  }
}
