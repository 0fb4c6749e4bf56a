import { ToolError } from '@/lib/core/errors'

const [CLEAR, END, FIRST] = [256, 257, 258]
const MOST_CODES = 4096

/**
 * Decodes the LZW codes of a TIFF's strip or tile (TIFF 6.0, section 13) into `target` from `at` on, until it is full.
 * ToolError `imageDamaged` for a code that is not defined yet.
 */
export function decodeLzw(source: Uint8Array, from: number, length: number, target: Uint8Array, at: number): void {
  // A code's output is that of the previous code plus the byte after it; both are already in the target.
  const [starts, sizes] = [new Uint32Array(MOST_CODES), new Uint32Array(MOST_CODES)]
  const end = Math.min(from + length, source.length) * 8
  let [next, width, size] = [FIRST, 9, 0]
  for (let bit = from * 8; bit + width <= end && at < target.length;) {
    const byte = Math.floor(bit / 8)
    const three = (source[byte]! << 16) | (source[byte + 1]! << 8) | source[byte + 2]!
    const code = (three >> (24 - (bit % 8) - width)) & ((1 << width) - 1)
    bit += width
    if (code === END) return
    if (code === CLEAR) {
      ;[next, width, size] = [FIRST, 9, 0]
      continue
    }
    if (size > 0 && next < MOST_CODES) {
      starts[next] = at - size
      sizes[next++] = size + 1
    }
    if (code >= next) throw new ToolError('imageDamaged')
    if (code < CLEAR) target[at] = code
    size = sizes[code]! || 1
    for (let to = at, read = starts[code]!; code >= FIRST && to < at + size;) target[to++] = target[read++]!
    at += size
    if (next === (1 << width) - 1 && width < 12) width++
  }
}
