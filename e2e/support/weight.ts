import { brotliCompressSync, constants } from 'node:zlib'

export const KILOBYTE = 1024

const sizes = new Map<string, number>()

/** Bytes of a text or file as a host sends it with the best brotli; measured once for each name. */
export function brotliSize(name: string, content: Buffer | string): number {
  const size =
    sizes.get(name) ?? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  sizes.set(name, size)
  return size
}
