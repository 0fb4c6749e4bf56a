import { IMAGE_FORMATS, type ImageKind } from '@/lib/image/formats/image-formats'

/**
 * The browser's own decoder, with EXIF orientation applied. Colors are converted to sRGB unless `colors` is 'none'. Null if it
 * cannot decode the file.
 */
export async function decodeNatively(
  file: Blob,
  kind: ImageKind,
  colors: 'default' | 'none' = 'default',
): Promise<ImageBitmap | null> {
  const named = file.slice(0, file.size, IMAGE_FORMATS[kind].mimeType)
  try {
    return await createImageBitmap(named, { imageOrientation: 'from-image', colorSpaceConversion: colors })
  } catch {
    return null
  }
}
