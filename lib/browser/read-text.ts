import { readBytes } from '@/lib/core/read-bytes'
import { detectEncoding, type Encoding } from '@/lib/core/text-encoding'

/**
 * A file's text without its byte order mark, and the encoding it was read in: the given one, or for 'auto' the likeliest.
 * ToolError `fileUnreadable`.
 */
export async function readText(
  file: Blob,
  encoding: 'auto' | Encoding,
): Promise<{ readonly text: string; readonly encoding: Encoding }> {
  const bytes = await readBytes(file)
  const used = encoding === 'auto' ? detectEncoding(bytes) : encoding
  return { text: new TextDecoder(used).decode(bytes), encoding: used }
}
