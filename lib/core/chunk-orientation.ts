import { textAt } from './byte-reader'
import { exifOrientation } from './exif-orientation'
import type { ImageKind } from './image-kind'
import { pngChunks, type PngChunk } from './png-chunks'
import { webpChunks, type WebpChunk } from './webp-chunks'

const CHECK_SUM_BYTES = 4

/** The orientation, 1 to 8, that the EXIF of a PNG states. */
export function pngOrientation(bytes: Uint8Array, chunks: readonly PngChunk[]): number {
  const exif = chunks.find(({ type }) => type === 'eXIf')
  return exif ? exifOrientation(bytes.subarray(exif.content, exif.end - CHECK_SUM_BYTES)) : 1
}

/** The same of a WebP, which must be an extended one for it. */
export function webpOrientation(bytes: Uint8Array, chunks: readonly WebpChunk[]): number {
  const exif = chunks.find(({ type }) => type === 'EXIF')
  if (!exif || !chunks.some(({ type }) => type === 'VP8X')) return 1
  // Some writers put JPEG's name before the TIFF header.
  const named = textAt(bytes, exif.content, 6) === 'Exif\0\0'
  return exifOrientation(bytes.subarray(exif.content + (named ? 6 : 0), exif.end))
}

/** True for a whole PNG or WebP whose EXIF says that it lies on its side; whether it is turned is its decoder's affair. */
export function isStatedOnItsSide(bytes: Uint8Array, kind: ImageKind): boolean {
  try {
    if (kind === 'png') return pngOrientation(bytes, pngChunks(bytes)) >= 5
    return kind === 'webp' && webpOrientation(bytes, webpChunks(bytes)) >= 5
  } catch {
    return false
  }
}
