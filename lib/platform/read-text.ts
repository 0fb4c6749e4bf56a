import { readBytes } from '@/lib/core/read-bytes'
import { detectEncoding, type Encoding } from '@/lib/text/encoding'

/**
 * Decodes a file in the given encoding, or for 'auto' in the likeliest one, which is returned with the text. A byte
 * order mark is removed. Throws ToolError `fileUnreadable`.
 */
export async function readText(
  file: Blob,
  encoding: 'auto' | Encoding,
): Promise<{ readonly text: string; readonly encoding: Encoding }> {
  const bytes = await readBytes(file)
  const used = encoding === 'auto' ? detectEncoding(bytes) : encoding
  return { text: new TextDecoder(used).decode(bytes), encoding: used }
}
