import type * as Utif from 'utif2'
import { latin1 } from '@/lib/core/byte-writer'
import { isToolError, ToolError } from '@/lib/core/errors'
import { exifOrientation } from '@/lib/image/formats/exif/orientation'
import { SHORT, Tiff } from '@/lib/image/formats/exif/tiff'
import { toSrgb, transformOf } from '@/lib/image/formats/icc'
import { conversionBy } from '@/lib/image/formats/icc-inks'
import { jpegSize } from '@/lib/image/formats/jpeg/segments'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { turned } from '@/lib/image/pixels/turned'
import { loadUtif } from './load-utif'

/** Tags that decoding depends on, and the profile: numbers of TIFF 6.0. */
const PICTURE_TAGS = [
  ...[256, 257, 258, 259, 262, 266, 273, 277, 278, 279, 284, 292, 317, 320, 322, 323, 324, 325, 338, 339, 347],
  ...[513, 514, 515, 519, 520, 521, 530, 34_675],
]
const ENTRY_BYTES = 12

/**
 * A copy of one page with only the tags that decoding depends on. The library follows circular links between pages and
 * directories, and reads as many numbers as an entry states, even past the end of the file.
 */
function firstPage(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const page = bytes.slice()
  const tiff = new Tiff(page)
  if (tiff.isBig) throw new ToolError('imageFormatUnread', { format: 'BigTIFF' })
  const { link } = tiff.first()
  tiff.setLong(link, 0)
  const wanted = new Set(PICTURE_TAGS)
  for (let at = tiff.long(4) + 2; at < Math.min(link, page.length); at += ENTRY_BYTES) {
    if (wanted.delete(tiff.number({ type: SHORT, at })) && tiff.long(at + 4) <= page.length) continue
    tiff.setNumber({ type: SHORT, at }, 0)
    tiff.setLong(at + 4, 0)
  }
  return page
}

/** Tags of TIFF 6.0, as the library names them, and of ICC.1:2022, annex B.4. */
const ROWS = 't278'
const TABLES = 't347'
const COMPRESSION = 't259'
const PHOTOMETRIC = 't262'
const PLANAR_CONFIGURATION = 't284'
const PREDICTOR = 't317'
const FILL_ORDER = 't266'
const SAMPLE_FORMAT = 't339'
const COLOR_MAP = 't320'
const BITS = 't258'
const SAMPLES = 't277'
const EXTRA_SAMPLES = 't338'
const PROFILE = 't34675'
const [WIDTH, HEIGHT, TILE_WIDTH, TILE_HEIGHT] = ['t256', 't257', 't322', 't323']

const JPEG = 7
/** What the library unpacks: plain, fax, LZW, JPEG, Deflate and PackBits. Of anything else it leaves a black picture. */
const COMPRESSIONS = [1, 2, 3, 4, 5, 6, JPEG, 8, 32_773, 32_946]
/** Of these it knows that the bits of a byte may be in the other order; in a JPEG they never are. */
const ANY_FILL_ORDER = [2, 3, 4, 6, JPEG]
const [WHITE_IS_ZERO, BLACK_IS_ZERO, RGB, PALETTE, CMYK, YCBCR] = [0, 1, 2, 3, 5, 6]
/** Bits of a sample that are read, by the photometric interpretation. */
const DEPTHS = [[1, 2, 4, 8, 16], [1, 2, 4, 8, 16, 32], [8, 16, 32], [1, 2, 4, 8], [], [8, 16], [8]]
/** Of ExtraSamples. */
const [UNSPECIFIED, PREMULTIPLIED, ALPHA] = [0, 1, 2]
const SEPARATE_PLANES = 2
/** Of PREDICTOR and SAMPLE_FORMAT; numbers below 0 are the latter's 2. */
const [DIFFERENCES, SIGNED, FLOATING_POINT] = [2, 2, 3]
/** Most bits per pixel: eight samples of the widest number type. Damaged files state sizes of gigabytes. */
const MOST_BITS = 8 * 64

function tagOf(page: Utif.IFD, name: string): number {
  const value = page[name]
  return typeof value === 'object' ? Number(value[0]) : Number.NaN
}

/** Bits per pixel; each number defaults to 1. */
function bitsOf(page: Utif.IFD): number {
  return (tagOf(page, BITS) || 1) * (tagOf(page, SAMPLES) || 1)
}

/** The numbers of a tag. */
function numbersOf(page: Utif.IFD, name: string): number[] {
  return Array.from((page[name] ?? []) as ArrayLike<number>)
}

/**
 * Strips and tiles must lie within the file and not be much larger than the page, because the library trusts their sizes, and
 * leaves black what is missing. A length that no part can have is ignored.
 */
