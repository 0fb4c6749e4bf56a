import { readFileSync } from 'node:fs'
import { decodeInks } from '@/lib/image/codecs/decode-inks'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { linearToSrgb } from '@/lib/image/pixels/srgb'
import { blackOnly, shorts } from '@/scripts/measure/build-ink-profile'
import { XYZ_D50_TO_SRGB } from './icc'
import { inkConversion } from './icc-inks'
import { inkProfile } from './jpeg/ink-profile'
import { APP2, jpegSegment } from './jpeg/segments'

test('inks become the sRGB of the Lab that the profile gives them', () => {
  const data = new Uint8ClampedArray([0, 0, 0, 0, 255, 255, 255, 0, 9, 0, 0, 255, 0, 0, 0, 128])
  inkConversion(blackOnly())?.(data)
  // L 49.8 is gray 118 (CSS Color Module Level 4, section 10).
  expect([...data]).toEqual([255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 255, 118, 118, 118, 255])
})

test('the darkest colors lie on the straight part of L (CIE 15: L = 903.3 Y below 8)', () => {
  const data = new Uint8ClampedArray([0, 0, 0, 247, 0, 0, 0, 240])
  inkConversion(blackOnly())?.(data)
  // L 3.14 and 5.88 are Y 0.00347 and 0.00651, sRGB 0.0446 and 0.0745.
  expect([...data]).toEqual([11, 11, 11, 255, 19, 19, 19, 255])
})

test('a and b are of the Lab of D50, in 256ths from -128 (ICC.1:2022, 10.10)', () => {
  const data = new Uint8ClampedArray([0, 0, 0, 255])
  inkConversion(blackOnly([32_640, 188 * 256, 88 * 256]))?.(data)
  // lab(50 60 -40), by the code of CSS Color Module Level 4.
  expect([...data]).toEqual([189, 67, 189, 255])
})

test('a profile may give XYZ in the place of Lab, even between its nodes', () => {
  const data = new Uint8ClampedArray([0, 255, 0, 0, 0, 0, 0, 255, 0, 0, 0, 128])
  inkConversion(blackOnly([0, 0, 0], 'XYZ '))?.(data)
  // Y 0.498 is gray 187 (IEC 61966-2-1).
  expect([...data]).toEqual([255, 255, 255, 255, 0, 0, 0, 255, 187, 187, 187, 255])
})

/** The same press as v4 profiles have it (ICC.1:2022, 10.12): curves that undo each other, and a matrix that brings L to the front. */
function blackOnlyV4(factor = 1, offset = 0): Uint8Array {
  const profile = new Uint8Array(128)
  profile.set(latin1('CMYKLab '), 16)
  const table = concatBytes([shorts(0, 1), latin1('A2B0'), shorts(0, 144, 0, 0)])
  const straight = concatBytes([latin1('curv'), shorts(0, 0, 0, 0)])
  const gamma = (whole: number, part: number) => concatBytes([latin1('para'), shorts(0, 0, 0, 0, whole, part)])
  const three = (curve: Uint8Array) => concatBytes([curve, curve, curve])
  const fixed = (value: number) => [Math.floor(value), (value - Math.floor(value)) * 65_536]
  const matrix = shorts(...[0, 0, factor, 0, 1, 0, 1, 0, 0, offset, 0, 0].flatMap(fixed))
  const grid = [3, 3, 3, 2]
  const nodes = Array.from({ length: 54 }, (_, node) => [128, 128, node % 2 === 1 ? 0 : 255]).flat()
  const clut = Uint8Array.from([...grid, ...new Uint8Array(12), 1, 0, 0, 0, ...nodes, 0, 0])
  const inks = concatBytes([three(straight), straight])
  const parts = [three(gamma(2, 0)), matrix, three(gamma(0, 0x8000)), clut, inks]
  const offsets = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.length, 32))
  const head = [latin1('mAB \0\0\0\0'), Uint8Array.of(4, 3, 0, 0), shorts(...offsets.flatMap((at) => [0, at]))]
  return concatBytes([profile, table, ...head, ...parts])
}

