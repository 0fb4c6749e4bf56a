import { textAt, uint32LittleEndianAt } from './byte-reader'
import { concatBytes, latin1, uint32LittleEndian } from './byte-writer'
import { ToolError } from './errors'

/** One chunk of a WebP file. */
export interface WebpChunk {
  readonly type: string
  /** Offset of the chunk's four letters. */
  readonly start: number
  readonly content: number
  /** Offset past the content, without the byte that pads odd lengths. */
  readonly end: number
}

const RIFF_HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
/** Far more than any program writes; reading millions of empty ones would take minutes. */
const MAX_CHUNKS = 100_000

/** Where a WebP ends by its RIFF size, or with the file where it is cut off; null for one of more chunks. */
export function webpEnd(bytes: Uint8Array): number | null {
  const end = Math.min(8 + uint32LittleEndianAt(bytes, 4), bytes.length)
  let offset = RIFF_HEADER_BYTES
  for (let count = 0; count <= MAX_CHUNKS; count++) {
    if (offset + CHUNK_HEADER_BYTES > end) return end
    const size = uint32LittleEndianAt(bytes, offset + 4)
    offset += CHUNK_HEADER_BYTES + size + (size % 2)
  }
  return null
}

/**
 * The chunks of a WebP file in order, as far as its RIFF size reaches. ToolErrors `imageTruncated` when one is cut off,
 * `imageDamaged` when there is no end of them.
 */
export function webpChunks(bytes: Uint8Array): WebpChunk[] {
  if (webpEnd(bytes) === null) throw new ToolError('imageDamaged')
  const chunks: WebpChunk[] = []
  const end = 8 + uint32LittleEndianAt(bytes, 4)
  // A missing padding byte at the very end is forgiven, as decoders do.
  if (end > bytes.length + 1) throw new ToolError('imageTruncated')
  let start = RIFF_HEADER_BYTES
  while (start + CHUNK_HEADER_BYTES <= Math.min(end, bytes.length)) {
    const size = uint32LittleEndianAt(bytes, start + 4)
    const content = start + CHUNK_HEADER_BYTES
    if (content + size > bytes.length) throw new ToolError('imageTruncated')
    chunks.push({ type: textAt(bytes, start, 4), start, content, end: content + size })
    start = content + size + (size % 2)
  }
  return chunks
}

/** A whole chunk around its content, padded to an even length. */
export function webpChunk(type: string, content: Uint8Array): Uint8Array {
  const padding = new Uint8Array(content.length % 2)
  return concatBytes([latin1(type), uint32LittleEndian(content.length), content, padding])
}

/** A WebP file of whole chunks, its RIFF size set. */
export function webpFile(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = concatBytes([latin1('WEBP'), ...chunks])
  return concatBytes([latin1('RIFF'), uint32LittleEndian(body.length), body])
}
