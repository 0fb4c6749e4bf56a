import { concatBytes } from '@/lib/core/byte-writer'
import { APP2, beginsWith, isFrame, SOS, walkSegments } from './segments'

const NAME = 'ICC_PROFILE\0'
/** The number of a segment and how many there are. */
const COUNTS = 2
const COMPONENTS = 5
const INKS = 4

/** True for a JPEG of four inks (CMYK, YCCK). */
export function hasInks(bytes: Uint8Array): boolean {
  for (const { marker, content } of walkSegments(bytes))
    if (isFrame(marker)) return bytes[content + COMPONENTS] === INKS
  return false
}

/** The ICC profile of a JPEG of four inks (CMYK, YCCK); null for any other, and without a profile. */
export function inkProfile(bytes: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = []
  let isInk = false
  for (const segment of walkSegments(bytes)) {
    const { marker, content, end } = segment
    if (marker === SOS) break
    if (isFrame(marker)) isInk = bytes[content + COMPONENTS] === INKS
    if (marker !== APP2 || !beginsWith(bytes, segment, NAME)) continue
    parts[bytes[content + NAME.length]!] = bytes.subarray(content + NAME.length + COUNTS, end)
  }
  return isInk && parts.length > 0 ? concatBytes(parts.filter(Boolean)) : null
}
