import { textAt } from '@/lib/core/byte-reader'
import { concatBytes, latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { APP0, jpegSegment } from '@/lib/image/formats/jpeg/segments'
import { PNG_SIGNATURE_BYTES, pngChunk } from '@/lib/image/formats/png/chunks'

export const MILLIMETERS_PER_INCH = 25.4
/** IHDR, with length and check sum. */
const PNG_HEADER_BYTES = 25

/** JFIF 1.01: version, units (1: dots per inch), both densities, no thumbnail. */
function jfif(dpi: number): Uint8Array {
  const density = [dpi >> 8, dpi & 0xff]
  return jpegSegment(APP0, concatBytes([latin1('JFIF\0\x01\x01\x01'), Uint8Array.from([...density, ...density, 0, 0])]))
}

/** PNG specification 11.3.4.3: pixels per unit on both axes, in meters (1). */
function pngDensity(dpi: number): Uint8Array {
  const perMeter = uint32BigEndian(Math.round((dpi * 1000) / MILLIMETERS_PER_INCH))
  return pngChunk('pHYs', concatBytes([perMeter, perMeter, Uint8Array.of(1)]))
}

/** A JPEG or PNG that our encoders wrote, with its dots per inch stated; a file of another kind as it is. */
export function withDensity(bytes: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  const head = textAt(bytes, 0, 4)
  if (head === '\x89PNG') {
    const end = PNG_SIGNATURE_BYTES + PNG_HEADER_BYTES
    return concatBytes([bytes.subarray(0, end), pngDensity(dpi), bytes.subarray(end)])
  }
  if (!head.startsWith('\xff\xd8')) return bytes
  const hasJfif = textAt(bytes, 6, 5) === 'JFIF\0'
  const rest = hasJfif ? 4 + ((bytes[4]! << 8) | bytes[5]!) : 2
  return concatBytes([bytes.subarray(0, 2), jfif(dpi), bytes.subarray(rest)])
}