function boundParts(page: Utif.IFD, bytes: Uint8Array): void {
  const pixels = tagOf(page, WIDTH) * tagOf(page, HEIGHT)
  const [most, mostBytes] = [4 * pixels + 2 ** 20, (pixels * bitsOf(page)) / 4 + 2 ** 20]
  const jpegs = tagOf(page, COMPRESSION) === JPEG ? [...numbersOf(page, 't273'), ...numbersOf(page, 't324')] : []
  const sizes = jpegs.map((offset) => jpegSize(bytes.subarray(offset)))
  if (
    tagOf(page, TILE_WIDTH) * tagOf(page, TILE_HEIGHT) > most ||
    sizes.some((size) => size && size.width * size.height > most)
  )
    throw new ToolError('imageDamaged')
  for (const [places, name] of [
    ['t273', 't279'],
    ['t324', 't325'],
  ] as const) {
    const lengths = numbersOf(page, name)
    const isCut = numbersOf(page, places).some((place, index) => {
      const length = lengths[index] ?? 0
      return place + (length > mostBytes ? 0 : length) > bytes.length
    })
    if (isCut) throw new ToolError('imageTruncated')
    if (name in page) page[name] = lengths.map((length) => Math.min(length, bytes.length))
  }
}

/**
 * True for numbers that the library takes for others: of another width, below 0, in an order of bits or bytes that it ignores,
 * or between samples that it does not skip.
 */
function hasMisreadNumbers(page: Utif.IFD, isLittleEndian: boolean): boolean {
  const [bits, samples, photometric] = [tagOf(page, BITS) || 1, tagOf(page, SAMPLES) || 1, tagOf(page, PHOTOMETRIC)]
  const isMixed = numbersOf(page, BITS).some((each) => each !== bits)
  const isWide = bits === 32
  const isFloat = tagOf(page, SAMPLE_FORMAT) === FLOATING_POINT
  return (
    DEPTHS[photometric]?.includes(bits) === false ||
    isMixed ||
    tagOf(page, SAMPLE_FORMAT) === SIGNED ||
    isFloat !== isWide ||
    (isWide && (!isLittleEndian || tagOf(page, PREDICTOR) === DIFFERENCES)) ||
    (photometric === RGB ? bits > 8 && samples > 4 : (bits < 8 || isWide) && samples > 1) ||
    (tagOf(page, FILL_ORDER) === 2 && !ANY_FILL_ORDER.includes(tagOf(page, COMPRESSION) || 1))
  )
}

/** Applies the extra samples: an unspecified one is not opacity, and premultiplied colors are divided by their opacity. */
function applyExtraSamples(page: Utif.IFD, rgba: Uint8ClampedArray): void {
  const extra = tagOf(page, EXTRA_SAMPLES)
  if (tagOf(page, SAMPLES) < 4) return
  for (let at = 0; at < rgba.length; at += 4) {
    if (extra === UNSPECIFIED) rgba[at + 3] = 255
    if (extra !== PREMULTIPLIED) continue
    for (let channel = at; channel < at + 3; channel++) rgba[channel] = (rgba[channel]! * 255) / rgba[at + 3]!
  }
}

/** Gray, colors of a table and RGB, by the library. */
function libraryRgba(page: Utif.IFD, toRGBA8: typeof Utif.toRGBA8): Uint8ClampedArray<ArrayBuffer> {
  const [photometric, bits] = [tagOf(page, PHOTOMETRIC), tagOf(page, BITS)]
  // It knows 2 bits only where 0 is black, and 4 only where 0 is white.
  if ((photometric === WHITE_IS_ZERO && bits === 2) || (photometric === BLACK_IS_ZERO && bits === 4))
    Object.assign(page, { [PHOTOMETRIC]: [1 - photometric], data: page.data.map((byte) => ~byte) })
  const table = numbersOf(page, COLOR_MAP)
  // Numbers have 16 bits, but some programs write 8.
  if (photometric === PALETTE && table.every((value) => value < 256)) page[COLOR_MAP] = table.map((value) => value << 8)
  const rgba = new Uint8ClampedArray(toRGBA8(page))
  if (photometric === RGB) applyExtraSamples(page, rgba)
  return rgba
}