test('the elements of a v4 profile are applied in their order', () => {
  const data = new Uint8ClampedArray([0, 0, 0, 0, 9, 200, 0, 255, 0, 77, 0, 128])
  inkConversion(blackOnlyV4())?.(data)
  expect([...data]).toEqual([255, 255, 255, 255, 0, 0, 0, 255, 118, 118, 118, 255])
  // What the matrix makes of a node beyond 0 and 1 is 0 and 1.
  const beyond = new Uint8ClampedArray([0, 0, 0, 0, 9, 200, 0, 255, 0, 77, 0, 128])
  inkConversion(blackOnlyV4(2, -0.5))?.(beyond)
  expect(beyond).toEqual(data)
  expect(() => inkConversion(blackOnlyV4().subarray(0, 250))).toThrow(RangeError)
})

/**
 * Lab of a press on which every ink adds its own share, inks from 0 to 1: any interpolation between nodes gives just this. L
 * in 255ths, so that one byte holds each node.
 */
function labOf([c, m, y, k]: readonly number[]): number[] {
  const l = 235 - 46 * c! - 36 * m! - 12 * y! - 112 * k!
  return [(l * 100) / 255, -34 * c! + 40 * m! - 6 * y!, -24 * c! - 6 * m! + 48 * y! - 4 * k!]
}

/** Lab under D50 as sRGB, 0 to 255, by the formulas of CIE 15 and of CSS Color Module Level 4. */
function srgbOf([l, a, b]: readonly number[]): number[] {
  const fy = (l! + 16) / 116
  const linear = (f: number) => (f ** 3 > 216 / 24_389 ? f ** 3 : (116 * f - 16) / (24_389 / 27))
  const xyz = [0.9642 * linear(fy + a! / 500), linear(fy), 0.8249 * linear(fy - b! / 200)]
  const dot = (row: number) => xyz.reduce((sum, value, axis) => sum + value * XYZ_D50_TO_SRGB[3 * row + axis]!, 0)
  return [0, 1, 2].map((row) => Math.min(255, Math.max(0, 255 * linearToSrgb(Math.max(0, dot(row))))))
}

/** Nodes of a grid, the last ink changing fastest. */
function nodesOf(grid: readonly number[]): number[][] {
  return grid.reduce<number[][]>(
    (nodes, size) => nodes.flatMap((node) => Array.from({ length: size }, (_, at) => [...node, at / (size - 1)])),
    [[]],
  )
}

const steps = (count: number, value: (share: number) => number) =>
  Array.from({ length: count }, (_, index) => Math.round(value(index / (count - 1))))
const head = (type: string, offset: number) => {
  const profile = new Uint8Array(128)
  profile.set(latin1('CMYKLab '), 16)
  return [profile, shorts(0, 1), latin1('A2B0'), shorts(0, offset, 0, 0), latin1(type)]
}

/** The press in tables of one or two bytes (10.10, 10.11), cyan and L stored the other way around. */
function inTables(type: 'mft1' | 'mft2', size: number, lab = labOf): Uint8Array {
  const [most, white, scale] = type === 'mft2' ? [65_535, 65_280, 256] : [255, 255, 1]
  const count = type === 'mft2' ? 5 : 256
  const [up, down] = [steps(count, (share) => share * most), steps(count, (share) => (1 - share) * most)]
  const nodes = nodesOf([size, size, size, size]).flatMap(([c, ...inks]) => {
    const [l, a, b] = lab([1 - c!, ...inks])
    return [most - Math.round((l! / 100) * white), Math.round((a! + 128) * scale), Math.round((b! + 128) * scale)]
  })
  const numbers = [...down, ...up, ...up, ...up, ...nodes, ...down, ...up, ...up]
  const counts = type === 'mft2' ? [shorts(count, count)] : []
  const content = type === 'mft2' ? shorts(...numbers) : Uint8Array.from(numbers)
  return concatBytes([
    ...head(`${type}\0\0\0\0`, 144),
    Uint8Array.of(4, 3, size, 0),
    new Uint8Array(36),
    ...counts,
    content,
  ])
}

/** Two values of a node mixed with L, each with an offset of its own (10.12.5), and what they are mixed of. */
const MIXING = [
  [0.0625, 0.03125, 0.875, 0.02],
  [0.5, 0, 0, 0.25],
  [0, 0.75, 0, 0.125],
]
function unmixed([l, a, b]: readonly number[]): number[] {
  const [first, second] = [(a! - 0.25) / 0.5, (b! - 0.125) / 0.75]
  return [first, second, (l! - 0.02 - 0.0625 * first - 0.03125 * second) / 0.875]
}

