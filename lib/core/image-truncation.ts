import { textAt, uint16At, uint32At, uint32LittleEndianAt } from './byte-reader'
import type { ImageKind } from './image-kind'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Markers that stand alone, without a length: TEM and RST0 to RST7 (ITU-T T.81, table B.1). */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
}

/** The first marker at or after `offset` that is not stuffing, a restart or fill; -1 when the data ends before. */
function nextMarker(bytes: Uint8Array, offset: number): number {
  for (let found = bytes.indexOf(0xff, offset); found >= 0; found = bytes.indexOf(0xff, found + 1)) {
    const code = bytes[found + 1]
    if (code === undefined) return -1
    if (code !== 0x00 && code !== 0xff && !standsAlone(code)) return found
  }
  return -1
}

/** No end-of-image marker after the last scan. Walking the segments skips the one of an embedded thumbnail. */
function isTruncatedJpeg(bytes: Uint8Array): boolean {
  let scans = 0
  let offset = nextMarker(bytes, 2)
  while (offset >= 0) {
    const marker = bytes[offset + 1]
    if (marker === END_OF_IMAGE) return scans === 0
    if (marker === START_OF_SCAN) scans++
    offset = nextMarker(bytes, offset + 2 + uint16At(bytes, offset + 2))
  }
  return true
}

function isTruncatedPng(bytes: Uint8Array): boolean {
  for (let offset = 8; offset + 8 <= bytes.length; offset += 12 + uint32At(bytes, offset)) {
    if (textAt(bytes, offset + 4, 4) === 'IEND') return false
  }
  return true
}

/** The RIFF size counts what follows it; a missing padding byte at the very end is forgiven. */
function isTruncatedWebp(bytes: Uint8Array): boolean {
  return uint32LittleEndianAt(bytes, 4) + 8 > bytes.length + 1
}

/**
 * True when a JPEG, PNG or WebP ends before its own end mark, which browsers draw as a partly grey picture. Data after
 * the end mark is fine. Other kinds are never judged truncated here: their decoders refuse them.
 */
export function isTruncated(bytes: Uint8Array, kind: ImageKind): boolean {
  if (kind === 'jpeg') return isTruncatedJpeg(bytes)
  if (kind === 'png') return isTruncatedPng(bytes)
  return kind === 'webp' && isTruncatedWebp(bytes)
}
