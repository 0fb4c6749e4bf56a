/** The polynomial of ISO 3309, its bits reversed. */
const POLYNOMIAL = 0xedb88320

/** What each value of a byte contributes. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1
  return rest
})

/** CRC-32 of ISO 3309, as PNG and ZIP use it. `before` is the CRC-32 of the bytes that precede these. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  for (let at = 0; at < bytes.length; at++) crc = (crc >>> 8) ^ TABLE[(crc & 0xff) ^ bytes[at]!]!
  return ~crc >>> 0
}
