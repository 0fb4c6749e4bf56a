import { brotliCompressSync, constants } from 'node:zlib'

export const KILOBYTE = 1024

const sizes = new Map<string, number>()

function compressedSize(content: Buffer | string, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

/**
 * Bytes of a text or file as a host sends it with the best brotli, which takes forty times as long as an ordinary one: what
 * is within the limit by that counts as so many. Measured once for each name.
 */
export function brotliSize(name: string, content: Buffer | string, limit = 0): number {
  const known = sizes.get(name)
  if (known !== undefined) return known
  const ordinary = limit > 0 ? compressedSize(content, 6) : Infinity
  const size = ordinary <= limit ? ordinary : compressedSize(content, 11)
  sizes.set(name, size)
  return size
}
