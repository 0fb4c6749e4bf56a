import { textAt, uint32At } from './byte-reader'
import { isoBrands, type ImageKind } from './image-kind'

const SEQUENCE_BRANDS = ['avis', 'msf1', 'hevc', 'hevx', 'hevm', 'hevs']

const GIF_EXTENSION = 0x21
const GIF_IMAGE = 0x2c

/** Bytes of a GIF colour table, from the packed field that announces it. */
function colorTableSize(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0
}

function afterSubBlocks(bytes: Uint8Array, offset: number): number {
  let next = offset
  for (let size = bytes[next]; size; size = bytes[next]) next += size + 1
  return next + 1
}

/** More than one image descriptor (GIF89a specification, section 20). */
function isAnimatedGif(bytes: Uint8Array): boolean {
  let offset = 13 + colorTableSize(bytes[10] ?? 0)
  let frames = 0
  while (offset < bytes.length && frames < 2) {
    if (bytes[offset] === GIF_EXTENSION) offset = afterSubBlocks(bytes, offset + 2)
    else if (bytes[offset] === GIF_IMAGE) {
      frames++
      offset = afterSubBlocks(bytes, offset + 11 + colorTableSize(bytes[offset + 9] ?? 0))
    } else break
  }
  return frames > 1
}

/** The animation flag of the extended file header (WebP container specification). */
function isAnimatedWebp(bytes: Uint8Array): boolean {
  return textAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0
}

/** An animation control chunk of more than one frame before the image data (PNG specification, third edition, 11.3.6). */
function isAnimatedPng(bytes: Uint8Array): boolean {
  for (let offset = 8; offset + 8 <= bytes.length; offset += 12 + uint32At(bytes, offset)) {
    const type = textAt(bytes, offset + 4, 4)
    if (type === 'acTL') return uint32At(bytes, offset + 8) > 1
    if (type === 'IDAT') return false
  }
  return false
}

/** True for an image of several frames in time: animated GIF, WebP, PNG, an AVIF or HEIC sequence. */
export function isAnimated(bytes: Uint8Array, kind: ImageKind): boolean {
  switch (kind) {
    case 'gif':
      return isAnimatedGif(bytes)
    case 'webp':
      return isAnimatedWebp(bytes)
    case 'png':
      return isAnimatedPng(bytes)
    case 'avif':
    case 'heic':
      return SEQUENCE_BRANDS.includes(isoBrands(bytes)[0] ?? '')
    default:
      return false
  }
}
