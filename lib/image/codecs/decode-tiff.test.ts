import { readFileSync } from 'node:fs'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { blackOnly, shorts } from '@/scripts/measure/build-ink-profile'
import { readPng } from '@/scripts/measure/read-png'
import { decodeTiff } from './decode-tiff'

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/tiff/${name}`))
const photo = readPng(readFileSync('e2e/fixtures/tiff/photo.png'))

function meanDifference(left: Uint8ClampedArray, right: Uint8ClampedArray): number {
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length
}

/** A little-endian TIFF with a profile of its own in a new directory at the end. */
function withProfile(file: Uint8Array, profile: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset)
  const directory = view.getUint32(4, true)
  const count = view.getUint16(directory, true)
  const entries = file.subarray(directory + 2, directory + 2 + 12 * count)
  const entry = new Uint8Array(Uint32Array.of(34_675 | (7 << 16), profile.length, file.length).buffer)
  const made = concatBytes([file, profile, Uint8Array.of(count + 1, 0), entries, entry, new Uint8Array(4)])
  new DataView(made.buffer).setUint32(4, file.length + profile.length, true)
  return made
}

/** Gray of gamma 2, as ICC.1:2022 lays it out (10.6). */
const GAMMA_2 = concatBytes([
  new Uint8Array(128),
  shorts(0, 1),
  latin1('kTRC'),
  shorts(0, 144, 0, 14),
  latin1('curv'),
  shorts(0, 0, 0, 1, 0x0200),
])

/**
 * A file with another value of a tag. JPEG is compression 7, YCbCr photometric 6 and CIELab 8, 2 the configuration of
 * planes, 3 the predictor of floating-point numbers (TIFF 6.0, sections 14, 20, 22 and 23; Technical Note 3).
 */
function changed(name: string, tag: number, value: number): Uint8Array {
  const file = fixture(name)
  const at = Buffer.from(file).indexOf(Buffer.from([tag & 255, tag >> 8, 3, 0, 1, 0, 0, 0]))
  file.set([value, 0], at + 8)
  return file
}

/** A little-endian file with a LONG where the entry of a tag has its count (4) or its value (8). */
function withLong(file: Uint8Array, tag: number, at: 4 | 8, value: number): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset)
  let entry = view.getUint32(4, true) + 2
  while (view.getUint16(entry, true) !== tag) entry += 12
  view.setUint32(entry + at, value, true)
  return file
}

/** A fax of one white run: 600 times 2,560 pixels, and the word that ends it (ITU-T T.4, tables 2 and 3). */
function faxOfOneLine(): Uint8Array {
  const file = withLong(changed('packbits.tif', 259, 2), 279, 8, 901)
  for (let pair = 0; pair < 300; pair++) file.set([0x01, 0xf0, 0x1f], 8 + 3 * pair)
  return file.fill(0b00110101, 908, 909)
}

/** The size that the frame of a JPEG in the file states, as large as it can be. */
function withVastJpeg(name: string): Uint8Array {
  const file = fixture(name)
  const frame = Buffer.from(file).indexOf(Uint8Array.of(0xff, 0xc0))
  return file.fill(0xff, frame + 5, frame + 9)
}

/** A little-endian file of 1 × 2 pixels of four inks, each of 16 bits (TIFF 6.0, section 16). */
function deepInks(...inks: number[]): Uint8Array {
  const entries = [
    [256, 3, 1, 1],
    [257, 3, 1, 2],
    [258, 3, 4, 200],
    [259, 3, 1, 1],
    [262, 3, 1, 5],
    [273, 4, 1, 208],
    [277, 3, 1, 4],
    [278, 3, 1, 2],
    [279, 4, 1, 16],
  ]
  const file = new Uint8Array(224)
  const view = new DataView(file.buffer)
  file.set(latin1('II*\0\b\0\0\0'))
  view.setUint16(8, entries.length, true)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    view.setUint32(10 + 12 * index, tag! | (type! << 16), true)
    view.setUint32(14 + 12 * index, count!, true)
    view.setUint32(18 + 12 * index, value!, true)
  }
  for (const [index, value] of [16, 16, 16, 16, ...inks].entries()) view.setUint16(200 + 2 * index, value, true)
  return file
}

/** The function with which the library reads a directory, from an offset into a list. */
interface Directories {
  readonly _readIFD: (endian: object, data: Uint8Array, offset: number, pages: object[]) => unknown
}

describe('decodeTiff', () => {
  it.each([
    ['tiles-lzw.tif', 0],
    ['strips-deflate.tif', 0],
    ['packbits.tif', 0],
    ['two-pages.tif', 0],
    ['planar.tif', 0],
    ['cmyk.tif', 0.5],
    ['strips-jpeg.tif', 4],
  ])('reads the picture of %s', async (name, tolerance) => {
    const { width, height, data } = await decodeTiff(fixture(name))
    expect([width, height, data.length]).toEqual([60, 40, photo.data.length])
    expect(meanDifference(data, photo.data)).toBeLessThanOrEqual(tolerance)
  })

  it('reads planes with the predictor', async () => {
    const { width, height, data } = await decodeTiff(fixture('planar-deflate.tif'))
    expect([width, height]).toEqual([400, 300])
    // As ffmpeg reads it: the first corner is red.
    expect([...data.subarray(0, 8)]).toEqual([255, 0, 0, 255, 255, 0, 0, 255])
    expect(new Set(data.filter((_, at) => at % 4 === 2)).size).toBe(66)
  })

  it('applies a profile of colors and one of inks', async () => {
    const { data } = await decodeTiff(withProfile(fixture('packbits.tif'), GAMMA_2))
    // Gamma 2 of a value, by the curve of sRGB (IEC 61966-2-1).
    const linear = (photo.data[4 * 1234]! / 255) ** 2
    expect(Math.abs(data[4 * 1234]! - 255 * (1.055 * linear ** (1 / 2.4) - 0.055))).toBeLessThan(1)
    const inks = await decodeTiff(withProfile(fixture('cmyk.tif'), blackOnly()))
    expect(inks.data).toHaveLength(photo.data.length)
    for (let at = 0; at < inks.data.length; at += 4)
      expect(Math.abs(inks.data[at + 1]! - inks.data[at]!)).toBeLessThanOrEqual(1)
    expect(new Set(inks.data).size).toBeGreaterThan(9)
  })

  it('reads inks of 16 bits by their upper half, each less of what the paper shows', async () => {
    const { width, height, data } = await decodeTiff(deepInks(0x1234, 0, 0xffff, 0x8001, 0xff00, 0xff, 0x4000, 0))
    // (255 − ink) · (255 − black) / 255.
    expect([width, height, ...data]).toEqual([1, 2, 118, 127, 0, 255, 0, 255, 191, 255])
  })

  it.each([
    [1, 2, [0x12, 0x80, 0xff, 0xff]],
    [0, 2, [0xed, 0x80, 0, 0xff]],
    [1, 0, [0x12, 255, 0xff, 255]],
    [1, 1, [0x24, 0x80, 0xff, 0xff]],
  ])(
    'reads gray of 16 bits, photometric %d, with further samples of kind %d',
    async (photometric, kind, [...pixels]) => {
      const gray = withLong(deepInks(0x1234, 0x8001, 0xffff, 0xff00, 0, 0, 0, 0), 262, 8, photometric)
      // In place of the rows of a strip.
      const file = withLong(withLong(gray, 277, 8, 2), 278, 8, kind).with(94, 338 & 255)
      const [one = 0, alpha = 0, two = 0, opacity = 0] = pixels
      expect([...(await decodeTiff(file)).data]).toEqual([one, one, one, alpha, two, two, two, opacity])
    },
  )

  it('reads a picture of one pixel', async () => {
    const { width, height } = await decodeTiff(deepInks(1, 2, 3, 4, 5, 6, 7, 8).with(30, 1))
    expect([width, height]).toEqual([1, 1])
  })

  it.each([
    ['width', 18],
    ['height', 30],
  ])('finds a page without %s damaged', async (_, at) => {
    await expect(decodeTiff(deepInks(1, 2, 3, 4, 5, 6, 7, 8).with(at, 0))).rejects.toMatchObject({
      code: 'imageDamaged',
    })
  })

  it('reads a gray JPEG as gray', async () => {
    const { data } = await decodeTiff(fixture('gray-jpeg.tif'))
    const [red, green, blue, alpha] = data.subarray(4 * 1234)
    expect([green, blue, alpha]).toEqual([red, red, 255])
    // Rec. 709 luma of the photograph's gamma-coded pixels, as ImageMagick computes it.
    const [r = 0, g = 0, b = 0] = photo.data.subarray(4 * 1234)
    expect(Math.abs((red ?? 0) - (0.2126 * r + 0.7152 * g + 0.0722 * b))).toBeLessThan(16)
  })

  it('reads a gray JPEG whose one channel is called a plane of its own', async () => {
    const { data } = await decodeTiff(changed('gray-jpeg.tif', 284, 2))
    expect(data).toEqual((await decodeTiff(fixture('gray-jpeg.tif'))).data)
  })

  it('puts tiles together without a word in the console', async () => {
    const log = jest.spyOn(console, 'log')
    await decodeTiff(fixture('tiles-lzw.tif'))
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    ['width', 322],
    ['height', 323],
  ])('finds tiles without %s damaged', async (_, tag) => {
    await expect(decodeTiff(changed('tiles-lzw.tif', tag, 0))).rejects.toMatchObject({ code: 'imageDamaged' })
  })

  // Each took the library minutes, gigabytes or for ever.
  it.each([
    ['bytes that are no Deflate', changed('packbits.tif', 259, 8)],
    ['a fax of noise', changed('packbits.tif', 259, 4)],
    ['a fax of which a line never ends', faxOfOneLine()],
    ['a JPEG far larger than its page', withVastJpeg('gray-jpeg.tif')],
    ['tiles far larger than the page', withLong(fixture('tiles-lzw.tif'), 322, 8, 65_520)],
    ['more numbers than the file can hold', withLong(fixture('packbits.tif'), 273, 4, 0xffffffff)],
    ['thousands of bits in a pixel', changed('gray-jpeg.tif', 277, 65)],
  ])('finds %s damaged', async (_, file) => {
    await expect(decodeTiff(file)).rejects.toMatchObject({ code: 'imageDamaged' })
  })

  it('reads a strip that is said to be longer than the file', async () => {
    expect((await decodeTiff(withLong(fixture('packbits.tif'), 279, 8, 0xffffffff))).data).toEqual(photo.data)
  })

  it('does not follow a directory into itself', async () => {
    const file = changed('packbits.tif', 284, 1)
    const at = Buffer.from(file).indexOf(Buffer.from([284 & 255, 284 >> 8, 3, 0]))
    // An EXIF directory in the place of the planes: the page itself.
    file.set([0x69, 0x87, 4, 0, 1, 0, 0, 0, ...file.subarray(4, 8)], at)
    expect((await decodeTiff(file)).width).toBe(60)
  })

  it('hands the library all tags that it decodes a picture by, and those alone', async () => {
    const source = readFileSync('node_modules/utif2/UTIF.js', 'utf8')
    const read = new Set(Array.from(source.matchAll(/["'.]t(\d{3,5})\b/g), ([, tag]) => Number(tag)))
    // Of its encoder (resolution, program), of raw files of cameras, and of directories.
    const others = [140, 150, 271, 272, 282, 283, 286, 287, 296, 305, 12_288, 33_422, 34_665, 34_853, 50_885]
    const entries = [...read, 34_675].flatMap((tag) => [tag, 3, 1, 0, 1, 0])
    const numbers = Uint16Array.of(read.size + 1, ...entries, 0, 0)
    const file = concatBytes([latin1('II*\0\b\0\0\0'), new Uint8Array(numbers.buffer)])
    const readDirectory = jest.spyOn(jest.requireActual<Directories>('utif2'), '_readIFD')
    await decodeTiff(file).catch(() => null)
    const [page] = readDirectory.mock.lastCall?.[3] ?? []
    readDirectory.mockRestore()
    const kept = Object.keys(page!).flatMap((name) => /^t([1-9]\d+)$/.exec(name)?.[1] ?? [])
    expect(kept.map(Number)).toEqual([...read, 34_675].filter((tag) => !others.includes(tag)))
  })

  it('turns the picture as its orientation says', async () => {
    const { width, height, data } = await decodeTiff(fixture('orientation-8.tif'))
    expect([width, height]).toEqual([40, 60])
    // Orientation 8: the stored top right corner is shown at the top left.
    expect([...data.subarray(0, 4)]).toEqual([...photo.data.subarray(59 * 4, 60 * 4)])
  })

  it('says of what the library cannot read that it is not read yet', async () => {
    const big = new Uint8Array([...latin1('II'), 43, 0, 8, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0])
    const unread = [
      ...[big, changed('packbits.tif', 262, 8), changed('packbits.tif', 262, 6)],
      ...[changed('cmyk.tif', 259, 7), changed('tiles-lzw.tif', 317, 3)],
    ]
    for (const file of unread) await expect(decodeTiff(file)).rejects.toMatchObject({ code: 'imageFormatUnread' })
  })

  it('finds a page damaged whose picture is missing, and ends with pages in a circle', async () => {
    await expect(decodeTiff(fixture('tiles-lzw.tif').slice(0, 60))).rejects.toMatchObject({ code: 'imageDamaged' })
    const circle = fixture('packbits.tif')
    const directory = circle[4]! | (circle[5]! << 8)
    const link = directory + 2 + 12 * circle[directory]!
    circle.set(circle.subarray(4, 8), link)
    expect((await decodeTiff(circle)).width).toBe(60)
  })
})
