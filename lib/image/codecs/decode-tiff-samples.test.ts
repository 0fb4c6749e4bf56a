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

test('inks with a profile that is cut off are read as those without one', async () => {
  const inks = { [BITS]: [8, 8, 8, 8], [PHOTOMETRIC]: 5, [SAMPLES]: 4 }
  const profile = [...new Uint8Array(16), ...latin1('CMYKLab '), ...new Uint8Array(107), 1, ...latin1('A2B0')]
  const cut = [...profile, 0, 0, 0, 144, 0, 0, 0, 0, ...latin1('mft1\0\0\0\0\x04\x03\x09')]
  const file = tiff({ [WIDTH]: 1, [HEIGHT]: 1, [ROWS]: 1, ...inks, [PROFILE]: cut }, Uint8Array.of(255, 0, 0, 0))
  expect(await pixels(file)).toEqual([0, 255, 255, 255])
})
