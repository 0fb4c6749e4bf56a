import { uint16LittleEndianAt } from '@/lib/core/byte-reader'
import type { Size } from '@/lib/image/pixels/geometry'

const EXTENSION = 0x21
const IMAGE = 0x2c

/** The size of a GIF's logical screen in pixels. */
export function gifSize(bytes: Uint8Array): Size {
  return { width: uint16LittleEndianAt(bytes, 6), height: uint16LittleEndianAt(bytes, 8) }
}

/** Bytes of a color table, from the packed field that announces it. */
function colorTableSize(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0
}

function afterSubBlocks(bytes: Uint8Array, offset: number): number {
  let next = offset
  for (let size = bytes[next]; size; size = bytes[next]) next += size + 1
  return next + 1
}

/** True for a GIF of more than one image descriptor (GIF89a specification, section 20). */
export function isAnimatedGif(bytes: Uint8Array): boolean {
  let offset = 13 + colorTableSize(bytes[10]!)
  let frames = 0
  while (offset < bytes.length && frames < 2) {
    if (bytes[offset] === EXTENSION) offset = afterSubBlocks(bytes, offset + 2)
    else if (bytes[offset] === IMAGE) {
      frames++
      offset = afterSubBlocks(bytes, offset + 11 + colorTableSize(bytes[offset + 9]!))
    } else break
  }
  return frames > 1
}
