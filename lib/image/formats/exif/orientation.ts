import { textAt } from '@/lib/core/byte-reader'
import { SHORT, Tiff } from './tiff'

/** The tag of TIFF 6.0. */
export const ORIENTATION = 0x0112

/** True for a block that begins with a TIFF header, as EXIF does. */
export function isExifBlock(bytes: Uint8Array): boolean {
  return ['II*\0', 'MM\0*'].includes(textAt(bytes, 0, 4))
}

/**
 * The orientation, 1 to 8, that an EXIF block (from its TIFF header on) states; 1 if it states none that can be read (CIPA
 * DC-008, 4.6.5).
 */
export function exifOrientation(block: Uint8Array): number {
  if (!isExifBlock(block)) return 1
  const tiff = new Tiff(block)
  const entry = tiff.first().entries.find(({ tag, type }) => tag === ORIENTATION && type === SHORT)
  const value = entry ? tiff.number(entry) : 1
  return value >= 1 && value <= 8 ? value : 1
}

/** An EXIF block, from its TIFF header on, that holds an orientation (1 to 8) and nothing else. */
export function orientationBlock(orientation: number): Uint8Array {
  const header = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]
  const entry = [ORIENTATION >> 8, ORIENTATION & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0]
  return Uint8Array.from([...header, 0, 1, ...entry, 0, 0, 0, 0])
}

/** True for an orientation that exchanges width and height. */
export function isOnItsSide(orientation: number): boolean {
  return orientation >= 5 && orientation <= 8
}
