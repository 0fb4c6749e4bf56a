import { blendOver, WHITE, type Rgb } from '@/lib/image/pixels/blend'
import { needsFullChroma } from './chroma-detail'
import { ToolError } from '@/lib/core/errors'
import { joinJpegStrips } from '@/lib/image/formats/jpeg/join'
import { progressiveJpeg } from '@/lib/image/formats/jpeg/progressive'
import type { Size } from '@/lib/image/pixels/geometry'
import { discard, rowsOf, type PixelRows, type Pixels } from '@/lib/image/pixels/pixels'
import { jpegBands, encodeBands, MOST_UNITS } from './jpeg-bands'
import { encodeByMozjpeg, mozjpegOptions, type JpegQuality } from './mozjpeg'
import { isEncoderOutOfMemory } from './out-of-memory'

/** MozJPEG's JPEG_MAX_DIMENSION. */
const JPEG_MAX_SIDE = 65_500

const STRIP_PIXELS = 4_000_000
/** Sides of a unit (MCU) in pixels. */
const UNIT = { fullChroma: 8, halfChroma: 16 }

function checkSides({ width, height }: Size): void {
  if (Math.max(width, height) > JPEG_MAX_SIDE) throw new ToolError('imageSideTooLong', { limit: JPEG_MAX_SIDE })
}

/** The same picture with fewer bytes, if there is memory for it. */
function progressiveOrNull(files: readonly Uint8Array[]): Uint8Array<ArrayBuffer> | null {
  try {
    return progressiveJpeg(files)
  } catch (error) {
    if (isEncoderOutOfMemory(error)) return null
    throw error
  }
}

/**
 * Prepares a picture to be encoded as JPEG any number of times; the picture must not be used afterwards, and `last` frees its
 * memory. Transparent pixels show the background (white by default); flat graphics keep full color resolution, photographs
 * half. With more than one thread (call `prepareBands` first), bands are encoded in parallel. ToolErrors `imageSideTooLong`
 * {limit} over 65,500 pixels a side, `outOfMemory` while encoding.
 */
export async function jpegEncoder(
  pixels: Pixels,
  background: Rgb = WHITE,
  threads = 1,
): Promise<(quality: JpegQuality, last?: 'last') => Promise<Uint8Array<ArrayBuffer>>> {
  checkSides(pixels)
  const image = blendOver(pixels, background)
  if (image !== pixels) discard(pixels)
  const fullChroma = needsFullChroma(rowsOf(image))
  const bands = jpegBands(image, fullChroma ? UNIT.fullChroma : UNIT.halfChroma, threads)
  return async (quality, last) => {
    const options = mozjpegOptions(quality, fullChroma)
    const sequential = await encodeBands(image, bands, options, last ? () => discard(image) : undefined)
    const progressive = progressiveOrNull(sequential)
    const length = sequential.reduce((sum, file) => sum + file.length, 0)
    if (progressive && progressive.length < length) return progressive
    return sequential.length === 1 ? sequential[0]! : joinJpegStrips(sequential)
  }
}

/** Rows of a strip: whole units, few enough for one restart interval. */
function stripRows(width: number, side: number): number {
  const unitsAcross = Math.ceil(width / side)
  const wanted = Math.floor(STRIP_PIXELS / (width * side))
  return side * Math.min(wanted, Math.floor(MOST_UNITS / unitsAcross))
}

/**
 * The same with only the memory of one strip beyond the picture itself. Pixels differ only at the strips' edges; the file
 * takes 1 to 8 % more bytes, since strips can only be joined when they are not progressive.
 * `report` gets the share of the strips encoded, 0 to 1.
 */
export async function jpegStripEncoder(
  source: PixelRows,
  background: Rgb = WHITE,
): Promise<(quality: JpegQuality, report?: (fraction: number) => void) => Promise<Uint8Array<ArrayBuffer>>> {
  checkSides(source)
  const { width, height } = source
  const rows = (y: number, count: number) => blendOver(source.rows(y, count), background)
  const fullChroma = needsFullChroma({ width, height, rows })
  const step = stripRows(width, fullChroma ? UNIT.fullChroma : UNIT.halfChroma)
  return async (quality, report) => {
    const options = { ...mozjpegOptions(quality, fullChroma), baseline: true }
    const strips: Uint8Array[] = []
    for (let y = 0; y < height; y += step) {
      strips.push(await encodeByMozjpeg(rows(y, Math.min(step, height - y)), options))
      report?.(Math.min(1, (y + step) / height))
    }
    return joinJpegStrips(strips)
  }
}
