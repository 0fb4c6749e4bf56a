import { decodeLzw } from './tiff-lzw'

/** Codes of nine bits, most significant bit first. */
function coded(...codes: readonly number[]): Uint8Array {
  return packed(codes.map((code) => code.toString(2).padStart(9, '0')).join(''))
}

function packed(bits: string): Uint8Array {
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
}

function decoded(source: Uint8Array, room: number): number[] {
  const target = new Uint8Array(room).fill(255)
  decodeLzw(source, 0, source.length, target, 0)
  return [...target]
}

describe('decodeLzw', () => {
  it('reads the example of the specification', () => {
    // TIFF 6.0, section 13, page 59: 7 7 7 8 8 7 7 6 6.
    expect(decoded(coded(256, 7, 258, 8, 8, 258, 6, 6, 257), 9)).toEqual([7, 7, 7, 8, 8, 7, 7, 6, 6])
  })

  it('clears its table at a clear code, and stops at the end of the codes, the source or the target', () => {
    expect(decoded(coded(256, 1, 258, 256, 2, 258, 257, 9), 8)).toEqual([1, 1, 1, 2, 2, 2, 255, 255])
    expect(decoded(coded(3, 4), 4)).toEqual([3, 4, 255, 255])
    expect(decoded(coded(1, 2, 3, 4, 5, 6, 7, 8), 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(decoded(coded(3, 4, 5), 2)).toEqual([3, 4])
  })

  it('reads codes of up to twelve bits, and goes on with a full table', () => {
    // TIFF 6.0, section 13: ten bits from the code behind entry 510 on, eleven behind 1022, twelve behind 2046.
    const literals = Array.from({ length: 5000 }, (_, index) => index % 251)
    const bits = literals.map((code, index) =>
      code.toString(2).padStart(9 + [254, 766, 1790].filter((from) => index >= from).length, '0'),
    )
    const [first, last] = [258, 4095].map((code) => code.toString(2).padStart(12, '0'))
    const source = packed([...bits, first, last].join(''))
    expect(decoded(source, 5004)).toEqual([...literals, 0, 1, 3837 % 251, 3838 % 251])
  })

  it('reads from the given offset and writes to the given one', () => {
    const target = new Uint8Array(4)
    decodeLzw(Uint8Array.of(9, ...coded(5, 258), 9), 1, 3, target, 1)
    expect([...target]).toEqual([0, 5, 5, 5])
  })

  it.each([
    ['at the start', [258]],
    ['after a clear code', [1, 2, 256, 258]],
    ['two ahead', [1, 259]],
  ])('refuses a code without a meaning %s', (_, codes) => {
    expect(() => decoded(coded(...codes), 99)).toThrow(expect.objectContaining({ code: 'imageDamaged' }))
  })
})
