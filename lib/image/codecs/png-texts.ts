import { concatBytes } from '@/lib/core/byte-writer'
import { imageKind } from '@/lib/image/formats/kind'
import {
  PNG_CHECK_SUM_BYTES,
  pngChunk,
  PNG_SIGNATURE_BYTES,
  walkChunks,
  type PngChunk,
} from '@/lib/image/formats/png/chunks'
import { decompress } from './decompress'

/** A small text can unpack to gigabytes. */
const MOST_BYTES = 16_000_000

/** A compressed text as the chunk that holds it plainly; null for any other chunk (PNG specification, third edition, 11.3.3). */
async function plainChunk(
  bytes: Uint8Array<ArrayBuffer>,
  { type, content, end }: PngChunk,
): Promise<Uint8Array | null> {
  const to = end - PNG_CHECK_SUM_BYTES
  const keyword = bytes.indexOf(0, content) + 1
  if (to > bytes.length || keyword === 0 || keyword > to) return null
  if (type === 'zTXt') {
    const text = await decompress(bytes.subarray(keyword + 1, to), 'deflate', MOST_BYTES)
    return text && pngChunk('tEXt', concatBytes([bytes.subarray(content, keyword), text]))
  }
  if (type !== 'iTXt' || bytes[keyword] !== 1) return null
  const start = bytes.indexOf(0, bytes.indexOf(0, keyword + 2) + 1) + 1
  const text = await decompress(bytes.subarray(start, to), 'deflate', MOST_BYTES)
  const names = [bytes.subarray(content, keyword), Uint8Array.of(0, 0), bytes.subarray(keyword + 2, start)]
  return text && pngChunk(type, concatBytes([...names, text]))
}

/** A PNG whose compressed texts are plain, so that they can be searched; any other file, and texts that cannot be unpacked, as they were. */
export async function withPlainTexts(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (imageKind(bytes) !== 'png') return bytes
  const parts: Uint8Array[] = [bytes.subarray(0, PNG_SIGNATURE_BYTES)]
  let isChanged = false
  let end = PNG_SIGNATURE_BYTES
  for (const chunk of walkChunks(bytes)) {
    const plain = await plainChunk(bytes, chunk)
    isChanged ||= plain !== null
    end = Math.min(chunk.end, bytes.length)
    parts.push(plain ?? bytes.subarray(chunk.start, end))
  }
  return isChanged ? concatBytes([...parts, bytes.subarray(end)]) : bytes
}
