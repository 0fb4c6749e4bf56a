import fc from 'fast-check'
import { reductionPercent, utf8Length } from './bytes'

describe('reductionPercent', () => {
  it.each([
    [1000, 250, 75],
    [1000, 1000, 0],
    [1000, 1500, -50],
    [3, 2, 33.333333],
  ])('from %i to %i bytes is %d', (original, result, percent) => {
    expect(reductionPercent(original, result)).toBeCloseTo(percent, 5)
  })
})

// RFC 3629, section 3: one byte up to U+007F, two up to U+07FF, three up to U+FFFF.
test.each([
  ['\x7f', 1],
  ['\x80', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['\uffff', 3],
  ['\u{10000}', 4],
  ['a한😀é', 10],
  ['', 0],
])('%j takes %i bytes', (text, length) => {
  expect(utf8Length(text)).toBe(length)
})

test('bytes are those of TextEncoder, also of halves of characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '가', '😀', '\ud83d', '\ude00') }), (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length)
    }),
  )
})
