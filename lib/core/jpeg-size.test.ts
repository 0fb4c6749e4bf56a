import { readFileSync } from 'node:fs'
import { isEndless, jpegSize } from './jpeg-size'
import { jpegSegments } from './jpeg-segments'

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/images/${name}`))

test.each([
  ['small-photo.jpg', 120, 80, 1],
  ['orientation-6.jpg', 120, 60, 6],
  ['cmyk.jpg', 120, 80, 1],
  ['astronaut.jpg', 512, 512, 1],
])('%s is %i × %i, orientation %i', (name, width, height, orientation) => {
  expect(jpegSize(fixture(name))).toEqual({ width, height, orientation })
  expect(isEndless(fixture(name))).toBe(false)
})

test('has no size without a frame', () => {
  expect(jpegSize(fixture('small-photo.jpg').subarray(0, 30))).toBeNull()
  expect(jpegSize(Uint8Array.of(0xff, 0xd8, 0xff))).toBeNull()
})

test('millions of empty segments are refused at once', () => {
  const bytes = new Uint8Array(50 * 2 ** 20)
  bytes.set([0xff, 0xd8, 0xff, 0xe1, 0, 2])
  for (let filled = 4; filled < bytes.length - 2; filled *= 2) bytes.copyWithin(2 + filled, 2, 2 + filled)
  expect(jpegSize(bytes)).toBeNull()
  expect(isEndless(bytes)).toBe(true)
  expect(() => jpegSegments(bytes)).toThrow('imageDamaged')
})
