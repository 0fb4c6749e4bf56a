import type * as Utif from 'utif2'
import { isToolError, ToolError } from '@/lib/core/errors'
import { exifOrientation, isOnItsSide } from '@/lib/image/formats/exif/orientation'
import { Tiff } from '@/lib/image/formats/exif/tiff'
import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'
import { loadEngine } from './load-engine'

/** One page only: the library follows the links between pages even where they form a circle. */
function firstPage(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const page = bytes.slice()
  const tiff = new Tiff(page)
  tiff.setLong(tiff.first().link, 0)
  return page
}

/** Turned upright: where each pixel of the upright picture stands in the stored one, by orientation 1 to 8 (TIFF 6.0, section 8). */
export function turned(stored: Pixels, orientation: number): Pixels {
  if (orientation === 1) return stored
  const { width, height } = stored
  const side = isOnItsSide(orientation)
  const upright = side ? createPixels(height, width) : createPixels(width, height)
  const from = new Uint32Array(stored.data.buffer, stored.data.byteOffset, width * height)
  const to = new Uint32Array(upright.data.buffer, upright.data.byteOffset, width * height)
  const mirrorX = [2, 3, 7, 8].includes(orientation)
  const mirrorY = [3, 4, 6, 7].includes(orientation)
  for (let y = 0, at = 0; y < upright.height; y++) {
    for (let x = 0; x < upright.width; x++, at++) {
      const [column, row] = side ? [y, x] : [x, y]
      to[at] = from[(mirrorY ? height - 1 - row : row) * width + (mirrorX ? width - 1 - column : column)] ?? 0
    }
  }
  return upright
}

/** Tags of TIFF 6.0, as the library names them. */
const COMPRESSION = 't259'
const PHOTOMETRIC = 't262'
const PLANAR_CONFIGURATION = 't284'
const BITS = 't258'
const SAMPLES = 't277'

const JPEG = 7
const [BLACK_IS_ZERO, RGB, CMYK, YCBCR] = [1, 2, 5, 6]
const SEPARATE_PLANES = 2

function tagOf(page: Utif.IFD, name: string): number {
  const value = page[name]
  return typeof value === 'object' ? Number(value[0]) : Number.NaN
}

/** Naive CMYK as RGBA, which the library leaves to another one: no profile is looked at. */
function cmykToRgba({ data, width, height }: Utif.IFD, samples: number): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let to = 0, from = 0; to < rgba.length; to += 4, from += samples) {
    const paper = 255 - (data[from + 3] ?? 0)
    for (let channel = 0; channel < 3; channel++) {
      rgba[to + channel] = ((255 - (data[from + channel] ?? 0)) * paper) / 255
    }
  }
  return rgba
}

/** The library's JPEG decoder always gives RGB, whatever the page says of its colours. */
function stateRgb(page: Utif.IFD): void {
  if (tagOf(page, COMPRESSION) !== JPEG || ![BLACK_IS_ZERO, YCBCR].includes(tagOf(page, PHOTOMETRIC))) return
  Object.assign(page, { [PHOTOMETRIC]: [RGB], [SAMPLES]: [3], [BITS]: [8, 8, 8] })
}

function decodePage(bytes: Uint8Array, { decode, decodeImage, toRGBA8 }: typeof Utif): Pixels {
  const { buffer } = firstPage(bytes)
  const [page] = decode(buffer)
  if (!page) throw new ToolError('imageDamaged')
  stateRgb(page)
  const photometric = tagOf(page, PHOTOMETRIC)
  const isSeparate = tagOf(page, PLANAR_CONFIGURATION) === SEPARATE_PLANES && tagOf(page, SAMPLES) > 1
  if (isSeparate || photometric === YCBCR) throw new ToolError('imageFormatUnread', { format: 'TIFF' })
  decodeImage(buffer, page)
  const { width, height } = page
  if (!(width > 0 && height > 0)) throw new ToolError('imageDamaged')
  if (photometric === CMYK) return { width, height, data: cmykToRgba(page, tagOf(page, SAMPLES)) }
  return { width, height, data: new Uint8ClampedArray(toRGBA8(page)) }
}

/**
 * The first page of a TIFF file, turned upright, by utif2 (loaded here): strips, tiles, no compression, LZW, Deflate,
 * PackBits, fax and JPEG. ToolErrors `imageFormatUnread` for separate colour planes and plain YCbCr, `imageDamaged`.
 */
export async function decodeTiff(bytes: Uint8Array): Promise<Pixels> {
  const library = await loadEngine(() => import('utif2'))
  try {
    return turned(decodePage(bytes, library), exifOrientation(bytes))
  } catch (error) {
    throw isToolError(error) ? error : new ToolError('imageDamaged')
  }
}
