import { textAt, uint32At } from './byte-reader'
import { concatBytes, latin1, uint32BigEndian } from './byte-writer'
import { ToolError } from './errors'

/** One chunk of a PNG file. */
export interface PngChunk {
  readonly type: string
  /** Offset of the chunk's length field. */
  readonly start: number
  /** Offset of the content. */
  readonly content: number
  /** Offset past the check sum. */
  readonly end: number
}

export const PNG_SIGNATURE_BYTES = 8
const FRAME_BYTES = 12
/** Far more than any program writes; reading millions of empty ones would take minutes. */
const MAX_CHUNKS = 100_000

/** Where a PNG ends: past IEND, or with the file where that is missing; null for one of more chunks. */
export function pngEnd(bytes: Uint8Array): number | null {
  let offset = PNG_SIGNATURE_BYTES
  for (let count = 0; count <= MAX_CHUNKS; count++) {
    if (offset + FRAME_BYTES > bytes.length) return bytes.length
    const isLast = textAt(bytes, offset + 4, 4) === 'IEND'
    offset += FRAME_BYTES + uint32At(bytes, offset)
    if (isLast) return Math.min(offset, bytes.length)
  }
  return null
}

/**
 * The chunks of a PNG file in order, up to and with IEND; check sums are not verified. ToolErrors `imageTruncated` when
 * the file ends before, `imageDamaged` when there is no end of them.
 */
export function pngChunks(bytes: Uint8Array): PngChunk[] {
  if (pngEnd(bytes) === null) throw new ToolError('imageDamaged')
  const chunks: PngChunk[] = []
  let start = PNG_SIGNATURE_BYTES
  while (start + FRAME_BYTES <= bytes.length) {
    const end = start + FRAME_BYTES + uint32At(bytes, start)
    if (end > bytes.length) break
    const type = textAt(bytes, start + 4, 4)
    chunks.push({ type, start, content: start + 8, end })
    if (type === 'IEND') return chunks
    start = end
  }
  throw new ToolError('imageTruncated')
}

/** CRC-32 of ISO 3309, as PNG's check sums use it (PNG specification, third edition, annex D). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A whole chunk, with length and check sum, around its content. */
export function pngChunk(type: string, content: Uint8Array): Uint8Array {
  const named = concatBytes([latin1(type), content])
  return concatBytes([uint32BigEndian(content.length), named, uint32BigEndian(crc32(named))])
}
