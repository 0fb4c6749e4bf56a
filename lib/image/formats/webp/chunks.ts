import { textAt, uint16LittleEndianAt, uint24LittleEndianAt, uint32LittleEndianAt } from '@/lib/core/byte-reader'
import { concatBytes, latin1, uint32LittleEndian } from '@/lib/core/byte-writer'
import { ToolError } from '@/lib/core/errors'
import { unnamedExif } from '@/lib/image/formats/jpeg/segments'
import type { Size } from '@/lib/image/pixels/geometry'

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
/** Place, size and duration of a frame. */
const FRAME_HEADER_BYTES = 16
/** What a picture is made of (WebP container specification, extended file format). */
export const WEBP_PICTURE = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

/** Flag of VP8X that says that EXIF follows. */
export const EXIF_FLAG = 0x08
/** And XMP. */
export const XMP_FLAG = 0x04
/** More than any program writes; reading millions of empty chunks would take minutes. */
const MAX_CHUNKS = 100_000

/** End of a WebP by its RIFF size, in bytes; beyond the file if that is truncated. */
function statedEnd(bytes: Uint8Array): number {
  return 8 + uint32LittleEndianAt(bytes, 4)
}

function* chunksIn(bytes: Uint8Array, from: number, to: number): Generator<WebpChunk> {
  let start = from
  while (start + CHUNK_HEADER_BYTES <= to) {
    const size = uint32LittleEndianAt(bytes, start + 4)
    const content = start + CHUNK_HEADER_BYTES
    yield { type: textAt(bytes, start, 4), start, content, end: content + size }
    start = content + size + (size % 2)
  }
}

/** The chunks of a WebP file in order, up to its RIFF size; the last `end` can lie past the end of the file. */
function walkChunks(bytes: Uint8Array): Generator<WebpChunk> {
  return chunksIn(bytes, RIFF_HEADER_BYTES, Math.min(statedEnd(bytes), bytes.length))
}

/** The same, each frame followed by the chunks within it, which end with it. */
export function* chunksAndFrames(bytes: Uint8Array): Generator<WebpChunk> {
  for (const chunk of walkChunks(bytes)) {
    yield chunk
    if (chunk.type !== 'ANMF') continue
    const limit = Math.min(chunk.end, bytes.length)
    for (const inside of chunksIn(bytes, chunk.content + FRAME_HEADER_BYTES, limit))
      yield { ...inside, end: Math.min(inside.end, limit) }
  }
}

/** The offset after the RIFF chunk, or the file's length if it is truncated; null if there are too many chunks. */
export function webpEnd(bytes: Uint8Array): number | null {
  const chunks = walkChunks(bytes)
  for (let count = 0; !chunks.next().done; count++) if (count === MAX_CHUNKS) return null
  return Math.min(statedEnd(bytes), bytes.length)
}

/**
 * The chunks of a complete WebP file as a list. ToolErrors `imageTruncated` if one is cut off, `imageDamaged` if there are too
 * many.
 */
export function webpChunks(bytes: Uint8Array): WebpChunk[] {
  const chunks: WebpChunk[] = []
  for (const chunk of walkChunks(bytes)) {
    if (chunks.push(chunk) > MAX_CHUNKS) throw new ToolError('imageDamaged')
  }
  if (isTruncatedWebp(bytes) || chunks.some(({ end }) => end > bytes.length)) throw new ToolError('imageTruncated')
  return chunks
}

/** True for a WebP that is shorter than its RIFF size; a missing padding byte at the end is allowed, as decoders do. */
export function isTruncatedWebp(bytes: Uint8Array): boolean {
  return statedEnd(bytes) > bytes.length + 1
}

/** The size in pixels that the first chunk of a WebP states (container specification; RFC 6386, 9.1); null for another chunk. */
export function webpSize(bytes: Uint8Array): Size | null {
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return { width: 1 + uint24LittleEndianAt(bytes, 24), height: 1 + uint24LittleEndianAt(bytes, 27) }
    case 'VP8L': {
      const sides = uint32LittleEndianAt(bytes, 21)
      return { width: 1 + (sides & 0x3fff), height: 1 + ((sides >>> 14) & 0x3fff) }
    }
    case 'VP8 ':
      return { width: uint16LittleEndianAt(bytes, 26) & 0x3fff, height: uint16LittleEndianAt(bytes, 28) & 0x3fff }
    default:
      return null
  }
}

/** True for more than one frame after an extended header with the animation flag (container specification). */
export function isAnimatedWebp(bytes: Uint8Array): boolean {
  if (textAt(bytes, 12, 4) !== 'VP8X' || (bytes[20]! & 0x02) === 0) return false
  let frames = 0
  for (const { type } of walkChunks(bytes)) if (type === 'ANMF' && ++frames > 1) return true
  return false
}

/** The EXIF block of a WebP, from its TIFF header on; null without one. Only an extended WebP has one. */
export function webpExif(bytes: Uint8Array, chunks: readonly WebpChunk[]): Uint8Array | null {
  const exif = chunks.find(({ type }) => type === 'EXIF')
  if (!exif || !chunks.some(({ type }) => type === 'VP8X')) return null
  return unnamedExif(bytes.subarray(exif.content, exif.end))
}

/** A whole chunk around its content, padded to an even length. */
export function webpChunk(type: string, content: Uint8Array): Uint8Array {
  const padding = new Uint8Array(content.length % 2)
  return concatBytes([latin1(type), uint32LittleEndian(content.length), content, padding])
}

/** A WebP file made of complete chunks, with its RIFF size. */
export function webpFile(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = concatBytes([latin1('WEBP'), ...chunks])
  return concatBytes([latin1('RIFF'), uint32LittleEndian(body.length), body])
}
