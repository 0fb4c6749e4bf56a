/** The entropy-coded bits of a JPEG scan, in which every byte of ones is followed by a stuffed zero (ITU-T T.81, F.1.2.3). */
export class ScanReader {
  private window = 0
  private held = 0
  private offset = 0

  constructor(private readonly bytes: Uint8Array) {}

  /** The next 16 bits; ones past the end. */
  peek(): number {
    while (this.held < 16) {
      const byte = this.bytes[this.offset++] ?? 0xff
      if (byte === 0xff) this.offset++
      this.window = (this.window << 8) | byte
      this.held += 8
    }
    return (this.window >>> (this.held - 16)) & 0xffff
  }

  /** Advances by up to 16 bits that were peeked. */
  skip(count: number): void {
    this.held -= count
  }
}

/** Writes such bits. */
export class ScanWriter {
  private bytes: Uint8Array<ArrayBuffer>
  private length = 0
  private window = 0
  private held = 0

  /** Allocates `expected` bytes, and more when needed. */
  constructor(expected: number) {
    this.bytes = new Uint8Array(expected)
  }

  /** The lowest `count` bits, 16 at most. */
  write(bits: number, count: number): void {
    this.window = (this.window << count) | bits
    this.held += count
    while (this.held >= 8) {
      this.held -= 8
      const byte = (this.window >>> this.held) & 0xff
      this.push(byte)
      if (byte === 0xff) this.push(0)
    }
  }

  /** Fills the last byte with ones. */
  fill(): void {
    if (this.held > 0) this.write((1 << (8 - this.held)) - 1, 8 - this.held)
  }

  /** The same, followed by a marker. */
  mark(marker: number): void {
    this.fill()
    this.push(0xff)
    this.push(marker)
  }

  /** All bytes written so far. */
  written(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.length)
  }

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(Math.ceil(this.length * 1.25) + 1024)
      larger.set(this.bytes)
      this.bytes = larger
    }
    this.bytes[this.length++] = byte
  }
}
