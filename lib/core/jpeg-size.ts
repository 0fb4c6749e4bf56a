import { textAt, uint16At } from './byte-reader'
import { exifOrientation } from './exif-orientation'

const APP1 = 0xe1
const EXIF = 'Exif\0\0'
/** More segments than this before the picture are no photograph; see `jpegSegments`. */
const MAX_SEGMENTS = 20_000

/** SOF0 to SOF15, of which three codes mean something else (ITU-T T.81, table B.1). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** What a JPEG's frame header and EXIF say; null where no frame comes. Reads no further than the frame. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number; orientation: number } | null {
  let orientation = 1
  let offset = 2
  for (let count = 0; count < MAX_SEGMENTS && bytes[offset] === 0xff; count++) {
    while (bytes[offset + 1] === 0xff) offset++
    const marker = bytes[offset + 1] ?? 0
    const content = offset + 4
    const length = uint16At(bytes, offset + 2)
    if (isFrame(marker) && content + 5 <= bytes.length) {
      return { width: uint16At(bytes, content + 3), height: uint16At(bytes, content + 1), orientation }
    }
    if (length < 2) return null
    const end = offset + 2 + length
    if (marker === APP1 && orientation === 1 && textAt(bytes, content, EXIF.length) === EXIF) {
      orientation = exifOrientation(bytes.subarray(content + EXIF.length, end))
    }
    offset = end
  }
  return null
}

/** True for a JPEG with so many segments before its picture that reading them one by one would take minutes. */
export function isEndless(bytes: Uint8Array): boolean {
  let offset = 2
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    const length = uint16At(bytes, offset + 2)
    if (bytes[offset] !== 0xff || length < 2 || isFrame(bytes[offset + 1] ?? 0)) return false
    offset += 2 + length
  }
  return true
}
