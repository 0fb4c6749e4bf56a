import fc from 'fast-check'
import { isEncodedInStrips, maxPixels, picturesAtOnce } from './limits'

test.each([
  ['a computer that tells nothing', { memory: undefined, handheld: false }, 120],
  ['an iPhone, whose 48-megapixel photographs fit', { memory: undefined, handheld: true }, 73],
  ['8 GB', { memory: 8, handheld: true }, 120],
  ['4 GB', { memory: 4, handheld: true }, 97],
  ['2 GB', { memory: 2, handheld: true }, 48],
  ['1 GB', { memory: 1, handheld: true }, 24],
  ['256 MB', { memory: 0.25, handheld: true }, 16],
])('%s', (_, device, megapixels) => expect(maxPixels(device)).toBe(megapixels * 1e6))

test('more memory never fits less', () => {
  const memory = fc.double({ min: 0, max: 64, noNaN: true })
  fc.assert(
    fc.property(memory, memory, fc.boolean(), (a, b, handheld) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)]
      expect(maxPixels({ memory: less, handheld })).toBeLessThanOrEqual(maxPixels({ memory: more, handheld }))
    }),
  )
})

test.each([
  ['50 megapixels on a computer', 6250, false],
  ['more', 6251, true],
])('%s', (_, side, inStrips) => {
  expect(isEncodedInStrips({ width: side, height: 8000 }, { memory: 8, handheld: false })).toBe(inStrips)
})

test('a phone takes the memory of 48 megapixels strip by strip, of 12 whole', () => {
  const phone = { memory: undefined, handheld: true }
  expect(isEncodedInStrips({ width: 8064, height: 6048 }, phone)).toBe(true)
  expect(isEncodedInStrips({ width: 4032, height: 3024 }, phone)).toBe(false)
})

test.each([
  ['a computer', { memory: undefined, handheld: false }, 4],
  ['a computer of 4 GB', { memory: 4, handheld: false }, 2],
  ['a phone, whatever it says', { memory: 8, handheld: true }, 2],
])('%s works on so many pictures at once', (_, device, count) => expect(picturesAtOnce(device)).toBe(count))
