/** Bytes that one step takes ("slicing by 8": Kounavis and Berry, "Novel table lookup-based algorithms", 2008). */
const SLICES = 8
/** The polynomial of ISO 3309, its bits reversed. */
const POLYNOMIAL = 0xedb88320

function withoutBits(value: number, bits: number): number {
  let rest = value
  for (let bit = 0; bit < bits; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1
  return rest
}

/** Contribution of a byte to the CRC: first by the number of bytes that follow it in its step, then by its value. */
const tables = Array.from({ length: SLICES }, (_, following) =>
  Uint32Array.from({ length: 256 }, (_, byte) => withoutBits(byte, 8 * (following + 1))),
)

/** CRC-32 of ISO 3309, as PNG and ZIP use it. `before` is the CRC-32 of the bytes that precede these. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = tables as [Uint32Array, ...Uint32Array[]] & { length: 8 }
  let crc = ~before
  let at = 0
  for (const end = bytes.length - SLICES + 1; at < end; at += SLICES) {
    crc =
      t7![(crc & 0xff) ^ bytes[at]!]! ^
      t6![((crc >>> 8) & 0xff) ^ bytes[at + 1]!]! ^
      t5![((crc >>> 16) & 0xff) ^ bytes[at + 2]!]! ^
      t4![(crc >>> 24) ^ bytes[at + 3]!]! ^
      t3![bytes[at + 4]!]! ^
      t2![bytes[at + 5]!]! ^
      t1![bytes[at + 6]!]! ^
      t0[bytes[at + 7]!]!
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ t0[(crc & 0xff) ^ bytes[at]!]!
  return ~crc >>> 0
}
