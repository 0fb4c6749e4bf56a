import { uint16LittleEndianAt, uint32LittleEndianAt } from '@/lib/core/byte-reader'
import type { Size } from '@/lib/image/pixels/geometry'

/** Size of the header of OS/2 1.x, which states the sides with 16 bits. */
const CORE_HEADER_BYTES = 12

/** The size that a BMP's header states, in pixels; a negative height there means rows from the top down. */
export function bmpSize(bytes: Uint8Array): Size {
  if (uint32LittleEndianAt(bytes, 14) === CORE_HEADER_BYTES) {
    return { width: uint16LittleEndianAt(bytes, 18), height: uint16LittleEndianAt(bytes, 20) }
  }
  return {
    width: uint32LittleEndianAt(bytes, 18) | 0,
    height: Math.abs(uint32LittleEndianAt(bytes, 22) | 0),
  }
}
