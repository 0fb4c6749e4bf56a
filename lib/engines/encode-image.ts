import { blendOver, WHITE, type Rgb } from '@/lib/core/blend'
import { needsFullChroma } from '@/lib/core/chroma'
import { ToolError } from '@/lib/core/errors'
import { discard, type Pixels } from '@/lib/core/pixels'

export type OutputFormat = 'jpeg' | 'png' | 'webp' | 'avif'

export interface EncodeOptions {
  readonly format: OutputFormat
  /** 0 to 100, the encoder's own scale; PNG is lossless and has none. */
  readonly quality: number
  /** What shows through transparent pixels of a JPEG; white unless given. */
  readonly background?: Rgb
}

/**
 * Chroma chosen by content, not by quality, and the standard's own tables: 6 to 11 % smaller than the canvas at equal
 * MS-SSIM (`scripts/bench/jpeg.bench.ts`). Trellis quantisation is always on in MozJPEG; deciding over whole blocks takes
 * another 0.3 % off.
 */
const JPEG_OPTIONS = {
  progressive: true,
  auto_subsample: false,
  quant_table: 0,
  trellis_multipass: true,
  trellis_opt_zero: true,
}
/** MozJPEG's JPEG_MAX_DIMENSION. */
const JPEG_MAX_SIDE = 65_500

/** MozJPEG's qualities of brightness and of colour, whole numbers from 1 to 100. */
export interface JpegQuality {
  readonly luma: number
  readonly chroma: number
}

/** An ImageData whose array owns its whole buffer: the PNG and AVIF encoders look at the buffer, not at the view. */
function imageDataOf({ data, width, height }: Pixels): ImageData {
  const whole = data.byteLength === data.buffer.byteLength
  return new ImageData(whole ? data : data.slice(), width, height)
}

/**
 * A picture, which is used up, made ready to be encoded as JPEG as often as one likes, until `last`, which gives its memory
 * back: laid over the background (white unless given), full colour resolution for flat graphics and half for photographs.
 * ToolErrors `imageSideTooLong` {limit} over 65,500 pixels a side, `outOfMemory` while encoding.
 */
export async function jpegEncoder(
  pixels: Pixels,
  background: Rgb = WHITE,
): Promise<(quality: JpegQuality, last?: 'last') => Promise<Uint8Array<ArrayBuffer>>> {
  if (Math.max(pixels.width, pixels.height) > JPEG_MAX_SIDE) {
    throw new ToolError('imageSideTooLong', { limit: JPEG_MAX_SIDE })
  }
  const { encodeMozjpeg, isOutOfMemory } = await import('./mozjpeg')
  const image = blendOver(pixels, background)
  if (image !== pixels) discard(pixels)
  const options = { ...JPEG_OPTIONS, chroma_subsample: needsFullChroma(image) ? 1 : 2 }
  return async ({ luma, chroma }, last) => {
    try {
      const separate = { quality: luma, separate_chroma_quality: luma !== chroma, chroma_quality: chroma }
      return await encodeMozjpeg(image, { ...options, ...separate }, last ? () => discard(image) : undefined)
    } catch (error) {
      if (isOutOfMemory(error)) throw new ToolError('outOfMemory')
      throw error
    }
  }
}

async function encodeJpeg(pixels: Pixels, { quality, background }: EncodeOptions): Promise<ArrayBuffer> {
  const encode = await jpegEncoder(pixels, background)
  return (await encode({ luma: quality, chroma: quality }, 'last')).buffer
}

async function encodePng(pixels: Pixels): Promise<ArrayBuffer> {
  const { default: encode } = await import('@jsquash/png/encode.js')
  return encode(imageDataOf(pixels))
}

async function encodeWebp(pixels: Pixels, { quality }: EncodeOptions): Promise<ArrayBuffer> {
  const { default: encode } = await import('@jsquash/webp/encode.js')
  return encode(imageDataOf(pixels), { quality })
}

async function encodeAvif(pixels: Pixels, { quality }: EncodeOptions): Promise<ArrayBuffer> {
  const { encodeAvif: encode } = await import('./avif-encoder')
  return encode(imageDataOf(pixels), quality)
}

/** Pixels, which are used up, as the bytes of an image file without metadata. For a worker; loads the format's encoder. */
export async function encodeImage(pixels: Pixels, options: EncodeOptions): Promise<ArrayBuffer> {
  switch (options.format) {
    case 'jpeg':
      return encodeJpeg(pixels, options)
    case 'png':
      return encodePng(pixels)
    case 'webp':
      return encodeWebp(pixels, options)
    case 'avif':
      return encodeAvif(pixels, options)
  }
}