/** The four inks and the opacity of each pixel, of 16 bits the upper half, as sRGB. */
function inksToRgba(page: Utif.IFD, profile: Uint8Array | null): Uint8ClampedArray<ArrayBuffer> {
  const bytes = tagOf(page, BITS) / 8
  const step = tagOf(page, SAMPLES) * bytes
  const rgba = new Uint8ClampedArray(page.width * page.height * 4)
  for (let to = 0; to < rgba.length; to++) rgba[to] = page.data[(to >> 2) * step + (to & 3) * bytes + bytes - 1]!
  conversionBy(profile)(rgba)
  const isTransparent = tagOf(page, SAMPLES) > 4 && tagOf(page, EXTRA_SAMPLES) === ALPHA
  for (let at = 0; isTransparent && at < rgba.length; at += 4)
    rgba[at + 3] = page.data[(at / 4) * step + 5 * bytes - 1]!
  return rgba
}

/** Gray and alpha, or samples that mean nothing here: the library takes the second sample of 16 bits for the next pixel. */
function grayToRgba(page: Utif.IFD): Uint8ClampedArray<ArrayBuffer> {
  const bytes = tagOf(page, BITS) / 8
  const step = tagOf(page, SAMPLES) * bytes
  const flipped = tagOf(page, PHOTOMETRIC) === WHITE_IS_ZERO ? 255 : 0
  const extra = tagOf(page, EXTRA_SAMPLES)
  const rgba = new Uint8ClampedArray(page.width * page.height * 4)
  for (let at = 0; at < page.width * page.height; at++) {
    const last = at * step + bytes - 1
    const alpha = [PREMULTIPLIED, ALPHA].includes(extra) ? page.data[last + bytes]! : 255
    const gray = page.data[last]! ^ flipped
    rgba.fill(extra === PREMULTIPLIED ? (gray * 255) / alpha : gray, at * 4, at * 4 + 3)
    rgba[at * 4 + 3] = alpha
  }
  return rgba
}

/** Adobe's segment of a JPEG that says that its colors are RGB, after the mark with which a JPEG begins. */
const JPEG_OF_RGB = [0xff, 0xd8, 0xff, 0xee, 0, 14, ...latin1('Adobe'), 0, 100, 0, 0, 0, 0, 0]

/** The library's JPEG decoder always returns RGB, whatever the page states, but knows only from a segment that it is stored. */
function stateRgb(page: Utif.IFD): void {
  if (tagOf(page, COMPRESSION) !== JPEG) return
  const tables = numbersOf(page, TABLES)
  if (tagOf(page, PHOTOMETRIC) === RGB) page[TABLES] = [...JPEG_OF_RGB, ...tables.slice(2)]
  if ([BLACK_IS_ZERO, YCBCR].includes(tagOf(page, PHOTOMETRIC)))
    Object.assign(page, { [PHOTOMETRIC]: [RGB], [SAMPLES]: [3], [BITS]: [8, 8, 8] })
}

/** Decodes strips. The last may be filled up to the length of the others, in which case the library leaves it black. */
function decodeStrips(buffer: ArrayBuffer, page: Utif.IFD, decodeImage: typeof Utif.decodeImage): void {
  const [width, height] = [tagOf(page, WIDTH), tagOf(page, HEIGHT)]
  const rows = Math.min(tagOf(page, ROWS) || height, height)
  const whole: Utif.IFD = { ...page, [HEIGHT]: [Math.ceil(height / rows) * rows] }
  decodeImage(buffer, whole)
  const data = whole.data.subarray(0, Math.ceil((width * bitsOf(page)) / 8) * height)
  Object.assign(page, { width, height, data })
}

/** Decodes tiles as strips, one below the other: the library logs to the console when it assembles them itself. */
function decodeTiles(buffer: ArrayBuffer, page: Utif.IFD, decodeImage: typeof Utif.decodeImage): void {
  const [width, height] = [tagOf(page, WIDTH), tagOf(page, HEIGHT)]
  const [tileWidth, tileHeight] = [tagOf(page, TILE_WIDTH), tagOf(page, TILE_HEIGHT)]
  if (!(tileWidth > 0 && tileHeight > 0)) throw new ToolError('imageDamaged')
  const bits = bitsOf(page)
  const [row, tileRow] = [width, tileWidth].map((pixels) => Math.ceil((pixels * bits) / 8)) as [number, number]
  const across = Math.ceil(width / tileWidth)
  const count = across * Math.ceil(height / tileHeight)
  const { t322: _, t324: offsets, t325: t279, ...rest } = page as Utif.IFD & Record<'t324' | 't325', number[]>
  const stacked = {
    t256: [tileWidth],
    t257: [count * tileHeight],
    t278: [tileHeight],
    t273: offsets.slice(0, count),
    t279,
  }
  const stack: Utif.IFD = { ...rest, ...stacked }
  decodeImage(buffer, stack)
  const data = new Uint8Array(row * height)
  for (let at = 0; at < across * height; at++) {
    const [y, column] = [Math.floor(at / across), at % across]
    const tile = Math.floor(y / tileHeight) * across + column
    const from = (tile * tileHeight + (y % tileHeight)) * tileRow
    const left = column * tileRow
    data.set(stack.data.subarray(from, from + Math.min(tileRow, row - left)), y * row + left)
  }
  Object.assign(page, { width, height, data })
}

