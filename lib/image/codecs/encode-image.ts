import type { Rgb } from '@/lib/image/pixels/blend'
import { isEncodedInStrips } from '@/lib/image/limits'
import { ToolError } from '@/lib/core/errors'
import type { OutputFormat } from '@/lib/image/formats/image-formats'
import { rowsOf, type Pixels } from '@/lib/image/pixels/pixels'
import { memoizeAsync } from './load-engine'
import { isEncoderOutOfMemory } from './out-of-memory'
import { thisDevice } from './this-device'

export interface EncodeOptions {
  readonly format: OutputFormat
  /** 0 to 100 on the encoder's own scale; ignored for PNG, which is lossless. */
  readonly quality: number
  /** The quality of a JPEG's color, if it is another one. */
  readonly chroma?: number
  /** Color shown through transparent pixels of a JPEG; white by default. */
  readonly background?: Rgb
}

/** An ImageData whose array spans its whole buffer: the PNG and AVIF encoders read the buffer, not the view. */
function imageDataOf({ data, width, height }: Pixels): ImageData {
  const whole = data.byteLength === data.buffer.byteLength
  return new ImageData(whole ? data : data.slice(), width, height)
}

async function encodeJpeg(
  pixels: Pixels,
  { quality, chroma = quality, background }: EncodeOptions,
): Promise<ArrayBuffer> {
  const { jpegEncoder, jpegStripEncoder } = await import('./encode-jpeg')
  const qualities = { luma: quality, chroma }
  if (isEncodedInStrips(pixels, thisDevice())) {
    const encodeStrips = await jpegStripEncoder(rowsOf(pixels), background)
    return (await encodeStrips(qualities)).buffer
  }
  const encode = await jpegEncoder(pixels, background)
  return (await encode(qualities, 'last')).buffer
}

const png = memoizeAsync(async () => {
  const { default: encode, init } = await import('@jsquash/png/encode.js')
  await init()
  return encode
})

const webp = memoizeAsync(async () => {
  const { default: encode, init } = await import('@jsquash/webp/encode.js')
  await init()
  return encode
})

async function encodeAs(pixels: Pixels, options: EncodeOptions): Promise<ArrayBuffer> {
  const { format, quality } = options
  switch (format) {
    case 'jpeg':
      return encodeJpeg(pixels, options)
    case 'png':
      return (await png.get())(imageDataOf(pixels))
    case 'webp':
      return (await webp.get())(imageDataOf(pixels), { quality })
    case 'avif': {
      const { encodeAvif } = await import('./avif-encoder')
      return encodeAvif(imageDataOf(pixels), quality)
    }
  }
}

/**
 * Encodes pixels, which must not be used afterwards, as an image file without metadata. For a worker; loads the format's
 * encoder. ToolError `outOfMemory`.
 */
export async function encodeImage(pixels: Pixels, options: EncodeOptions): Promise<ArrayBuffer> {
  try {
    return await encodeAs(pixels, options)
  } catch (error) {
    throw isEncoderOutOfMemory(error) ? new ToolError('outOfMemory') : error
  }
}
