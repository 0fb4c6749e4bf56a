import { readFileSync } from 'node:fs'
import { decode } from 'jpeg-js'
import { joinJpegStrips } from './join'
import { jpegSegments } from './segments'

/** `count` strips of one photograph, 150 × 100 pixels, by MozJPEG. */
function strips(name: string, count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, index) =>
    Uint8Array.from(readFileSync(`e2e/fixtures/images/strips/${name}-${index}.jpg`)),
  )
}

function decoded(file: Uint8Array) {
  const { width, height, data } = decode(file, { useTArray: true })
  return { width, height, data }
}

describe.each([
  ['color at half resolution, strips of one row of units', '420', 7],
  ['color at full resolution', '444', 3],
])('%s', (_, name, count) => {
  it('decodes to the strips’ own pixels', () => {
    const parts = strips(name, count)
    const whole = decoded(joinJpegStrips(parts))
    expect(whole).toMatchObject({ width: 150, height: 100 })
    const expected = parts.flatMap((part) => [...decoded(part).data])
    expect(Buffer.compare(whole.data, Uint8Array.from(expected))).toBe(0)
  })

  it('takes fewer bytes than the strips, by one set of tables', () => {
    const parts = strips(name, count)
    const joined = joinJpegStrips(parts)
    expect(joined.length).toBeLessThan(parts.reduce((sum, part) => sum + part.length, 0))
    expect(jpegSegments(joined).filter(({ marker }) => marker === 0xc4)).toHaveLength(1)
  })
})

it('sets a restart behind each strip but the last, numbered from 0 to 7 and again', () => {
  const strip = strips('420', 1)[0]!
  const joined = joinJpegStrips(Array.from({ length: 11 }, () => strip))
  const restarts = [...joined.keys()].filter((at) => joined[at] === 0xff && (joined[at + 1]! & 0xf8) === 0xd0)
  expect(restarts.map((at) => joined[at + 1]! & 7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
  expect(decoded(joined).height).toBe(176)
})

/** A gray strip of one component whose blocks are all alike: the symbol 0 of its DC table, then the end of the block (T.81, B.2). */
function grayStrip(width: number, height: number, scan: readonly number[], dht = ONE_CODE): Uint8Array {
  return Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xfe, 0, 3, 0x21],
    ...[0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
    ...[0xff, 0xc4, 0, 2 + dht.length, ...dht],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, ...scan],
    ...[0xff, 0xd9],
  ])
}
const counts = (...first: number[]) => [...first, ...Array<number>(16 - first.length).fill(0)]
/** Tables in which 0 is the one symbol, with a code of one bit. */
const ONE_CODE = [0x00, ...counts(1), 0, 0x10, ...counts(1), 0]

it('writes the head of the whole picture and the best tables, byte for byte', () => {
  // 297 units of two bits, 594 in all, then 9 of them, both filled up with ones; in the strips a code has three bits.
  const long = [0x00, ...counts(0, 0, 1), 0, 0x10, ...counts(0, 0, 1), 0]
  const strips = [
    grayStrip(72, 264, [...Array<number>(222).fill(0), 0b0000_0011], long),
    grayStrip(72, 8, [0, 0, 0b0011_1111]),
  ]
  expect([...joinJpegStrips(strips)]).toEqual([
    ...[0xff, 0xd8, 0xff, 0xfe, 0, 3, 0x21],
    ...[0xff, 0xc0, 0, 11, 8, 1, 16, 0, 72, 1, 1, 0x11, 0],
    ...[0xff, 0xc4, 0, 72, 0x00, ...counts(1), 0, 0x01, ...counts(), 0x10, ...counts(1), 0, 0x11, ...counts()],
    ...[0xff, 0xdd, 0, 4, 1, 41],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
    ...[...Array<number>(74).fill(0), 0b0011_1111, 0xff, 0xd0],
    ...[0, 0, 0b0011_1111, 0xff, 0xd9],
  ])
})

it('knows the end of a block by its last value where no sign says so', () => {
  // Sixteen zeros three times (0xf0), then fourteen and a value of one bit (0xe1): all 63, twice.
  const full = [0x00, ...counts(1), 0, 0x10, ...counts(1, 1), 0xf0, 0xe1]
  const joined = joinJpegStrips([grayStrip(16, 8, [0b0000_1010, 0b0001_0111], full)])
  expect([...joined.slice(-4)]).toEqual([0b0000_1010, 0b0001_0111, 0xff, 0xd9])
})

it('refuses a code that is in no table, and a strip that is not baseline', () => {
  expect(() => joinJpegStrips([grayStrip(8, 8, [0b1000_0000])])).toThrow('a code is in none of the tables')
  const progressive = grayStrip(8, 8, [0])
  progressive[8] = 0xc2
  expect(() => joinJpegStrips([progressive])).toThrow('no segment c0')
})

it('refuses what is no such strip', () => {
  expect(() => joinJpegStrips([Uint8Array.from(readFileSync('e2e/fixtures/images/empty.jpg'))])).toThrow()
})
