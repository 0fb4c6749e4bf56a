/** Codes are at most 12 bits long (GIF89a specification, appendix F). */
const MOST_CODES = 4096
const HASH_BITS = 14
const HASH_MASK = (1 << HASH_BITS) - 1
const BLOCK = 255

/** Writes bits, the lowest first, into sub-blocks of at most 255 bytes. */
class BlockWriter {
  private bytes = new Uint8Array(1 << 16)
  private length = 0
  private blockStart = 0
  private pending = 0
  private pendingBits = 0

  constructor(first: number) {
    this.bytes[0] = first
    this.length = 2
    this.blockStart = 1
  }

  write(code: number, bits: number): void {
    this.pending |= code << this.pendingBits
    this.pendingBits += bits
    while (this.pendingBits >= 8) {
      this.byte(this.pending & 255)
      this.pending >>>= 8
      this.pendingBits -= 8
    }
  }

  finish(): Uint8Array {
    if (this.pendingBits > 0) this.byte(this.pending & 255)
    const filled = this.length - this.blockStart - 1
    this.bytes[this.blockStart] = filled
    if (filled > 0) this.bytes[this.length++] = 0
    return this.bytes.slice(0, this.length)
  }

  private byte(value: number): void {
    if (this.length + 2 >= this.bytes.length) this.grow()
    if (this.length - this.blockStart > BLOCK) {
      this.bytes[this.blockStart] = BLOCK
      this.blockStart = this.length++
    }
    this.bytes[this.length++] = value
  }

  private grow(): void {
    const larger = new Uint8Array(this.bytes.length * 2)
    larger.set(this.bytes)
    this.bytes = larger
  }
}

/** The sequences that have a code, by prefix code and next index. */
class Dictionary {
  private readonly keys = new Int32Array(HASH_MASK + 1)
  private readonly codes = new Uint16Array(HASH_MASK + 1)

  clear(): void {
    this.keys.fill(-1)
  }

  /** The code of `prefix` followed by `index`; -1 when there is none. */
  find(prefix: number, index: number): number {
    const key = (prefix << 8) | index
    let slot = Math.imul(key, 0x9e3779b1) >>> (32 - HASH_BITS)
    for (;;) {
      const found = this.keys[slot]!
      if (found === key) return this.codes[slot]!
      if (found < 0) return -1
      slot = (slot + 1) & HASH_MASK
    }
  }

  add(prefix: number, index: number, code: number): void {
    const key = (prefix << 8) | index
    let slot = Math.imul(key, 0x9e3779b1) >>> (32 - HASH_BITS)
    while (this.keys[slot]! >= 0) slot = (slot + 1) & HASH_MASK
    this.keys[slot] = key
    this.codes[slot] = code
  }
}

export interface Indices {
  readonly indices: Uint8Array
  /** Pixels (1) that look right already: `transparent` may be written in their place. */
  readonly free?: Uint8Array
  readonly transparent?: number
}

/** With fewer free pixels than this share transparent ones never pay; with more they always do. */
const FEW = 1 / 20
const MANY = 1 / 2

/** What is tried first for a free pixel. */
type Preference = 'index' | 'transparent'

/**
 * Compresses colour indices below 2^`depth` as GIF's image data: the minimum code size, sub-blocks and terminator. Where a
 * pixel is free, the index or the transparent one is written, whichever lengthens the run of known sequences; of the ways
 * to choose between them, the one that comes out shortest.
 */
export function compressLzw(pixels: Indices, depth: number): Uint8Array {
  const plain = () => compress({ indices: pixels.indices }, depth, 'index')
  if (!pixels.free) return plain()
  const share = pixels.free.reduce((sum, free) => sum + free, 0) / pixels.free.length
  if (share < FEW) return plain()
  const mixed = (['transparent', 'index'] as const).map((preference) => compress(pixels, depth, preference))
  const ways = share > MANY ? mixed : [...mixed, plain()]
  return ways.reduce((least, data) => (data.length < least.length ? data : least))
}

function compress({ indices, free, transparent = 0 }: Indices, depth: number, preference: Preference): Uint8Array {
  const minimum = Math.max(2, depth)
  const clear = 1 << minimum
  const end = clear + 1
  const dictionary = new Dictionary()
  const writer = new BlockWriter(minimum)
  let bits = minimum + 1
  let next = end + 1
  dictionary.clear()
  writer.write(clear, bits)

  const prefersIndex = preference === 'index'

  let prefix = free?.[0] && !prefersIndex ? transparent : indices[0]!
  for (let at = 1; at < indices.length; at++) {
    const index = indices[at]!
    const isFree = free !== undefined && free[at] === 1
    const first = isFree && !prefersIndex ? transparent : index
    let code = dictionary.find(prefix, first)
    if (code < 0 && isFree) code = dictionary.find(prefix, prefersIndex ? transparent : index)
    if (code >= 0) {
      prefix = code
      continue
    }
    writer.write(prefix, bits)
    if (next < MOST_CODES) {
      dictionary.add(prefix, first, next)
      if (next === 1 << bits) bits++
      next++
    } else {
      writer.write(clear, bits)
      dictionary.clear()
      bits = minimum + 1
      next = end + 1
    }
    prefix = first
  }
  writer.write(prefix, bits)
  if (next === 1 << bits && bits < 12) bits++
  writer.write(end, bits)
  return writer.finish()
}
