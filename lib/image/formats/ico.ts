import { uint16LittleEndianAt, uint32LittleEndianAt } from '@/lib/core/byte-reader'
import { pngSize } from '@/lib/image/formats/png/chunks'
import type { Size } from '@/lib/image/pixels/geometry'

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** How many pictures an icon file has. */
export function icoCount(bytes: Uint8Array): number {
  return uint16LittleEndianAt(bytes, 4)
}

/** The size of the largest picture of an icon file, which is the one that browsers decode. A stored side of 0 means 256. */
export function icoSize(bytes: Uint8Array): Size | null {
  let largest: Size | null = null
  for (let index = 0; index < icoCount(bytes); index++) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES
    if (entry + ENTRY_BYTES > bytes.length) break
    const png = pngSize(bytes.subarray(uint32LittleEndianAt(bytes, entry + 12)))
    const size = png ?? { width: bytes[entry] || 256, height: bytes[entry + 1] || 256 }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