/** The press in elements (10.12) on a grid of another size for each ink; a curve of yellow that takes an odd number of bytes. */
function inElements(bytes: 1 | 2, isMixed = false): Uint8Array {
  const grid = [2, 3, 4, 5]
  const most = bytes === 2 ? 65_535 : 255
  const curve = (...values: number[]) => concatBytes([latin1('curv\0\0\0\0'), shorts(0, values.length, ...values)])
  const padded = (part: Uint8Array) => concatBytes([part, new Uint8Array(-part.length & 3)])
  const inks = [curve(65_535, 0), curve(), curve(0, 32_768, 65_535), curve(256)].map(padded)
  const values = nodesOf(grid).flatMap(([c, ...others]) => {
    const [l, a, b] = labOf([1 - c!, ...others])
    const shares = [l! / 100, (a! + 128) / 255, (b! + 128) / 255]
    return (isMixed ? unmixed(shares) : shares).map((share) => Math.round(share * most))
  })
  const nodes = bytes === 2 ? shorts(...values) : Uint8Array.from(values)
  const clut = padded(concatBytes([Uint8Array.of(...grid, ...new Uint8Array(12), bytes, 0, 0, 0), nodes]))
  const matrix = [...[0, 1, 2].flatMap((row) => MIXING[row]!.slice(0, 3)), ...MIXING.map((row) => row[3]!)]
  const factors = shorts(...matrix.flatMap((factor) => [0, Math.round(factor * 65_536)]))
  const parts = [concatBytes([curve(), curve(), curve()]), clut, ...inks, factors]
  const offsets = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.length, 32))
  const places = [offsets[0]!, isMixed ? offsets.at(-1)! : 0, 0, offsets[1]!, offsets[2]!].flatMap((at) => [0, at])
  return concatBytes([...head('mAB \0\0\0\0', 144), Uint8Array.of(4, 3, 0, 0), shorts(...places), ...parts])
}

test.each([
  ['tables of one byte', inTables('mft1', 3)],
  ['tables of two bytes', inTables('mft2', 4)],
  ['elements of one byte', inElements(1)],
  ['elements of two bytes', inElements(2)],
  ['elements of two bytes behind a matrix', inElements(2, true)],
])('every ink counts by its own share, on and between the nodes of %s', (_, profile) => {
  const levels = [0, 1, 60, 127, 128, 200, 254, 255]
  const inks = nodesOf([8, 8, 8, 8]).map((node) => node.map((share) => levels[Math.round(share * 7)]!))
  const data = Uint8ClampedArray.from(inks.flat())
  inkConversion(profile)?.(data)
  let worst = 0
  for (const [index, levelsOf] of inks.entries()) {
    const wanted = srgbOf(labOf(levelsOf.map((level) => level / 255)))
    for (const [channel, value] of wanted.entries())
      worst = Math.max(worst, Math.abs(data[4 * index + channel]! - value))
  }
  expect(worst).toBeLessThan(1)
  expect(data.every((value, at) => at % 4 < 3 || value === 255)).toBe(true)
})

test('an ink’s curve is straight between two of its points', () => {
  const profile = inTables('mft2', 2)
  // The fourth curve of five points, after 48 bytes of the table's head, two counts and three curves.
  profile.set(shorts(0, 6_000, 20_000, 45_000, 65_535), 144 + 52 + 3 * 10)
  for (const [level, share] of [
    [32, 3012 / 65_535],
    [102, (6_000 + 0.6 * 14_000) / 65_535],
    [230, (45_000 + (155 / 255) * 20_535) / 65_535],
  ] as const) {
    const data = Uint8ClampedArray.of(0, 0, 0, level)
    inkConversion(profile)?.(data)
    const wanted = srgbOf(labOf([0, 0, 0, share]))
    for (const [channel, value] of wanted.entries()) expect(Math.abs(data[channel]! - value)).toBeLessThan(1)
  }
})

