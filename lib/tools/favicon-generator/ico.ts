import { concatBytes, uint32LittleEndian } from '@/lib/core/byte-writer'

/** A square icon as a PNG file. */
export interface IconPng {
  readonly size: number
  readonly bytes: Uint8Array
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const ICON = 1
const BITS_PER_PIXEL = 32

function uint16LittleEndian(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8)
}

/**
 * One ICO file of several PNG icons, sides up to 256 pixels (Windows Vista's form of the format, which every browser
 * reads; layout: Microsoft, "Icons", ICONDIR and ICONDIRENTRY).
 */
export function writeIco(icons: readonly IconPng[]): Uint8Array<ArrayBuffer> {
  const header = [uint16LittleEndian(0), uint16LittleEndian(ICON), uint16LittleEndian(icons.length)]
  let offset = HEADER_BYTES + ENTRY_BYTES * icons.length
  const entries = icons.flatMap(({ size, bytes }) => {
    // A byte holds up to 255, and 0 stands for 256. No palette, nothing reserved, one plane.
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
