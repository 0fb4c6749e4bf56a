import { textAt, uint16At } from '@/lib/core/byte-reader'
import { linearToSrgb } from '@/lib/image/pixels/srgb'
import { tagOffset, XYZ_D50_TO_SRGB } from './icc'

type Nine = readonly [number, number, number, number, number, number, number, number, number]

const INKS = 4
const LAB = 3
const STEPS = 16_384
/** D50, the white of the connection space, beside a Y of 1 (ICC.1:2022, 7.2.16). */
const [WHITE_X, WHITE_Z] = [0.9642, 0.8249]
/** Where the tables of `mft1` and `mft2` begin, and the largest L of each (ICC.1:2022, 10.10 and 10.11). */
const TABLES = { mft1: 48, mft2: 52 }
const LARGEST_L = { mft1: 255, mft2: 65_280 }
/** Lab is cubed above this, straight below. */
const STRAIGHT = 6 / 29

/** A look-up table of a profile: curves of the inks, 0 to 1, and at each node what is cubed to XYZ. */
interface Lut {
  readonly grid: number
  readonly input: readonly Float32Array[]
  readonly nodes: Float32Array
}

function interpolated(table: Float32Array, value: number): number {
  const place = value * (table.length - 1)
  const below = Math.min(Math.floor(place), table.length - 2)
  return table[below]! + (table[below + 1]! - table[below]!) * (place - below)
}

/** Nodes of Lab, 0 to 1, as (L + 16) / 116 with a / 500 added and b / 200 taken away, which interpolate as Lab does. */
function roots(nodes: Float32Array, output: readonly Float32Array[], scale: number): Float32Array {
  for (let at = 0; at < nodes.length; at += LAB) {
    const [l, a, b] = [0, 1, 2].map((axis) => interpolated(output[axis]!, nodes[at + axis]!) * scale)
    const lightness = (l! * 100 + 16) / 116
    // 128 of 255 is neutral.
    nodes.set([lightness + (a! * 255 - 128) / 500, lightness, lightness - (b! * 255 - 128) / 200], at)
  }
  return nodes
}

function lutOf(profile: Uint8Array): Lut | null {
  const at = textAt(profile, 16, 8) === 'CMYKLab ' ? tagOffset(profile, 'A2B0') : null
  const type = at === null ? '' : textAt(profile, at, 4)
  if (at === null || (type !== 'mft1' && type !== 'mft2')) return null
  const grid = profile[at + 10]!
  const isWide = type === 'mft2'
  const [inputs, outputs] = isWide ? [uint16At(profile, at + 48), uint16At(profile, at + 50)] : [256, 256]
  const largest = isWide ? 65_535 : 255
  let place = at + TABLES[type]
  const read = (count: number) => {
    const from = place
    place += count * (isWide ? 2 : 1)
    if (place > profile.length) throw new RangeError('table beyond the profile')
    return Float32Array.from({ length: count }, (_, index) =>
      isWide ? uint16At(profile, from + 2 * index) / largest : profile[from + index]! / largest,
    )
  }
  if (profile[at + 8] !== INKS || profile[at + 9] !== LAB || grid < 2 || inputs < 2 || outputs < 2) return null
  const input = Array.from({ length: INKS }, () => read(inputs))
  const nodes = read(grid ** INKS * LAB)
  const output = Array.from({ length: LAB }, () => read(outputs))
  return { grid, input, nodes: roots(nodes, output, largest / LARGEST_L[type]) }
}

/** For each ink and level, the node below it and how far it is to the next one. */
function placesOf({ input, grid }: Lut, steps: readonly number[]): { below: Int32Array; share: Float32Array } {
  const below = new Int32Array(INKS * 256)
  const share = new Float32Array(INKS * 256)
  for (let ink = 0; ink < INKS; ink++) {
    for (let level = 0; level < 256; level++) {
      const place = interpolated(input[ink]!, level / 255) * (grid - 1)
      const node = Math.min(Math.floor(place), grid - 2)
      below[ink * 256 + level] = node * steps[ink]!
      share[ink * 256 + level] = place - node
    }
  }
  return { below, share }
}

function cubed(value: number): number {
  return value > STRAIGHT ? value * value * value : 3 * STRAIGHT * STRAIGHT * (value - 4 / 29)
}

/**
 * What turns pixels of four inks (0 to 255, 255 is full ink) into opaque sRGB, in place, by a profile's perceptual table;
 * null for a profile of another kind. RangeError for one that is cut off.
 */
export function inkConversion(profile: Uint8Array): ((data: Uint8ClampedArray) => void) | null {
  const lut = lutOf(profile)
  if (!lut) return null
  const { grid, nodes } = lut
  const steps = [grid ** 3, grid ** 2, grid, 1].map((step) => step * LAB)
  const { below, share } = placesOf(lut, steps)
  const encoded = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => linearToSrgb(step / STEPS) * 255)
  const encode = (value: number) => encoded[Math.min(STEPS, Math.max(0, Math.round(value * STEPS)))]!
  const [a1, a2, a3, b1, b2, b3, c1, c2, c3] = XYZ_D50_TO_SRGB as unknown as Nine
  /** The inks of a pixel, the one farthest from its node first. */
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
      x = cubed(x) * WHITE_X
      y = cubed(y)
      z = cubed(z) * WHITE_Z
      data[at] = encode(a1 * x + a2 * y + a3 * z)
      data[at + 1] = encode(b1 * x + b2 * y + b3 * z)
      data[at + 2] = encode(c1 * x + c2 * y + c3 * z)
      data[at + 3] = 255
    }
  }
}
