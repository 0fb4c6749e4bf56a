import { readFileSync } from 'node:fs'
import { box, buildHeif, words } from '@/scripts/measure/build-heif'
import { DISPLAY_P3, toSrgb } from '@/lib/image/formats/icc'
import { hasRestrictedProfile, heifTransform } from './colors'

function converted(...rgba: number[]): number[] {
  const data = new Uint8ClampedArray(rgba)
  toSrgb({ width: 1, height: 1, data }, DISPLAY_P3)
  return [...data]
}

describe('Display P3', () => {
  it.each([[[0, 0, 0, 255]], [[255, 255, 255, 255]], [[128, 128, 128, 40]], [[3, 3, 3, 0]]])(
    'leaves the gray %j and its alpha',
    (gray) => {
      expect(converted(...gray)).toEqual(gray)
    },
  )

  // color(display-p3 …) as `colorjs.io` and browsers convert it.
  it.each([
    [
      [234, 51, 35, 255],
      [255, 0, 0, 255],
    ],
    [
      [117, 251, 76, 255],
      [0, 255, 0, 255],
    ],
    [
      [0, 0, 245, 255],
      [0, 0, 255, 255],
    ],
  ])('brings %j, an sRGB primary, to %j', (from, to) => {
    converted(...from).forEach((value, channel) => expect(Math.abs(value - to[channel]!)).toBeLessThanOrEqual(6))
  })

  it('clips what sRGB cannot show', () => {
    expect(converted(255, 0, 0, 255)).toEqual([255, 0, 0, 255])
  })
})

/** A profile of three colorants and one curve, as ICC.1 lays it out. */
function profile(colorants: readonly (readonly number[])[], curve: Buffer): Buffer {
  const names = ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC']
  const start = 128 + 4 + 12 * names.length
  const fixed = (value: number) => words(Math.round(value * 65_536) >>> 0)
  const xyz = colorants.map((color) => Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), ...color.map(fixed)]))
  const table = names.flatMap((name, index) => [
    Buffer.from(name, 'latin1'),
    words(start + (index < 3 ? 20 * index : 60), index < 3 ? 20 : curve.length),
  ])
  return Buffer.concat([Buffer.alloc(128), words(names.length), ...table, ...xyz, curve])
}

/** Colorants under D50 of Display P3 and sRGB, as Apple's and HP's profiles have them. */
const P3 = [
  [0.51512, 0.2412, -0.00105],
  [0.29198, 0.69225, 0.04189],
  [0.1571, 0.06657, 0.78407],
]
const SRGB = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141],
]
const fixed = (...values: number[]) => words(...values.map((value) => Math.round(value * 65_536)))
const head = (type: string, ...shorts: number[]) => Buffer.from([...Buffer.from(type), 0, 0, 0, 0, ...shorts])
const SRGB_CURVE = Buffer.concat([head('para', 0, 3, 0, 0), fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)])
const GAMMA_22 = Buffer.concat([head('curv', 0, 0, 0, 1), Buffer.from([2, 51])])

describe('heifTransform', () => {
  const through = (content: Buffer, rgba: number[]) => {
    const transform = heifTransform(buildHeif(box('colr', content)))
    const data = new Uint8ClampedArray(rgba)
    if (transform) toSrgb({ width: 1, height: 1, data }, transform)
    return [...data]
  }
  const icc = (type: string, content: Buffer) => Buffer.concat([Buffer.from(type), content])

  it.each([
    ['an ICC profile', icc('prof', profile(P3, SRGB_CURVE))],
    ['a restricted one', icc('rICC', profile(P3, SRGB_CURVE))],
    ['its code', Buffer.from('nclx\0\x0c\0\x0d\0\x06\x80', 'latin1')],
  ])('turns Display P3 by %s into sRGB', (_, content) => {
    const converted = through(content, [200, 100, 50, 255])
    // `color(display-p3 …)` as CSS Color Module Level 4, section 10, converts it.
    ;[215, 95, 33, 255].forEach((value, index) => expect(Math.abs(converted[index]! - value)).toBeLessThanOrEqual(2))
  })

  it('heeds a gamma of its own', () => {
    // 0.5 to the power of 2.2 is 0.2176 of the light, which sRGB writes as 0.5045.
    expect(through(icc('prof', profile(SRGB, GAMMA_22)), [128, 128, 128, 9])).toEqual([129, 129, 129, 9])
    expect(through(icc('prof', profile(SRGB, GAMMA_22)), [20, 20, 20, 255])[0]).toBeLessThan(14)
  })

  it('leaves sRGB as it is, and what says nothing', () => {
    expect(through(icc('prof', profile(SRGB, SRGB_CURVE)), [200, 100, 50, 255])).toEqual([200, 100, 50, 255])
    expect(heifTransform(buildHeif(box('colr', Buffer.from('nclx\0\x01\0\x0d\0\x06\x80', 'latin1'))))).toBeNull()
    expect(heifTransform(new Uint8Array(readFileSync('e2e/fixtures/images/photo.heic')))).toBeNull()
    expect(heifTransform(buildHeif(box('colr', Buffer.from('profno profile'))))).toBeNull()
  })
})

test.each([
  ['rICC', true],
  ['prof', false],
  ['nclx', false],
])('a profile of the kind %s is a restricted one: %s', (kind, isRestricted) => {
  expect(hasRestrictedProfile(buildHeif(box('colr', Buffer.from(`${kind}\0\0\0\0`))))).toBe(isRestricted)
})

test('a file without colors has none', () => {
  expect(hasRestrictedProfile(buildHeif())).toBe(false)
})
