import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { decode } from 'jpeg-js'
import { concatBytes } from '@/lib/core/byte-writer'
import { ScanWriter } from './bits'
import { encodingTable, optimalTable, tableContent } from './huffman'
import { progressiveJpeg } from './progressive'
import { jpegSegment, jpegSegments } from './segments'

interface Picture {
  readonly width: number
  readonly height: number
  /** Blocks across and down a unit, of each component. */
  readonly factors: readonly (readonly [number, number])[]
  /** The 64 coefficients, along the zigzag, of a component's block, counted in the order of the file. */
  readonly block: (component: number, index: number) => readonly number[]
}

const SOF0 = 0xc0

const bitsOf = (value: number) => 32 - Math.clz32(Math.abs(value))

/** A sequential JPEG of given coefficients, its quantizers all 16, so that a coefficient of 1 is seen. */
function sequentialJpeg({ width, height, factors, block }: Picture, frame = SOF0): Uint8Array {
  const symbols: [table: number, symbol: number, value: number][] = []
  const most = (axis: 0 | 1) => 8 * Math.max(...factors.map((factor) => factor[axis]))
  const units = Math.ceil(width / most(0)) * Math.ceil(height / most(1))
  const last = factors.map(() => 0)
  for (let unit = 0; unit < units; unit++) {
    for (const [component, [across, down]] of factors.entries()) {
      for (let part = 0; part < across * down; part++) {
        const values = block(component, unit * across * down + part)
        const table = Math.min(component, 1)
        const difference = values[0]! - last[component]!
        last[component] = values[0]!
        symbols.push([table, bitsOf(difference), difference])
        let zeros = 0
        for (const value of values.slice(1)) {
          if (value === 0) {
            zeros++
            continue
          }
          for (; zeros > 15; zeros -= 16) symbols.push([2 + table, 0xf0, 0])
          symbols.push([2 + table, (zeros << 4) | bitsOf(value), value])
          zeros = 0
        }
        if (zeros > 0) symbols.push([2 + table, 0, 0])
      }
    }
  }
  const tables = [0, 1, 2, 3].map((wanted) => {
    const frequencies = new Uint32Array(256)
    for (const [table, symbol] of symbols) if (table === wanted) frequencies[symbol]!++
    return optimalTable(frequencies)
  })
  const codes = tables.map(encodingTable)
  const writer = new ScanWriter(1000)
  for (const [table, symbol, value] of symbols) {
    const code = codes[table]![symbol]!
    writer.write(code & 0xffff, code >>> 16)
    const size = symbol & 15
    writer.write(value < 0 ? value + (1 << size) - 1 : value, size)
  }
  writer.fill()
  const heads = factors.flatMap(([across, down], index) => [index + 1, (across << 4) | down, 0])
  const scans = factors.flatMap((_, index) => [index + 1, Math.min(index, 1) * 0x11])
  return concatBytes([
    Uint8Array.of(0xff, 0xd8),
    jpegSegment(0xdb, Uint8Array.from([0, ...Array<number>(64).fill(16)])),
    jpegSegment(frame, Uint8Array.from([8, height >> 8, height, width >> 8, width, factors.length, ...heads])),
    jpegSegment(0xc4, concatBytes([0x00, 0x01, 0x10, 0x11].map((place, index) => tableContent(place, tables[index]!)))),
    jpegSegment(0xda, Uint8Array.from([factors.length, ...scans, 0, 63, 0])),
    writer.written(),
    Uint8Array.of(0xff, 0xd9),
  ])
}

const decoded = (file: Uint8Array) => decode(file, { useTArray: true, maxMemoryUsageInMB: 2000 })

/** First and last place and the two bit positions of each scan. */
function scansOf(file: Uint8Array) {
  return jpegSegments(file)
    .filter(({ marker }) => marker === 0xda)
    .map(({ content }) => [...file.subarray(content + 1 + 2 * file[content]!, content + 4 + 2 * file[content]!)])
    .map(([from, to, bits]) => ({ from, to, high: bits! >> 4, low: bits! & 15 }))
}

/** Codes it again, and expects the same picture. Gives its scans. */
function expectSame(picture: Picture) {
  const sequential = sequentialJpeg(picture)
  const progressive = progressiveJpeg([sequential])
  const [before, after] = [decoded(sequential), decoded(progressive)]
  expect([after.width, after.height]).toEqual([picture.width, picture.height])
  expect(Buffer.compare(after.data, before.data)).toBe(0)
  return scansOf(progressive)
}

const HALF = [
  [2, 2],
  [1, 1],
  [1, 1],
] as const
const WHOLE = [
  [1, 1],
  [1, 1],
  [1, 1],
] as const

/** The same pseudo-random numbers every time (Park and Miller 1988), from 0 up to `below`. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** Blocks of small values, most of them 1, at random places. */
function busy(seed: number, most: number): Picture['block'] {
  const next = numbers(seed)
  return () => {
    const values = Array<number>(64).fill(0)
    values[0] = next(60) - 30
    for (let count = next(most); count > 0; count--)
      values[1 + next(63)] = (next(2) ? 1 : -1) * (1 + (next(40) >> next(6)))
    return values
  }
}

/** Blocks as photographs have them: values by a Laplace distribution, which gets narrower along the zigzag. */
function photo(seed: number, strength: number): Picture['block'] {
  const next = numbers(seed)
  return () =>
    Array.from({ length: 64 }, (_, place) => {
      const size = -Math.log((1 + next(1000)) / 1001) * strength * Math.exp(-place / 12)
      return (next(2) ? 1 : -1) * Math.floor(size)
    })
}

