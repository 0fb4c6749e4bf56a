import { brotliCompressSync, constants } from 'node:zlib'

export const KILOBYTE = 1024

/** Brotli at its best quality takes forty times as long as at its usual one. */
const ORDINARY_QUALITY = 6
const BEST_QUALITY = 11

interface NamedContent {
  readonly name: string
  readonly content: Buffer | string
}

const sizes = new Map<string, number>()

/** Compressed size in bytes, measured once for each name and quality. */
function sizeAt(quality: number, { name, content }: NamedContent): number {
  const key = `${quality} ${name}`
  const size =
    sizes.get(key) ?? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  sizes.set(key, size)
  return size
}

/** Bytes of a text or file as a host sends it with the best brotli. */
export function brotliSize(name: string, content: Buffer | string): number {
  return sizeAt(BEST_QUALITY, { name, content })
}

/** Compressed size of texts or files: at brotli's usual quality if that is within the limit, else at its best. */
export function brotliTotal(files: readonly NamedContent[], limit: number): number {
  const total = (quality: number) => files.reduce((sum, file) => sum + sizeAt(quality, file), 0)
  const ordinary = total(ORDINARY_QUALITY)
  return ordinary <= limit ? ordinary : total(BEST_QUALITY)
}
