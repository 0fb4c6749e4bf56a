import { heifTransform } from '@/lib/image/formats/heif/colors'
import { toSrgb } from '@/lib/image/formats/icc'
import { ToolError } from '@/lib/core/errors'
import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'

/**
 * The primary picture of a HEIC file, turned and cropped as the file says and in sRGB, decoded by
 * libheif (loaded here, about 1.4 MB).
 * ToolError `imageDamaged` when it cannot be decoded.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  const { default: load } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs')
  const { HeifDecoder } = load()
  const images = new HeifDecoder().decode(bytes)
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0]
  if (!image) throw new ToolError('imageDamaged')
  const pixels = createPixels(image.get_width(), image.get_height())
  const shown = await new Promise((resolve) => image.display(pixels, resolve))
  for (const each of images) each.free()
  if (!shown) throw new ToolError('imageDamaged')
  const transform = heifTransform(bytes)
  if (transform) toSrgb(pixels, transform)
  return pixels
}
