import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { decodeTiff } from './decode-tiff'

const [WIDTH, HEIGHT, BITS, COMPRESSION, PHOTOMETRIC, FILL_ORDER, PLACES] = [256, 257, 258, 259, 262, 266, 273]
const [SAMPLES, ROWS, LENGTHS, PREDICTOR, COLORS, EXTRA, FORMAT, PROFILE] = [277, 278, 279, 317, 320, 338, 339, 34_675]

/** A little-endian TIFF with these tags, all numbers SHORT, and strips (TIFF 6.0, section 2). */
function tiff(
  tags: Readonly<Record<number, number | readonly number[]>>,
  ...strips: readonly Uint8Array[]
): Uint8Array {
  const lengths = strips.map(({ length }) => length)
  const all = Object.entries({ [COMPRESSION]: 1, ...tags, [PLACES]: lengths, [LENGTHS]: lengths })
  const head = 8 + 2 + 12 * all.length + 4
  const lists = all.map(([, value]) => [value].flat())
  const bytesOf = ({ length }: readonly number[]) => (length > 2 ? 2 * length : 0)
  let next = head
  const places = lists.map((list) => (next += bytesOf(list)) - bytesOf(list))
  let from = next
  const starts = lengths.map((length) => (from += length) - length)
  const bytes = new Uint8Array(next)
  const view = new DataView(bytes.buffer)
  bytes.set(latin1('II*\0\b\0\0\0'))
  view.setUint16(8, all.length, true)
  for (const [index, [tag]] of all.entries()) {
    const list = Number(tag) === PLACES ? starts : lists[index]!
    const [at, isFar] = [10 + 12 * index, list.length > 2]
    view.setUint32(at, Number(tag) | (3 << 16), true)
    view.setUint32(at + 4, list.length, true)
    if (isFar) view.setUint32(at + 8, places[index]!, true)
    for (const [each, value] of list.entries())
      view.setUint16((isFar ? places[index]! : at + 8) + 2 * each, value, true)
  }
  return concatBytes([bytes, ...strips])
}

/** A row of pixels in one strip. */
const row = (width: number, tags: Readonly<Record<number, number | readonly number[]>>, ...data: number[]) =>
  tiff({ [WIDTH]: width, [HEIGHT]: 1, [ROWS]: 1, ...tags }, Uint8Array.from(data))

const gray = (bits: number, photometric: number) => ({ [BITS]: bits, [PHOTOMETRIC]: photometric, [SAMPLES]: 1 })
const RGB = { [BITS]: [8, 8, 8], [PHOTOMETRIC]: 2, [SAMPLES]: 3 }
const RGBX = { [BITS]: [8, 8, 8, 8], [PHOTOMETRIC]: 2, [SAMPLES]: 4 }
const pixels = async (file: Uint8Array) => [...(await decodeTiff(file)).data]
const opaque = (...values: number[]) => values.flatMap((value) => [value, value, value, 255])

/** Enough of them for any pixel. */
const ZEROS = new Array<number>(24).fill(0)

test.each([
  ['Zstandard', row(1, { ...RGB, [COMPRESSION]: 50_000 }, ...ZEROS)],
  ['WebP inside', row(1, { ...RGB, [COMPRESSION]: 50_001 }, ...ZEROS)],
  ['JPEG 2000 inside', row(1, { ...RGB, [COMPRESSION]: 34_712 }, ...ZEROS)],
  ['12 bits', row(1, { ...RGB, [BITS]: [12, 12, 12] }, ...ZEROS)],
  ['bits that differ', row(1, { ...RGB, [BITS]: [8, 8, 16] }, ...ZEROS)],
  ['whole numbers of 32 bits', row(1, gray(32, 1), ...ZEROS)],
  ['floating-point numbers of 16 bits', row(1, { ...gray(16, 1), [FORMAT]: 3 }, ...ZEROS)],
  ['floating-point numbers of 64 bits', row(1, { ...gray(64, 1), [FORMAT]: 3 }, ...ZEROS)],
  ['differences of them', row(1, { ...gray(32, 1), [FORMAT]: 3, [PREDICTOR]: 2 }, ...ZEROS)],
  ['numbers below 0', row(1, { ...gray(8, 1), [FORMAT]: 2 }, ...ZEROS)],
  ['the other order of bits', row(1, { ...RGB, [FILL_ORDER]: 2 }, ...ZEROS)],
  ['five deep samples', row(1, { ...RGB, [BITS]: [16, 16, 16, 16, 16], [SAMPLES]: 5 }, ...ZEROS)],
  ['small samples between others', row(1, { ...gray(4, 1), [BITS]: [4, 4], [SAMPLES]: 2 }, ...ZEROS)],
])('%s are not read, rather than shown black', async (_, file) => {
  await expect(decodeTiff(file)).rejects.toMatchObject({ code: 'imageFormatUnread' })
})

