/** Encodes Latin-1 text, one byte per character. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Encodes an unsigned 32-bit integer as four little-endian bytes. */
export function uint32LittleEndian(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24)
}

/** Encodes an unsigned 32-bit integer as four big-endian bytes. */
export function uint32BigEndian(value: number): Uint8Array {
  return uint32LittleEndian(value).reverse()
}

/** Copies the parts, in order, into a new buffer. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
