import { textAt, uint32At } from '@/lib/core/byte-reader'
import { concatBytes, latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { crc32 } from '@/lib/core/crc32'
import { ToolError } from '@/lib/core/errors'
import type { Size } from '@/lib/image/pixels/geometry'

export interface PngChunk {
  readonly type: string
  /** Offset of the chunk's length field. */
  readonly start: number
  /** Offset of the content. */
  readonly content: number
  /** Offset past the check sum. */
  readonly end: number
}

/** Ancillary chunks that affect how the picture looks (PNG specification, third edition, 11.3). */
const LOOKS = [
  ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'mDCv', 'cLLI', 'cLLi'],
  ...['bKGD', 'hIST', 'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT'],
]

/** Critical chunks (11.2) and Apple's CgBI; decoders refuse a file with any other. */
const CRITICAL = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'CgBI']

/** True for a chunk that is part of the picture or says how it looks. */
export function isPictureChunk(type: string): boolean {
  return CRITICAL.includes(type) || LOOKS.includes(type)
}

export const PNG_SIGNATURE_BYTES = 8
/** Keyword of XMP, and the start of an international text that holds it plainly (XMP specification, part 3, 1.1.5). */
const XMP_KEYWORD = 'XML:com.adobe.xmp\0'
export const XMP_HEADER = `${XMP_KEYWORD}\0\0\0\0`
/** Length and type. */
const HEADER_BYTES = 8
export const PNG_CHECK_SUM_BYTES = 4
/** More than any program writes; reading millions of empty chunks would take minutes. */
const MAX_CHUNKS = 100_000

/** The chunks of a PNG file in order, up to and including IEND. In a truncated file, the last `end` can lie past the end. */
export function* walkChunks(bytes: Uint8Array): Generator<PngChunk> {
  let start = PNG_SIGNATURE_BYTES
  while (start + HEADER_BYTES <= bytes.length) {
    const type = textAt(bytes, start + 4, 4)
    const content = start + HEADER_BYTES
    const end = content + uint32At(bytes, start) + PNG_CHECK_SUM_BYTES
    yield { type, start, content, end }
    if (type === 'IEND') return
    start = end
  }
}

/** The offset after IEND, or the file's length if it is missing; null if there are too many chunks. */
export function pngEnd(bytes: Uint8Array): number | null {
  let count = 0
  for (const { type, end } of walkChunks(bytes)) {
    if (++count > MAX_CHUNKS) return null
    if (type === 'IEND') return Math.min(end, bytes.length)
  }
  return bytes.length
}

/**
 * The chunks of a complete PNG file as a list; checksums are not verified. ToolErrors `imageTruncated` if the file ends before
 * IEND, `imageDamaged` if there are too many chunks.
 */
export function pngChunks(bytes: Uint8Array): PngChunk[] {
  const chunks: PngChunk[] = []
  for (const chunk of walkChunks(bytes)) {
    if (chunks.push(chunk) > MAX_CHUNKS) throw new ToolError('imageDamaged')
  }
  const last = chunks.at(-1)
  if (last?.type === 'IEND' && last.end <= bytes.length) return chunks
  throw new ToolError('imageTruncated')
}

/** True for a PNG without its end mark. */
export function isTruncatedPng(bytes: Uint8Array): boolean {
  for (const { type } of walkChunks(bytes)) if (type === 'IEND') return false
  return true
}

/** The size in pixels that a PNG's header states, after Apple's own chunk if there is one; null without a header. */
export function pngSize(bytes: Uint8Array): Size | null {
  for (const { type, content } of walkChunks(bytes)) {
    if (type === 'IHDR') return { width: uint32At(bytes, content), height: uint32At(bytes, content + 4) }
    if (type !== 'CgBI') return null
  }
  return null
}

/** True for more than one frame: an animation control chunk says so (PNG specification, third edition, 11.3.6). */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  for (const { type, content } of walkChunks(bytes)) {
    if (type === 'acTL') return uint32At(bytes, content) > 1
    if (type === 'IDAT') return false
  }
  return false
}

/** True for a text, from its keyword on, that is not compressed: in an international one a flag says so (11.3.3.4). */
export function isPlainText(type: string, data: Uint8Array): boolean {
  return type === 'tEXt' || (type === 'iTXt' && data[data.indexOf(0) + 1] === 0)
}

/** Where in a text chunk, from its keyword on, XMP begins: some programs write it as plain text. -1 for any other, or compressed, text. */
export function xmpStart(type: string, data: Uint8Array): number {
  const start = XMP_KEYWORD.length
  if (textAt(data, 0, start) !== XMP_KEYWORD || !isPlainText(type, data)) return -1
  if (type === 'tEXt') return start
  // Two flags, the language and the translated keyword come first.
  const language = data.indexOf(0, start + 2)
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1)
  return translated < 0 ? -1 : translated + 1
}

/** A whole chunk, with length and check sum, around its content. */
export function pngChunk(type: string, content: Uint8Array): Uint8Array {
  const named = concatBytes([latin1(type), content])
  return concatBytes([uint32BigEndian(content.length), named, uint32BigEndian(crc32(named))])
}
