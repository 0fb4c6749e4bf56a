import { textAt, uint16At, uint32At, uint32LittleEndianAt } from './byte-reader'

const ORIENTATION = 0x0112
const SHORT = 3
const ENTRY_BYTES = 12
const MAX_ENTRIES = 1000

/**
 * The orientation, 1 to 8, that an EXIF block (from its TIFF header on) gives the picture; 1 where it says nothing that
 * can be read (CIPA DC-008, 4.6.5).
 */
export function exifOrientation(tiff: Uint8Array): number {
  const order = textAt(tiff, 0, 4)
  if (order !== 'II*\0' && order !== 'MM\0*') return 1
  const little = order === 'II*\0'
  const short = (offset: number) =>
    little ? (tiff[offset] ?? 0) | ((tiff[offset + 1] ?? 0) << 8) : uint16At(tiff, offset)
  const directory = little ? uint32LittleEndianAt(tiff, 4) : uint32At(tiff, 4)
  const count = Math.min(short(directory), MAX_ENTRIES)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * ENTRY_BYTES
    if (short(entry) !== ORIENTATION || short(entry + 2) !== SHORT) continue
    const value = short(entry + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** An EXIF block, from its TIFF header on, that holds an orientation (1 to 8) and nothing else. */
export function orientationBlock(orientation: number): Uint8Array {
  const header = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]
  const entry = [ORIENTATION >> 8, ORIENTATION & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0]
  return Uint8Array.from([...header, 0, 1, ...entry, 0, 0, 0, 0])
}
