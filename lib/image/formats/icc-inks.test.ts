import { readFileSync } from 'node:fs'
import { decodeInks } from '@/lib/image/codecs/decode-inks'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { blackOnly, shorts } from '@/scripts/measure/build-ink-profile'
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

/** The same press as v4 profiles have it (ICC.1:2022, 10.12): curves that undo each other, and a matrix that brings L to the front. */
function blackOnlyV4(): Uint8Array {
  const profile = new Uint8Array(128)
  profile.set(latin1('CMYKLab '), 16)
  const table = concatBytes([shorts(0, 1), latin1('A2B0'), shorts(0, 144, 0, 0)])
  const straight = concatBytes([latin1('curv'), shorts(0, 0, 0, 0)])
  const gamma = (whole: number, part: number) => concatBytes([latin1('para'), shorts(0, 0, 0, 0, whole, part)])
  const three = (curve: Uint8Array) => concatBytes([curve, curve, curve])
  const matrix = shorts(...[0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0].flatMap((factor) => [factor, 0]))
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
  expect(() => inkConversion(blackOnlyV4().subarray(0, 250))).toThrow(RangeError)
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
  const [red, green, blue] = pixels?.data ?? []
  expect([red, red]).toEqual([green, blue])
  expect(await decodeInks(file, new Uint8Array(200))).toBeNull()
})
