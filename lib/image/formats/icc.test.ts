import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { curveAt, DISPLAY_P3, tagOffset, toSrgb, transformOf } from './icc'

const fixed = (...values: number[]) => {
  const view = new DataView(new ArrayBuffer(4 * values.length))
  values.forEach((value, index) => view.setInt32(4 * index, Math.round(value * 65_536)))
  return new Uint8Array(view.buffer)
}
const shorts = (...values: number[]) => Uint8Array.from(values.flatMap((value) => [value >> 8, value & 255]))
const longs = (...values: number[]) => Uint8Array.from(values.flatMap((value) => [0, 0, value >> 8, value & 255]))

const parametric = (type: number, ...parameters: number[]) =>
  concatBytes([latin1('para\0\0\0\0'), shorts(type, 0), fixed(...parameters)])
const sampled = (...values: number[]) => concatBytes([latin1('curv\0\0\0\0'), longs(values.length), shorts(...values)])
const colorant = (x: number, y: number, z: number) => concatBytes([latin1('XYZ \0\0\0\0'), fixed(x, y, z)])

/** A profile of these tags (ICC.1:2022, 7.3). */
function profileOf(tags: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(tags)
  let offset = 132 + 12 * names.length
  const table = names.map((name) => {
    const entry = concatBytes([latin1(name), longs(offset, tags[name]!.length)])
    offset += tags[name]!.length
    return entry
  })
  return concatBytes([new Uint8Array(128), longs(names.length), ...table, ...Object.values(tags)])
}

/** The colorants of Apple's Display P3 profile. */
const P3_COLORANTS = {
  rXYZ: colorant(0.51512, 0.2412, -0.00105),
  gXYZ: colorant(0.29198, 0.69225, 0.04189),
  bXYZ: colorant(0.1571, 0.06657, 0.78407),
}
const withCurve = (curve: Uint8Array) => profileOf({ ...P3_COLORANTS, rTRC: curve, gTRC: curve, bTRC: curve })
const pixel = (...data: number[]) => ({ width: 1, height: 1, data: Uint8ClampedArray.from(data) })

// ICC.1:2022, table 68: g a b c d e f; below d, or below -b/a, the curve is straight.
test.each([
  ['Y = X^g', parametric(0, 2), [0, 0.5], [0, 0.25]],
  ['Y = (aX + b)^g, else 0', parametric(1, 2, 2, -0.5), [0.2, 0.5, 1], [0, 0.25, 2.25]],
  ['Y = (aX + b)^g + c, else c', parametric(2, 2, 2, -0.5, 0.25), [0.2, 0.5], [0.25, 0.5]],
  ['Y = (aX + b)^g, else cX', parametric(3, 2, 0.5, 0.5, 0.25, 0.5), [0.25, 0.5], [0.0625, 0.5625]],
  ['Y = (aX + b)^g + e, else cX + f', parametric(4, 2, 0.5, 0.5, 0.25, 0.5, 0.125, 0.5), [0.25, 0.5], [0.5625, 0.6875]],
  ['no samples: Y = X', sampled(), [0.3, 1], [0.3, 1]],
  ['one sample, an exponent in 256ths', sampled(512), [0.5], [0.25]],
  ['samples, straight between them', sampled(0, 6553, 65_535), [0, 0.25, 0.5, 0.75, 1], [0, 0.05, 0.1, 0.55, 1]],
])('curve %s', (_, curve, given, expected) => {
  const [red] = transformOf(withCurve(curve))?.curves ?? []
  given.forEach((value, index) => expect(red?.(value)).toBeCloseTo(expected[index]!, 4))
})

test('the colorants of Display P3 give the matrix of CSS Color Module Level 4', () => {
  transformOf(withCurve(sampled()))?.matrix.forEach((factor, index) =>
    expect(factor).toBeCloseTo(DISPLAY_P3.matrix[index]!, 3),
  )
})

test.each([
  ['a curve of an unknown function', withCurve(parametric(5, 2))],
  ['a curve of an unknown type', withCurve(latin1('line\0\0\0\0'))],
  ['no colorants', profileOf({ rTRC: sampled(), gTRC: sampled(), bTRC: sampled() })],
  ['no curve of blue', profileOf({ ...P3_COLORANTS, rTRC: sampled(), gTRC: sampled() })],
])('%s: another kind of profile', (_, profile) => {
  expect(transformOf(profile)).toBeNull()
})

test('of a table of tags 256 are read', () => {
  const names = Array.from({ length: 257 }, (_, index) => `t${String(index).padStart(3, '0')}`)
  const profile = profileOf(Object.fromEntries(names.map((name) => [name, longs(1)])))
  expect(['t255', 't256'].map((name) => tagOffset(profile, name) === null)).toEqual([false, true])
})

test('a profile of gray has one curve for all channels and no colors of its own', () => {
  const transform = transformOf(profileOf({ kTRC: sampled(512) }))
  expect(transform?.matrix).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1])
  expect(transform?.curves.map((curve) => curve(0.5))).toEqual([0.25, 0.25, 0.25])
})

test('each channel has its own curve, and every curve says how many bytes it takes', () => {
  const curves = { rTRC: sampled(256), gTRC: sampled(512), bTRC: sampled(768) }
  const transform = transformOf(profileOf({ ...P3_COLORANTS, ...curves }))
  expect(transform?.curves.map((curve) => curve(0.5))).toEqual([0.5, 0.25, 0.125])
  const bytes = [sampled(), sampled(1), sampled(1, 2, 3), ...[0, 1, 2, 3, 4].map((type) => parametric(type, 1))]
  expect(bytes.map((curve) => curveAt(curve, 0)?.bytes)).toEqual([12, 14, 18, 16, 24, 28, 32, 40])
})

test('a tag is found by its name', () => {
  const profile = profileOf({ desc: longs(1, 2), cprt: longs(3) })
  expect([tagOffset(profile, 'desc'), tagOffset(profile, 'cprt'), tagOffset(profile, 'wtpt')]).toEqual([156, 164, null])
})

test('every channel is mixed of all three', () => {
  // Linear BT.2020 to linear sRGB (ITU-R BT.2087).
  const matrix = [1.6605, -0.5876, -0.0728, -0.1246, 1.1329, -0.0083, -0.0182, -0.1006, 1.1187]
  const pixels = pixel(128, 102, 230, 255)
  const straight = (value: number) => value
  toSrgb(pixels, { curves: [straight, straight, straight], matrix })
  expect([...pixels.data]).toEqual([193, 166, 250, 255])
})

// From the primaries of both spaces (SMPTE EG 432-1, IEC 61966-2-1); what sRGB cannot show is clipped.
test.each([
  [
    [255, 255, 255, 7],
    [255, 255, 255, 7],
  ],
  [
    [255, 0, 0, 255],
    [255, 0, 0, 255],
  ],
  [
    [200, 100, 50, 255],
    [215, 93, 31, 255],
  ],
  [
    [40, 120, 200, 255],
    [0, 122, 206, 255],
  ],
])('Display P3 %j is sRGB %j', (given, expected) => {
  const pixels = pixel(...given)
  toSrgb(pixels, DISPLAY_P3)
  expect([...pixels.data]).toEqual(expected)
})