test.each([
  ['2 bits from black on', row(4, gray(2, 1), 0b00_01_10_11), opaque(0, 85, 170, 255)],
  ['2 bits from white on', row(4, gray(2, 0), 0b00_01_10_11), opaque(255, 170, 85, 0)],
  ['4 bits from black on', row(3, gray(4, 1), 0x08, 0xf0), opaque(0, 136, 255)],
  ['4 bits from white on', row(3, gray(4, 0), 0x08, 0xf0), opaque(255, 119, 0)],
  ['floating-point numbers', row(1, { ...gray(32, 1), [FORMAT]: 3 }, 0, 0, 0, 0x3f), opaque(128)],
])('gray of %s is read', async (_, file, expected) => {
  expect(await pixels(file)).toEqual(expected)
})

test.each([
  ['16 bits, as it should', 0x100],
  ['8 bits, as some programs write it', 1],
])('a table of colors of %s is read', async (_, unit) => {
  const colors = [10, 20, 30, 40, 50, 60].map((value) => value * unit)
  const file = row(2, { ...gray(1, 3), [COLORS]: colors }, 0b0100_0000)
  expect(await pixels(file)).toEqual([10, 30, 50, 255, 20, 40, 60, 255])
})

test.each([
  ['without a word on it is opacity', {}, [100, 50, 0, 128]],
  ['of no stated meaning is none', { [EXTRA]: 0 }, [100, 50, 0, 255]],
  ['that darkens the colors is undone', { [EXTRA]: 1 }, [199, 100, 0, 128]],
  ['that does not is opacity', { [EXTRA]: 2 }, [100, 50, 0, 128]],
])('a fourth sample of RGB %s', async (_, extra, expected) => {
  expect(await pixels(row(1, { ...RGBX, ...extra }, 100, 50, 0, 128))).toEqual(expected)
})

test('inks have the opacity that they state', async () => {
  const inks = { [BITS]: [8, 8, 8, 8, 8], [PHOTOMETRIC]: 5, [SAMPLES]: 5 }
  expect(await pixels(row(1, { ...inks, [EXTRA]: 2 }, 255, 0, 0, 0, 77))).toEqual([0, 255, 255, 77])
  expect(await pixels(row(1, { ...inks, [EXTRA]: 0 }, 255, 0, 0, 0, 77))).toEqual([0, 255, 255, 255])
})

test('inks with a profile that is cut off are read as those without one', async () => {
  const inks = { [BITS]: [8, 8, 8, 8], [PHOTOMETRIC]: 5, [SAMPLES]: 4 }
  const profile = [...new Uint8Array(16), ...latin1('CMYKLab '), ...new Uint8Array(107), 1, ...latin1('A2B0')]
  const cut = [...profile, 0, 0, 0, 144, 0, 0, 0, 0, ...latin1('mft1\0\0\0\0\x04\x03\x09')]
  const file = tiff({ [WIDTH]: 1, [HEIGHT]: 1, [ROWS]: 1, ...inks, [PROFILE]: cut }, Uint8Array.of(255, 0, 0, 0))
  expect(await pixels(file)).toEqual([0, 255, 255, 255])
})

test('a last strip that is as long as the others is not lost', async () => {
  const strips = [
    [1, 2],
    [3, 0],
  ].map((values) => deflateSync(Uint8Array.from(values)))
  const file = tiff({ [WIDTH]: 1, [HEIGHT]: 3, [ROWS]: 2, ...gray(8, 1), [COMPRESSION]: 8 }, ...strips)
  expect(await pixels(file)).toEqual(opaque(1, 2, 3))
})

test('a file that is cut off says so', async () => {
  const file = tiff({ [WIDTH]: 4, [HEIGHT]: 2, [ROWS]: 1, ...gray(8, 1) }, new Uint8Array(4), new Uint8Array(4))
  expect(await pixels(file)).toHaveLength(32)
  for (const missing of [1, 4, 6])
    await expect(decodeTiff(file.slice(0, -missing))).rejects.toMatchObject({ code: 'imageTruncated' })
})

test('a JPEG in a page of RGB holds RGB, whatever it says itself', async () => {
  const file = new Uint8Array(readFileSync('e2e/fixtures/tiff/strips-jpeg.tif'))
  const asStated = await decodeTiff(file)
  const at = Buffer.from(file).indexOf(Uint8Array.of(PHOTOMETRIC & 255, PHOTOMETRIC >> 8, 3, 0))
  const { data } = await decodeTiff(file.with(at + 8, 2))
  for (const pixel of [0, 1234, 2000]) {
    const [r = 0, g = 0, b = 0] = asStated.data.subarray(4 * pixel)
    // The first sample is the luma of JFIF.
    expect(Math.abs(data[4 * pixel]! - (0.299 * r + 0.587 * g + 0.114 * b))).toBeLessThan(3)
  }
})
