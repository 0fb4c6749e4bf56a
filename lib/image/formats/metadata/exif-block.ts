import { uint32At } from '@/lib/core/byte-reader'
import { concatBytes } from '@/lib/core/byte-writer'
import { metadataItems, type Extent } from '@/lib/image/formats/heif/items'
import { exifOrientation, isExifBlock } from '@/lib/image/formats/exif/orientation'
import { exifBlock, unnamedExif, walkSegments } from '@/lib/image/formats/jpeg/segments'
import { imageKind } from '@/lib/image/formats/kind'
import { PNG_CHECK_SUM_BYTES, pngChunks } from '@/lib/image/formats/png/chunks'
import { webpChunks, webpExif } from '@/lib/image/formats/webp/chunks'

/** The content of an item of an AVIF or HEIC file, which may consist of several extents. */
export function contentOf(bytes: Uint8Array, extents: readonly Extent[]): Uint8Array<ArrayBuffer> {
  return concatBytes(extents.map(({ start, end }) => bytes.subarray(start, end)))
}

/** An EXIF item starts with the distance from this field to its TIFF header (ISO/IEC 23008-12, annex A), which some programs omit or get wrong. */
export function exifStart(content: Uint8Array): number {
  const stated = 4 + uint32At(content, 0)
  const starts = [stated, 0].map((start) => content.length - unnamedExif(content.subarray(start)).length)
  return starts.find((start) => isExifBlock(content.subarray(start))) ?? stated
}

function jpegExif(bytes: Uint8Array): Uint8Array | null {
  for (const segment of walkSegments(bytes)) {
    const block = exifBlock(bytes, segment)
    if (block) return block
  }
  return null
}

/**
 * The EXIF block of an image file, from its TIFF header on; a TIFF file is one itself. Null if it has none. ToolErrors of the
 * formats.
 */
export function exifOf(bytes: Uint8Array): Uint8Array | null {
  switch (imageKind(bytes)) {
    case 'jpeg':
      return jpegExif(bytes)
    case 'png': {
      const chunk = pngChunks(bytes).find(({ type }) => type === 'eXIf')
      return chunk ? unnamedExif(bytes.subarray(chunk.content, chunk.end - PNG_CHECK_SUM_BYTES)) : null
    }
    case 'webp':
      return webpExif(bytes, webpChunks(bytes))
    case 'avif':
    case 'heic': {
      const item = metadataItems(bytes).find(({ kind }) => kind === 'exif')
      const content = item && contentOf(bytes, item.extents)
      return content ? content.subarray(exifStart(content)) : null
    }
    case 'tiff':
      return bytes
    default:
      return null
  }
}

/** The orientation, 1 to 8, that the EXIF of an image file states. ToolErrors of the formats. */
export function orientationOf(bytes: Uint8Array): number {
  return exifOrientation(exifOf(bytes) ?? new Uint8Array())
}
