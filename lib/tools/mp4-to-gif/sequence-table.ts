const HASH_BITS = 14
const MASK = (1 << HASH_BITS) - 1
/** No code stands for a sequence that ends in itself, so that no entry looks like this. */
const EMPTY = -1

/** The sequences that have a code: a hash table of the code before (12 bits), the next index (8) and the code (12). */
export class SequenceTable {
  private readonly entries = new Int32Array(MASK + 1)

  clear(): void {
    this.entries.fill(EMPTY)
  }

  /** Where `prefix` followed by `index` stands, or would. */
  placeOf(prefix: number, index: number): number {
    const { entries } = this
    const key = (prefix << 8) | index
    let place = Math.imul(key, 0x9e3779b1) >>> (32 - HASH_BITS)
    for (;;) {
      const entry = entries[place]!
      if (entry === EMPTY || entry >>> 12 === key) return place
      place = (place + 1) & MASK
    }
  }

  /** The code at a place; -1 when there is none. */
  codeAt(place: number): number {
    const entry = this.entries[place]!
    return entry === EMPTY ? -1 : entry & 0xfff
  }

  /** Gives a sequence, at its place, a code. */
  put(place: number, prefix: number, index: number, code: number): void {
    this.entries[place] = (((prefix << 8) | index) << 12) | code
  }
}
