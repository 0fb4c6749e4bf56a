import { IMAGE_FORMATS, type ImageKind } from '@/lib/image/formats/image-formats'

/**
 * The browser's own decoder: EXIF orientation applied, colors converted to sRGB unless they are asked for as they are stored.
 * Null when it cannot.
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