test.each([
  ['color at half resolution, with units over the edges', 61, 45, HALF],
  ['color at full resolution', 33, 17, WHOLE],
  [
    'color at half resolution across alone',
    50,
    30,
    [
      [2, 1],
      [1, 1],
      [1, 1],
    ] as const,
  ],
  ['gray', 41, 23, [[1, 1]] as const],
])('%s: the same picture', (_, width, height, factors) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 30 }), fc.integer({ min: 1, max: 50 }), (seed, most) => {
      expectSame({ width, height, factors, block: busy(seed, most) })
      expectSame({ width, height, factors, block: photo(seed, most / 4) })
    }),
    { numRuns: 20 },
  )
})

test('values of several bits are written bit by bit, where that takes fewer', () => {
  const scans = expectSame({ width: 240, height: 240, factors: HALF, block: photo(7, 12) })
  expect(scans[0]).toEqual({ from: 0, to: 0, high: 0, low: 0 })
  const later = scans.filter(({ high }) => high > 0)
  expect(later.length).toBeGreaterThan(0)
  for (const { from, to, high, low } of later) expect([from, to, high]).toEqual([1, 63, low + 1])
})

test('bands are split where the high places are rarely used', () => {
  const next = numbers(5)
  const block = () => {
    const values = Array<number>(64).fill(0)
    for (let place = 1; place <= 5; place++) values[place] = next(9) - 4
    if (next(50) === 0) for (let place = 6; place < 64; place++) values[place] = next(5) - 2
    return values
  }
  const scans = expectSame({ width: 400, height: 400, factors: HALF, block })
  const [first, second] = scans.filter(({ from }) => from! > 0)
  expect(first!.to).toBeLessThan(63)
  expect(second).toMatchObject({ from: first!.to! + 1, to: 63 })
})

test('more blocks without values than one run may count', () => {
  // 33,124 of them; a run has 32,767 at most.
  expectSame({
    width: 1456,
    height: 1456,
    factors: WHOLE,
    block: (_, index) => [index % 9, ...Array<number>(63).fill(0)],
  })
})

test('more bits that wait for the end of blocks than are kept', () => {
  // Every block has 20 values and no new one in the last bit: 47 of them fill what is kept.
  const next = numbers(9)
  const block = (component: number, index: number) => {
    const values = Array<number>(64).fill(0)
    const first = component === 0 && index % 97 === 0
    for (let place = 1; place <= 20; place++) values[place] = 2 + next(2)
    if (first) for (let place = 21; place < 64; place += 20) values[place] = 1
    return values
  }
  const scans = expectSame({ width: 320, height: 320, factors: WHOLE, block })
  expect(scans.some(({ high }) => high > 0)).toBe(true)
})

test('blocks full of values, and values behind long runs of zeros', () => {
  const next = numbers(3)
  const block = (_: number, index: number) => {
    const values = Array<number>(64).fill(0)
    if (index % 3 === 0) return values.map((_value, place) => (place === 0 ? 0 : (next(2) ? 1 : -1) * (1 + next(3))))
    values[1] = 3
    values[63] = index % 3 === 1 ? 1 : -2
    if (index % 2) values[40] = -3
    return values
  }
  expectSame({ width: 200, height: 160, factors: HALF, block })
})

test('a file has fewer bytes than before, also one of the extended process', () => {
  const picture = () => ({ width: 320, height: 240, factors: HALF, block: photo(2, 6) })
  const sequential = sequentialJpeg(picture(), 0xc1)
  const progressive = progressiveJpeg([sequential])
  expect(progressive.length).toBeLessThan(sequential.length)
  expect(jpegSegments(progressive).map(({ marker }) => marker)).toContain(0xc2)
  const before = decoded(sequentialJpeg(picture()))
  expect(Buffer.compare(decoded(progressive).data, before.data)).toBe(0)
})

test('the segments of the file stay; it is not changed itself', () => {
  const sequential = sequentialJpeg({ width: 8, height: 8, factors: WHOLE, block: busy(1, 5) })
  const comment = jpegSegment(0xfe, Uint8Array.of(1, 2, 3))
  const file = concatBytes([sequential.subarray(0, 2), comment, sequential.subarray(2)])
  const copy = file.slice()
  const progressive = progressiveJpeg([file])
  expect(file).toEqual(copy)
  expect([...progressive.subarray(2, 2 + comment.length)]).toEqual([...comment])
  expect(jpegSegments(progressive).at(-1)?.marker).toBe(0xd9)
})

test.each([
  ['420', 7],
  ['444', 3],
])('strips of a photograph (4:%s) become one file of the whole', (name, count) => {
  const strips = Array.from({ length: count }, (_, index) =>
    Uint8Array.from(readFileSync(`e2e/fixtures/images/strips/${name}-${index}.jpg`)),
  )
  const progressive = progressiveJpeg(strips)
  const whole = decoded(progressive)
  expect(whole).toMatchObject({ width: 150, height: 100 })
  expect(Buffer.compare(whole.data, Buffer.concat(strips.map((strip) => decoded(strip).data)))).toBe(0)
  expect(jpegSegments(progressive).filter(({ marker }) => marker === 0xc2)).toHaveLength(1)
})

test('refuses what is not sequential', () => {
  const progressive = progressiveJpeg([sequentialJpeg({ width: 8, height: 8, factors: WHOLE, block: busy(1, 5) })])
  expect(() => progressiveJpeg([progressive])).toThrow('no segment c0')
})