test('between nodes the corners of a simplex count, from the ink that is farthest to the nearest', () => {
  const levels = [30, 90, 160, 230]
  const orders = nodesOf([4, 4, 4, 4])
    .map((node) => node.map((share) => levels[Math.round(share * 3)]!))
    .filter((order) => new Set(order).size === 4)
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const) {
    // Black where the two meet, white elsewhere: as dark as the lesser of them.
    const overprint = inTables('mft2', 2, (inks) => [100 - 100 * inks[one]! * inks[other]!, 0, 0])
    const data = Uint8ClampedArray.from(orders.flat())
    inkConversion(overprint)?.(data)
    for (const [index, order] of orders.entries()) {
      // Cyan is stored the other way around, so that the corners lie between those of no cyan.
      const [a, b] = [order[one]! / 255, order[other]! / 255]
      const dark = one === 0 ? Math.max(0, a + b - 1) : Math.min(a, b)
      const [gray] = srgbOf([100 - 100 * dark, 0, 0])
      for (const value of data.subarray(4 * index, 4 * index + 3)) expect(Math.abs(value - gray!)).toBeLessThan(1)
    }
  }
})

test.each([
  ['another space', (profile: Uint8Array) => profile.set(latin1('RGB '), 16)],
  ['another connection space', (profile: Uint8Array) => profile.set(latin1('Luv '), 20)],
  ['another table', (profile: Uint8Array) => profile.set(latin1('B2A0'), 132)],
  ['another type', (profile: Uint8Array) => profile.set(latin1('mBA '), 144)],
  ['three inks', (profile: Uint8Array) => profile.set([3], 152)],
  ['four values of a node', (profile: Uint8Array) => profile.set([4], 153)],
  ['a grid of one node', (profile: Uint8Array) => profile.set([1], 154)],
  ['an ink’s curve of one point', (profile: Uint8Array) => profile.set([0, 1], 192)],
  ['a value’s curve of one point', (profile: Uint8Array) => profile.set([0, 1], 194)],
])('a profile of %s is left to the browser', (_, change) => {
  const profile = inTables('mft2', 2)
  expect(inkConversion(profile)).not.toBeNull()
  change(profile)
  expect(inkConversion(profile)).toBeNull()
})

test.each([
  ['no curves of what comes out', 156],
  ['no table', 168],
  ['no curves of the inks', 172],
])('elements with %s are left to the browser', (_, at) => {
  const profile = inElements(1)
  profile.fill(0, at, at + 4)
  expect(inkConversion(profile)).toBeNull()
})

test.each([
  ['what comes out', 156],
  ['the inks', 172],
])('elements whose curve of %s is none are an error', (_, at) => {
  const profile = inElements(1)
  const curve = new DataView(profile.buffer).getUint32(at) + 144
  profile.fill(0, curve, curve + 4)
  expect(() => inkConversion(profile)).toThrow('no curve where one must be')
})

test('elements on a grid of one node for an ink are left to the browser', () => {
  const profile = inElements(1)
  profile[new DataView(profile.buffer).getUint32(168) + 144 + 3] = 1
  expect(inkConversion(profile)).toBeNull()
})

test('another kind of profile is left to the browser, one cut off is an error', () => {
  expect(inkConversion(new Uint8Array(200))).toBeNull()
  expect(() => inkConversion(blackOnly().subarray(0, -2))).toThrow(RangeError)
})

test('the profile of a JPEG of four inks is joined from its segments and applied', async () => {
  const jpeg = new Uint8Array(readFileSync('e2e/fixtures/images/cmyk.jpg'))
  expect(inkProfile(jpeg)).toBeNull()
  const profile = blackOnly()
  const part = (number: number, content: Uint8Array) =>
    jpegSegment(APP2, concatBytes([latin1('ICC_PROFILE\0'), Uint8Array.of(number, 2), content]))
  const parts = [part(2, profile.subarray(200)), part(1, profile.subarray(0, 200))]
  const file = concatBytes([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])
  expect(inkProfile(file)).toEqual(profile)
  const pixels = await decodeInks(file, profile)
  expect(pixels).toMatchObject({ width: 120, height: 80 })
  // Black of these pixels as ImageMagick reads it: of 255, so much of the paper's 100 is gone.
  for (const [x, y, black] of [
    [0, 0, 166],
    [60, 40, 68],
    [100, 20, 70],
    [30, 70, 84],
  ] as const) {
    const wanted = srgbOf([100 - (100 * black) / 255, 0, 0])
    const found = pixels?.data.subarray(4 * (120 * y + x), 4 * (120 * y + x) + 3) ?? []
    for (const [channel, value] of wanted.entries()) expect(Math.abs(found[channel]! - value)).toBeLessThan(2)
  }
  expect(await decodeInks(file, new Uint8Array(200))).toBeNull()
})
