import { webpOrientation } from '@/lib/core/chunk-orientation'
import { orientationBlock } from '@/lib/core/exif-orientation'
import { webpChunk, webpChunks, webpFile, type WebpChunk } from '@/lib/core/webp-chunks'
import type { Stripped } from './stripped'

/** What a WebP picture is made of (WebP container specification, extended file format). */
const PICTURE = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

/** Flags of VP8X that say that EXIF and XMP follow. */
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

function copyOf(bytes: Uint8Array, { type, content, end }: WebpChunk, keepsExif: boolean): Uint8Array {
  const copy = bytes.slice(content, end)
  if (type === 'VP8X') copy[0] = ((copy[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (keepsExif ? EXIF_FLAG : 0)
  return webpChunk(type, copy)
}

/**
 * A WebP without EXIF, XMP, unknown chunks and anything after its end; picture, alpha, frames and ICC profile stay byte
 * for byte. ToolError `imageTruncated` when the file is cut off.
 */
export function stripWebp(bytes: Uint8Array): Stripped {
  const chunks = webpChunks(bytes)
  const orientation = webpOrientation(bytes, chunks)
  const keepsExif = orientation !== 1
  const kept = chunks.filter(({ type }) => PICTURE.includes(type)).map((chunk) => copyOf(bytes, chunk, keepsExif))
  if (keepsExif) kept.push(webpChunk('EXIF', orientationBlock(orientation)))
  return { bytes: webpFile(kept), orientation }
}
