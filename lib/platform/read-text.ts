import { readBytes } from '@/lib/core/read-bytes'
import { detectEncoding, type Encoding } from '@/lib/text/encoding'

/**
 * Decodes a file in the given encoding, or for 'auto' in the likeliest one, which is returned with the text. A byte
 * order mark is removed. Throws ToolError `fileUnreadable`.
 */
export async function readText(file: Blob, encoding: 'auto' | Encoding) {
  const bytes = await readBytes(file)
  const used = encoding === 'auto' ? detectEncoding(bytes) : { encoding, isSure: true }
  return { ...used, text: new TextDecoder(used.encoding).decode(bytes) }
}
