import { concatBytes } from '@/lib/core/byte-writer'

/** Unpacked gzip (`gzip`) or zlib data (`deflate`); null where it is damaged or longer than `most` bytes. */
export async function decompress(
  packed: Uint8Array<ArrayBuffer>,
  format: 'gzip' | 'deflate',
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  const parts: Uint8Array[] = []
  try {
    for (let left = most, next = await reader.read(); !next.done; next = await reader.read()) {
      left -= next.value.length
      if (left < 0) return null
      parts.push(next.value)
    }
    return concatBytes(parts)
  } catch {
    return null
  } finally {
    void reader.cancel().catch(() => {})
  }
}
