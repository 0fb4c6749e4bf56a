import fc from 'fast-check'
import { inflateLzw } from '@/e2e/tools/mp4-to-gif/gif'
import { compressLzw } from './lzw'

/** The image data without its sub-blocks. */
function joined(data: Uint8Array): Uint8Array {
  const bytes: number[] = []
  let at = 1
  for (let size = data[at++]!; size > 0; size = data[at++]!) {
    bytes.push(...data.subarray(at, at + size))
    at += size
  }
  expect(at).toBe(data.length)
  return Uint8Array.from(bytes)
}

function inflated(data: Uint8Array, pixels: number): Uint8Array {
  return inflateLzw(data[0]!, joined(data), pixels)
}

describe('compressing indices', () => {
  it('has the bytes of the published example of 10 × 10 pixels in four colors', () => {
    // Mike Flickinger, "What's In A GIF", sample_1.gif: 16 02 16 8C 2D 99 87 2A 1C DC 33 A0 02 75 EC 95 FA A8 DE 60 8C
    // 04 91 4C 01 00
    const rows = ['1111122222', '1111122222', '1111122222', '1110000222', '1110000222']
    const mirrored = ['2220000111', '2220000111', '2222211111', '2222211111', '2222211111']
    const indices = Uint8Array.from([...rows, ...mirrored].join(''), Number)
    const expected = '02168c2d99872a1cdc33a00275ec95faa8de608c04914c0100'
    expect(Buffer.from(compressLzw({ indices }, 2).data).toString('hex')).toBe(expected)
  })

  it.each([1, 2, 4, 6, 7, 8])('is reversible for random pictures of %i bits, with codes of every width', (depth) => {
    let state = depth
    const next = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 16
    const noise = Uint8Array.from({ length: 40_000 }, () => next() % (1 << depth))
    const survives = (indices: Uint8Array) =>
      Buffer.from(inflated(compressLzw({ indices }, depth).data, indices.length)).equals(indices)
    expect(survives(noise)).toBe(true)
    const bands = Uint8Array.from({ length: 40_000 }, (_, index) => (index >> 9) % (1 << depth))
    expect(survives(bands)).toBe(true)
  })

  it('is reversible for any input', () => {
    fc.assert(
      fc.property(fc.uint8Array({ min: 0, max: 15, minLength: 1, maxLength: 600 }), (indices) => {
        expect([...inflated(compressLzw({ indices }, 4).data, indices.length)]).toEqual([...indices])
      }),
    )
  })

  it('writes only free pixels as transparent, and all others as themselves', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(6), fc.boolean()), { minLength: 1, maxLength: 400 }), (pixels) => {
        const indices = Uint8Array.from(pixels, ([index]) => index)
        const free = Uint8Array.from(pixels, ([, isFree]) => (isFree ? 1 : 0))
        const back = inflated(compressLzw({ indices, free, transparent: 7 }, 3).data, indices.length)
        back.forEach((index, at) => {
          if (index === 7) expect(free[at]).toBe(1)
          else expect(index).toBe(indices[at])
        })
      }),
    )
  })

  it.each([[['index', 'transparent']], [['transparent', 'index']]] as const)(
    'keeps to the first of %j where either is as short',
    (preferences) => {
      const pixel = { indices: Uint8Array.of(1), free: Uint8Array.of(1), transparent: 3 }
      expect(compressLzw(pixel, 2, preferences).preference).toBe(preferences[0])
    },
  )

  it('uses the transparent index for unchanged pixels where that is shorter', () => {
    const noise = Uint8Array.from({ length: 5000 }, (_, index) => (index * index * 31) % 251)
    const free = new Uint8Array(5000).fill(1)
    const plain = compressLzw({ indices: noise }, 8).data.length
    const { data, preference } = compressLzw({ indices: noise, free, transparent: 255 }, 8)
    expect(data.length).toBeLessThan(plain / 10)
    expect(preference).toBe('transparent')
    expect(compressLzw({ indices: noise, free, transparent: 255 }, 8, ['index']).data.length).toBeGreaterThan(
      data.length,
    )
  })
})
