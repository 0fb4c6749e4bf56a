import { GIF_TRAILER, gifFrame, gifHeader, transparentIndex } from './gif-encoder'

const SIZE = { width: 300, height: 513 }
const colors = (count: number) => Uint8Array.from({ length: count * 3 }, (_, index) => index)
const tail = (plays: number) => [...gifHeader(SIZE, colors(3), plays).subarray(13 + 12)]

describe('the header (GIF89a, 17 to 20)', () => {
  it('states size, depth and palette, filled up to a power of two', () => {
    expect([...gifHeader(SIZE, colors(3), 1)]).toEqual([
      ...Buffer.from('GIF89a'),
      ...[0x2c, 1, 0x01, 2],
      // A global palette, 8 bits per channel, 2 bits per pixel: three colors and the transparent one.
      ...[0b1_111_0_001, 0, 0],
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0],
    ])
  })

  it.each([
    [1, 0, 6],
    [3, 1, 12],
    [4, 2, 24],
    [255, 7, 768],
  ])('%d colors and the transparent one take %d + 1 bits', (count, depth, bytes) => {
    const header = gifHeader(SIZE, colors(count), 1)
    expect(header[10]! & 7).toBe(depth)
    expect(header).toHaveLength(13 + bytes)
    expect(transparentIndex(colors(count))).toBe(count)
  })

  // Netscape's application extension: the number of repetitions, 0 for ever.
  it.each([
    [0, [0, 0]],
    [2, [1, 0]],
    [1000, [0xe7, 3]],
    [100_000, [0xff, 0xff]],
  ])('plays %d times', (plays, repetitions) => {
    expect(tail(plays)).toEqual([0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, ...repetitions, 0])
  })

  it('plays once without an extension', () => {
    expect(tail(1)).toEqual([])
  })
})

describe('a frame (GIF89a, 20 and 23)', () => {
  const area = { x: 258, y: 3, width: 1, height: 1 }
  const head = (free: boolean) => {
    const pixels = { indices: Uint8Array.of(1), ...(free && { free: Uint8Array.of(0), transparent: 3 }) }
    return [...gifFrame(pixels, area, 260, colors(3)).part.subarray(0, 18)]
  }
  const place = [0x2c, 2, 1, 3, 0, 1, 0, 1, 0, 0]

  it('stays until the next one, for its hundredths of a second, at its place', () => {
    expect(head(false)).toEqual([0x21, 0xf9, 4, 0b100, 4, 1, 0, 0, ...place])
  })

  it('may be cleared after its time', () => {
    const { part } = gifFrame({ indices: Uint8Array.of(1) }, area, 260, colors(3), { after: 'clear' })
    expect(part[3]).toBe(0b1000)
  })

  it('with free pixels names the transparent color', () => {
    expect(head(true)).toEqual([0x21, 0xf9, 4, 0b101, 4, 1, 3, 0, ...place])
  })
})

it('ends with a semicolon', () => {
  expect([...GIF_TRAILER]).toEqual([0x3b])
})