/** Decodes a page whose channels lie one after the other as pages of one channel, and interleaves them. */
function decodePlanes(page: Utif.IFD, decodeParts: (page: Utif.IFD) => void): void {
  const planes = tagOf(page, SAMPLES)
  const bytes = tagOf(page, BITS) / 8
  if (!Number.isInteger(bytes)) throw new ToolError('imageFormatUnread', { format: 'TIFF' })
  const part = (name: string, plane: number) => {
    const all = numbersOf(page, name)
    const count = all.length / planes
    return name in page && { [name]: all.slice(plane * count, (plane + 1) * count) }
  }
  const [width, height] = [tagOf(page, WIDTH), tagOf(page, HEIGHT)]
  const data = new Uint8Array(width * height * planes * bytes)
  for (let plane = 0; plane < planes; plane++) {
    const single = { [SAMPLES]: [1], [BITS]: [8 * bytes], [PHOTOMETRIC]: [BLACK_IS_ZERO], [PLANAR_CONFIGURATION]: [1] }
    const parts = ['t273', 't279', 't324', 't325'].map((name) => part(name, plane))
    const alone: Utif.IFD = Object.assign({}, page, single, ...parts)
    decodeParts(alone)
    for (let at = 0; at < width * height * bytes; at++)
      data[Math.floor(at / bytes) * planes * bytes + plane * bytes + (at % bytes)] = alone.data[at]!
  }
  Object.assign(page, { width, height, data })
}

function decodePage(bytes: Uint8Array, { decode, decodeImage, toRGBA8 }: typeof Utif): Pixels {
  const { buffer } = firstPage(bytes)
  const [page] = decode(buffer)
  if (!page || bitsOf(page) > MOST_BITS) throw new ToolError('imageDamaged')
  boundParts(page, bytes)
  const isSeparate = tagOf(page, PLANAR_CONFIGURATION) === SEPARATE_PLANES && tagOf(page, SAMPLES) > 1
  const isMisread = hasMisreadNumbers(page, new Tiff(bytes).isLittleEndian)
  stateRgb(page)
  const photometric = tagOf(page, PHOTOMETRIC)
  const isInk = photometric === CMYK
  // The library returns noise for CMYK JPEG and for the floating-point predictor.
  const isNoise = (isInk && tagOf(page, COMPRESSION) === JPEG) || tagOf(page, PREDICTOR) === FLOATING_POINT
  const isUnread =
    isNoise ||
    (isSeparate && tagOf(page, COMPRESSION) === JPEG) ||
    !COMPRESSIONS.includes(tagOf(page, COMPRESSION) || 1) ||
    isMisread
  if (isUnread || (photometric > PALETTE && !isInk)) throw new ToolError('imageFormatUnread', { format: 'TIFF' })
  const decodeParts = (each: Utif.IFD) => (TILE_WIDTH in each ? decodeTiles : decodeStrips)(buffer, each, decodeImage)
  if (isSeparate) decodePlanes(page, decodeParts)
  else decodeParts(page)
  const { width, height } = page
  if (!(width > 0 && height > 0)) throw new ToolError('imageDamaged')
  const profile = PROFILE in page ? Uint8Array.from(numbersOf(page, PROFILE)) : null
  if (isInk) return { width, height, data: inksToRgba(page, profile) }
  const isGrayWithMore = photometric <= BLACK_IS_ZERO && tagOf(page, SAMPLES) > 1 && [8, 16].includes(tagOf(page, BITS))
  const data = isGrayWithMore ? grayToRgba(page) : libraryRgba(page, toRGBA8)
  const pixels = { width, height, data }
  const transform = profile && transformOf(profile)
  if (transform) toSrgb(pixels, transform)
  return pixels
}

/**
 * The first page of a TIFF file, turned upright, decoded by utif2 (loaded on demand): strips, tiles, uncompressed, LZW,
 * Deflate, PackBits, fax and JPEG, converted to sRGB by its profile. ToolErrors `imageFormatUnread` for unsupported variants,
 * `imageTruncated`, `imageDamaged`.
 */
export async function decodeTiff(bytes: Uint8Array): Promise<Pixels> {
  const library = await loadUtif()
  try {
    return turned(decodePage(bytes, library), exifOrientation(bytes))
  } catch (error) {
    throw isToolError(error) ? error : new ToolError('imageDamaged')
  }
}
