import type { EncodeOptions, MozJPEGModule } from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js'
import { blendOver, WHITE, type Rgb } from '@/lib/image/pixels/blend'
import { needsFullChroma } from './chroma-detail'
import { ToolError } from '@/lib/core/errors'
import { joinJpegStrips } from '@/lib/image/formats/jpeg/join'
import { progressiveJpeg } from '@/lib/image/formats/jpeg/progressive'
import type { Size } from '@/lib/image/pixels/geometry'
import { discard, rowsOf, type PixelRows, type Pixels } from '@/lib/image/pixels/pixels'
import { memoizeAsync } from './load-engine'
import { isOutOfMemory } from './out-of-memory'

/**
 * Chroma chosen by content, not by quality, and the standard's own tables: 6 to 11 % smaller than the canvas at equal
 * MS-SSIM (`scripts/bench/jpeg.bench.ts`). Trellis quantisation is always on in MozJPEG. Its search for the scans of a
 * progressive file takes as long as all else; ours takes a fifth of that (`lib/image/formats/jpeg/progressive.ts`).
 */
const JPEG_OPTIONS = { progressive: false, auto_subsample: false, quant_table: 0 }
/** Whole blocks of zeros are considered below it: 0.4 to 1.3 % smaller there, 0.1 % above, for a tenth of the time. */
const ZERO_BLOCKS_BELOW = 70
/** MozJPEG's JPEG_MAX_DIMENSION. */
const JPEG_MAX_SIDE = 65_500

const STRIP_PIXELS = 4_000_000
/** Between two restarts (ITU-T T.81, B.2.4.4). */
const MOST_UNITS = 65_535

/** MozJPEG's qualities of brightness and of colour, whole numbers from 1 to 100. */
export interface JpegQuality {
  readonly luma: number
  readonly chroma: number
}

type MozjpegOptions = Partial<EncodeOptions>

function optionsOf({ luma, chroma }: JpegQuality, fullChroma: boolean): MozjpegOptions {
  const separate = { quality: luma, separate_chroma_quality: luma !== chroma, chroma_quality: chroma }
  return {
    ...JPEG_OPTIONS,
    ...separate,
    trellis_opt_zero: luma < ZERO_BLOCKS_BELOW,
    chroma_subsample: fullChroma ? 1 : 2,
  }
}

function checkSides({ width, height }: Size): void {
  if (Math.max(width, height) > JPEG_MAX_SIDE) throw new ToolError('imageSideTooLong', { limit: JPEG_MAX_SIDE })
}

/** At low qualities MozJPEG says each time that only a decoder of more than the baseline reads the file, as all browsers do. */
function ignore(): void {}

/** The codec itself: the package's own entry copies the options, and with them the getter that calls `onCopied`. */
async function load() {
  const [{ default: start }, { defaultOptions }] = await Promise.all([
    import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js'),
    import('@jsquash/jpeg/meta.js'),
  ])
  const codec: MozJPEGModule = await start({ noInitialRun: true, printErr: ignore })
  return { codec, defaultOptions }
}

const encoder = memoizeAsync(load)

/** Fetches and compiles the encoder. ToolError `engineFailed`. */
export async function prepareJpegEncoder(): Promise<void> {
  await encoder.get()
}

/**
 * Pixels as a JPEG file; options as MozJPEG names them, the package's defaults for the rest. `onCopied` is called once the
 * encoder has its own copy of the pixels, before it takes the memory that encoding needs.
 */
async function encode(
  { data, width, height }: Pixels,
  options: MozjpegOptions,
  onCopied?: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { codec, defaultOptions } = await encoder.get()
  const all = { ...defaultOptions, ...options }
  const { quality } = all
  // Embind converts the arguments in their order, so the pixels are copied when it reads an option.
  Object.defineProperty(all, 'quality', {
    get: () => {
      onCopied?.()
      return quality
    },
  })
  try {
    return new Uint8Array(codec.encode(data, width, height, all))
  } catch (error) {
    // A program that has ended does not encode the next picture.
    encoder.forget()
    throw isOutOfMemory(error) ? new ToolError('outOfMemory') : error
  }
}

/** The same picture with fewer bytes, if there is memory for it. */
function progressiveOrNull(file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  try {
    return progressiveJpeg(file)
  } catch (error) {
    if (isOutOfMemory(error)) return null
    throw error
  }
}

/**
 * Prepares a picture, which must not be used afterwards, to be encoded as JPEG any number of times; `last` frees its memory.
 * It is laid over the background (white unless given); flat graphics get full colour resolution, photographs half.
 * ToolErrors `imageSideTooLong` {limit} over 65,500 pixels a side, `outOfMemory` while encoding.
 */
export async function jpegEncoder(
  pixels: Pixels,
  background: Rgb = WHITE,
): Promise<(quality: JpegQuality, last?: 'last') => Promise<Uint8Array<ArrayBuffer>>> {
  checkSides(pixels)
  const image = blendOver(pixels, background)
  if (image !== pixels) discard(pixels)
  const fullChroma = needsFullChroma(rowsOf(image))
  return async (quality, last) => {
    const sequential = await encode(image, optionsOf(quality, fullChroma), last ? () => discard(image) : undefined)
    const progressive = progressiveOrNull(sequential)
    return progressive && progressive.length < sequential.length ? progressive : sequential
  }
}

/** Rows of a strip: whole units, few enough for an interval between restarts. */
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
  const step = stripRows(width, fullChroma ? 8 : 16)
  return async (quality, report) => {
    const options = { ...optionsOf(quality, fullChroma), baseline: true }
    const strips: Uint8Array[] = []
    for (let y = 0; y < height; y += step) {
      strips.push(await encode(rows(y, Math.min(step, height - y)), options))
      report?.(Math.min(1, (y + step) / height))
    }
    return joinJpegStrips(strips)
  }
}
