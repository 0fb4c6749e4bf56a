const HASH_BITS = 14
const MASK = (1 << HASH_BITS) - 1
/** No valid entry has this value: a sequence's code differs from the code of its prefix. */
const EMPTY = -1

/**
 * The dictionary of LZW: a hash table with entries of the prefix's code (12 bits), the next index (8) and the code
 * (12).
 */
export class SequenceTable {
  private readonly entries = new Int32Array(MASK + 1)

  clear(): void {
    this.entries.fill(EMPTY)
  }

  /** Slot of the sequence `prefix` followed by `index`, whether it exists or not. */
  slotOf(prefix: number, index: number): number {
    const { entries } = this
    const key = (prefix << 8) | index
    let slot = Math.imul(key, 0x9e3779b1) >>> (32 - HASH_BITS)
    for (;;) {
      const entry = entries[slot]!
      if (entry === EMPTY || entry >>> 12 === key) return slot
      slot = (slot + 1) & MASK
    }
  }

  /** The code in a slot; -1 if it is empty. */
  codeAt(slot: number): number {
    const entry = this.entries[slot]!
    return entry === EMPTY ? -1 : entry & 0xfff
  }

  /** Stores the code of a sequence in its slot. */
  store(slot: number, prefix: number, index: number, code: number): void {
    this.entries[slot] = (((prefix << 8) | index) << 12) | code
  }
}
