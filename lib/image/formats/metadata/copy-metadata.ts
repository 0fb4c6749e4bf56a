import { uint32LittleEndianAt } from '@/lib/core/byte-reader'
import { concatBytes, latin1, uint32LittleEndian } from '@/lib/core/byte-writer'
import { unlessRefused } from '@/lib/core/errors'
import { uprightExif } from '@/lib/image/formats/exif/upright'
import { carriedXmp, metadataOf, withMetadata } from '@/lib/image/formats/jpeg/metadata'
import { imageKind } from '@/lib/image/formats/kind'
import { PNG_SIGNATURE_BYTES, pngChunk, XMP_HEADER } from '@/lib/image/formats/png/chunks'
import { EXIF_FLAG, webpChunk, webpChunks, webpFile, webpSize, XMP_FLAG } from '@/lib/image/formats/webp/chunks'
import type { Size } from '@/lib/image/pixels/geometry'
import { jpegBlocks, keptBlocks } from './kept-blocks'
import type { Loss } from './removal-options'
import { stripJpeg } from './strip-jpeg'

const PNG_HEADER_BYTES = 25
const ALPHA_FLAG = 0x10
/** In the header of a lossless WebP: transparency is used (WebP lossless bitstream, 3). */
const LOSSLESS_ALPHA = 0x1000_0000

/** Inserts chunks into a PNG that has none of their types. */
export function withPngBlocks(
  png: Uint8Array,
  chunks: Readonly<Record<string, Uint8Array | null>>,
): Uint8Array<ArrayBuffer> {
  const end = PNG_SIGNATURE_BYTES + PNG_HEADER_BYTES
  const added = Object.entries(chunks).flatMap(([type, content]) => (content ? [pngChunk(type, content)] : []))
  return concatBytes([png.subarray(0, end), ...added, png.subarray(end)])
}

/** Inserts EXIF and XMP into a WebP that has none, converting it to the extended format (WebP container specification). */
export function withWebpBlocks(
  webp: Uint8Array<ArrayBuffer>,
  exif: Uint8Array | null,
  xmp: Uint8Array | null,
): Uint8Array<ArrayBuffer> {
  const size = webpSize(webp)
  const [first, ...rest] = webpChunks(webp)
  if (!size || !first) return webp
  const isExtended = first.type === 'VP8X'
  const hasAlpha = first.type === 'VP8L' && (uint32LittleEndianAt(webp, first.content + 1) & LOSSLESS_ALPHA) !== 0
  const own = isExtended ? webp[first.content]! : hasAlpha ? ALPHA_FLAG : 0
  const flags = own | (exif ? EXIF_FLAG : 0) | (xmp ? XMP_FLAG : 0)
  const sides = [size.width, size.height].map((side) => uint32LittleEndian(side - 1).subarray(0, 3))
  const header = webpChunk('VP8X', concatBytes([Uint8Array.of(flags, 0, 0, 0), ...sides]))
  const picture = isExtended ? rest : [first, ...rest]
  const whole = picture.map(({ start, end }) => webp.subarray(start, end + ((end - start) % 2)))
  const added = [...(exif ? [webpChunk('EXIF', exif)] : []), ...(xmp ? [webpChunk('XMP ', xmp)] : [])]
  return webpFile([header, ...whole, ...added])
}

/** All metadata of an image file as segments; null if it has none that can be carried over. */
function segmentsOf(source: Uint8Array, loss: Loss, size: Size): Uint8Array | null {
  const kind = imageKind(source)
  if (kind === 'jpeg') return metadataOf(loss === 'nothing' ? source : stripJpeg(source, loss), size)
  const { exif, xmp, resources } = keptBlocks(source, loss)
  // A TIFF file is a block itself.
  const own = kind === 'tiff' || !exif ? null : uprightExif(exif, size)
  const segments = jpegBlocks({ exif: own, xmp: xmp && carriedXmp(xmp), resources })
  return segments.length > 0 ? concatBytes(segments) : null
}

/**
 * The metadata of a picture without what `loss` removes, as JPEG segments for a copy of this size, upright and in sRGB; empty
 * if nothing is to be kept, null if nothing can be.
 */
export function metadataFrom(
  source: Uint8Array,
  { loss, size }: { readonly loss: Loss; readonly size: Size },
): Uint8Array | null {
  if (loss === 'everything') return new Uint8Array()
  // Browsers show files with segments out of order, so the picture can still be used.
  return unlessRefused(() => segmentsOf(source, loss, size), null)
}

/** Whether a picture has metadata without what `loss` removes, whether or not it can be carried over. */
export function hasMetadata(source: Uint8Array, loss: Loss): boolean {
  if (loss === 'everything') return false
  return unlessRefused(() => Object.values(keptBlocks(source, loss)).some((block) => block !== null), true)
}

/** Inserts such segments, or their EXIF, into a file from our encoders; null if its format cannot hold them. */
export function withSegments(file: Uint8Array<ArrayBuffer>, segments: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (segments.length === 0) return file
  const kind = imageKind(file)
  if (kind === 'jpeg') return withMetadata(file, segments)
  const { exif, xmp } = keptBlocks(concatBytes([Uint8Array.of(0xff, 0xd8), segments]), 'nothing')
  if (!exif && !xmp) return null
  if (kind === 'png') return withPngBlocks(file, { eXIf: exif, iTXt: xmp && concatBytes([latin1(XMP_HEADER), xmp]) })
  return kind === 'webp' ? withWebpBlocks(file, exif, xmp) : null
}
