import { readFileSync } from 'node:fs'
import { box, buildHeif } from '@/scripts/measure/build-heif'
import { displayP3ToSrgb, isDisplayP3 } from './display-p3'

function converted(...rgba: number[]): number[] {
  const data = new Uint8ClampedArray(rgba)
  displayP3ToSrgb({ width: 1, height: 1, data })
  return [...data]
}

describe('displayP3ToSrgb', () => {
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

describe('isDisplayP3', () => {
  it.each<[string, Buffer, boolean]>([
    ['the code of P3', Buffer.from('nclx\0\x0c\0\x0d\0\x06\x80', 'latin1'), true],
    ['the code of BT.709', Buffer.from('nclx\0\x01\0\x0d\0\x06\x80', 'latin1'), false],
    ['a version 2 profile', Buffer.from('prof....acspDisplay P3\0', 'latin1'), true],
    ['a version 4 profile', Buffer.concat([Buffer.from('prof....mluc'), Buffer.from('\0Display P3', 'utf16le')]), true],
    ['another profile', Buffer.from('profsRGB IEC61966-2.1'), false],
  ])('judges %s', (_, content, isP3) => {
    expect(isDisplayP3(buildHeif(box('colr', content)))).toBe(isP3)
  })

  it('is false without a profile', () => {
    expect(isDisplayP3(new Uint8Array(readFileSync('e2e/fixtures/images/photo.heic')))).toBe(false)
  })
})
