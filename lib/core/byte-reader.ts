/** Decodes `length` bytes from `offset` as Latin-1; the text is shorter where the data ends. */
export function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length))
}

/** Unsigned 32-bit big-endian integer; bytes past the end count as 0. */
export function uint32At(bytes: Uint8Array, offset: number): number {
  return uint16At(bytes, offset) * 0x10000 + uint16At(bytes, offset + 2)
}

/** Unsigned 16-bit big-endian integer; bytes past the end count as 0. */
export function uint16At(bytes: Uint8Array, offset: number): number {
  return ((bytes[offset] ?? 0) << 8) | (bytes[offset + 1] ?? 0)
}

/** Unsigned 16-bit little-endian integer; bytes past the end count as 0. */
export function uint16LittleEndianAt(bytes: Uint8Array, offset: number): number {
  return ((bytes[offset + 1] ?? 0) << 8) | (bytes[offset] ?? 0)
}

/** Unsigned 24-bit little-endian integer; bytes past the end count as 0. */
export function uint24LittleEndianAt(bytes: Uint8Array, offset: number): number {
  return uint32LittleEndianAt(bytes, offset) & 0xffffff
}

/** Unsigned 32-bit little-endian integer; bytes past the end count as 0. */
export function uint32LittleEndianAt(bytes: Uint8Array, offset: number): number {
  return (
    (bytes[offset + 3] ?? 0) * 0x1000000 +
    (((bytes[offset + 2] ?? 0) << 16) | ((bytes[offset + 1] ?? 0) << 8) | (bytes[offset] ?? 0))
  )
}
