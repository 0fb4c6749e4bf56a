import { concatBytes, uint32LittleEndian } from '@/lib/core/byte-writer'

const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const ICON = 1
const BITS_PER_PIXEL = 32

function uint16LittleEndian(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8)
}

/**
 * Writes PNG icons of up to 256 pixels into one ICO file, in the PNG variant of Windows Vista, which every browser
 * reads (layout: Microsoft, "Icons", ICONDIR and ICONDIRENTRY).
 */
export function writeIco(
  icons: readonly { readonly size: number; readonly bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  const header = [uint16LittleEndian(0), uint16LittleEndian(ICON), uint16LittleEndian(icons.length)]
  let offset = HEADER_BYTES + ENTRY_BYTES * icons.length
  const entries = icons.flatMap(({ size, bytes }) => {
    // In the size bytes, 0 means 256. Then no palette, a reserved byte and one color plane.
    const entry = [
      Uint8Array.of(size, size, 0, 0),
      uint16LittleEndian(1),
      uint16LittleEndian(BITS_PER_PIXEL),
      uint32LittleEndian(bytes.length),
      uint32LittleEndian(offset),
    ]
    offset += bytes.length
    return entry
  })
  return concatBytes([...header, ...entries, ...icons.map(({ bytes }) => bytes)])
}
