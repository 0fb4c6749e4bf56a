import fc from 'fast-check'
import { decodingTable, encodingTable, optimalTable } from './huffman'

const counted = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1e6 })), { minLength: 256, maxLength: 256 })

/** Bits that a table takes for each symbol seen. */
function lengths(frequencies: ArrayLike<number>): number[] {
  return [...encodingTable(optimalTable(Uint32Array.from(frequencies)))].map((entry) => entry >>> 16)
}

/** The textbook's algorithm without a longest code: the sum of all that is merged is the fewest bits there are. */
function fewestBits(frequencies: readonly number[]): number {
  // A code of all ones is not to be used: one more symbol, which never comes.
  const weights = [0, ...frequencies.filter((count) => count > 0)]
  let bits = 0
  while (weights.length > 1) {
    weights.sort((one, other) => one - other)
    const merged = weights[0]! + weights[1]!
    weights.splice(0, 2, merged)
    bits += merged
  }
  return bits
}

test('takes as few bits as Huffman’s algorithm', () => {
  const frequencies = [45, 13, 12, 16, 9, 5, 0, 1, 1, 200]
  const taken = lengths([...frequencies, ...Array<number>(246).fill(0)])
  const bits = frequencies.reduce((sum, count, symbol) => sum + count * taken[symbol]!, 0)
  expect(bits).toBe(fewestBits(frequencies))
})

test('takes no more than 16 bits, where the fewest would take more', () => {
  const fibonacci = [1, 1]
  while (fibonacci.length < 30) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!)
  const rest = Array<number>(226).fill(0)
  const taken = lengths([...fibonacci, ...rest])
  expect(Math.max(...taken)).toBe(16)
  expect(taken.slice(0, 30).every((length) => length > 0)).toBe(true)
  // The fewest there are for these counts, whichever symbols have them.
  const bits = (counts: readonly number[], all: readonly number[]) =>
    counts.reduce((sum, count, symbol) => sum + count * all[symbol]!, 0)
  const reversed = fibonacci.toReversed()
  expect(bits(reversed, lengths([...reversed, ...rest]))).toBe(bits(fibonacci, taken))
})

test('codes tell each other apart and none is all ones', () => {
  fc.assert(
    fc.property(counted, (frequencies) => {
      const table = optimalTable(Uint32Array.from(frequencies))
      const encoding = encodingTable(table)
      const decoding = decodingTable(table)
      expect(decoding).toHaveLength(65_536)
      for (const [symbol, entry] of encoding.entries()) {
        const [length, code] = [entry >>> 16, entry & 0xffff]
        expect(length > 0).toBe(frequencies[symbol]! > 0)
        if (length === 0) continue
        expect(code).toBeLessThan((1 << length) - 1)
        for (const rest of [0, (1 << (16 - length)) - 1]) {
          expect(decoding[(code << (16 - length)) | rest]).toBe((length << 8) | symbol)
        }
      }
    }),
    { numRuns: 20 },
  )
})

test('a table of one symbol has one code of one bit; of none, none', () => {
  const frequencies = new Uint32Array(256)
  expect([...optimalTable(frequencies).values]).toEqual([])
  frequencies[7] = 3
  expect(encodingTable(optimalTable(frequencies))[7]).toBe(1 << 16)
})
