import { mimeTypeOf, type ImageKind } from '@/lib/image/formats/kind'

/** The browser's own decoder: EXIF orientation applied, colours converted to sRGB. Null when it cannot. */
export async function decodeNatively(file: Blob, kind: ImageKind): Promise<ImageBitmap | null> {
  const named = file.slice(0, file.size, mimeTypeOf(kind))
  try {
    return await createImageBitmap(named, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}
