import { uint32At } from '@/lib/core/byte-reader'
import { heifProperties } from './properties'
import type { Size } from '@/lib/image/pixels/geometry'

/** A clean aperture's length: its numerator over its denominator. */
function apertureLength(bytes: Uint8Array, offset: number): number {
  return Math.round(uint32At(bytes, offset) / uint32At(bytes, offset + 4))
}

/**
 * Width and height of the primary picture of an AVIF or HEIC file as shown: cropped (`clap`) and turned (`irot`) in the given
 * order (ISO/IEC 23008-12, 6.5). Null if not stated.
 */
export function heifSize(bytes: Uint8Array): Size | null {
  let width = 0
  let height = 0
  for (const { type, start } of heifProperties(bytes)) {
    if (type === 'ispe') [width, height] = [uint32At(bytes, start + 4), uint32At(bytes, start + 8)]
    if (type === 'clap') [width, height] = [apertureLength(bytes, start), apertureLength(bytes, start + 8)]
    if (type === 'irot' && (bytes[start]! & 1) === 1) [width, height] = [height, width]
  }
  return width > 0 && height > 0 ? { width, height } : null
}
