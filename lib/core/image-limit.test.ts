import fc from 'fast-check'
import { maxPixels } from './image-limit'

test.each([
  ['a computer that tells nothing', { memory: undefined, handheld: false }, 120],
  ['an iPhone, whose 48-megapixel photographs fit', { memory: undefined, handheld: true }, 50],
  ['8 GB', { memory: 8, handheld: true }, 120],
  ['4 GB', { memory: 4, handheld: true }, 67],
  ['2 GB', { memory: 2, handheld: true }, 33],
  ['1 GB', { memory: 1, handheld: true }, 16],
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
