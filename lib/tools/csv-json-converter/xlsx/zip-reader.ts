import { textAt, uint16LittleEndianAt, uint32LittleEndianAt } from '@/lib/core/byte-reader'
import { ToolError } from '@/lib/core/errors'

const MAX_ENTRIES = 5_000
const END_LENGTH = 22
const MAX_COMMENT_LENGTH = 0xffff
const DEFLATED = 8

interface Entry {
  readonly header: number
  readonly method: number
  readonly length: number
}

/** The parts of a ZIP file, unpacked on demand (PKWARE APPNOTE 6.3.10, without ZIP64). Their names are the same in small letters (ECMA-376, part 2). */
export class ZipReader {
  private readonly entries = new Map<string, Entry>()

  /**
   * `left` is the number of bytes that may be unpacked, whatever the file says of its sizes. Throws ToolError
   * `excelUnreadable` for a file that is no ZIP.
   */
  constructor(
    private readonly bytes: Uint8Array<ArrayBuffer>,
    private left: number,
  ) {
    let end = bytes.length - END_LENGTH
    while (end >= 0 && textAt(bytes, end, 4) !== 'PK\x05\x06') {
      if (bytes.length - end > END_LENGTH + MAX_COMMENT_LENGTH) end = 0
      end--
    }
    if (end < 0) throw new ToolError('excelUnreadable')
    const count = Math.min(uint16LittleEndianAt(bytes, end + 10), MAX_ENTRIES)
    let at = uint32LittleEndianAt(bytes, end + 16)
    for (let index = 0; index < count && textAt(bytes, at, 4) === 'PK\x01\x02'; index++) {
      const nameLength = uint16LittleEndianAt(bytes, at + 28)
      this.entries.set(textAt(bytes, at + 46, nameLength).toLowerCase(), {
        header: uint32LittleEndianAt(bytes, at + 42),
        method: uint16LittleEndianAt(bytes, at + 10),
        length: uint32LittleEndianAt(bytes, at + 20),
      })
      at += 46 + nameLength + uint16LittleEndianAt(bytes, at + 30) + uint16LittleEndianAt(bytes, at + 32)
    }
  }

  /** The bytes of a part as it is packed, 0 if there is none. */
  sizeOf(name: string): number {
    return this.entries.get(name.toLowerCase())?.length ?? 0
  }

  /** The UTF-8 text of a part, '' if there is none. Throws ToolErrors `excelTooLarge` and `excelUnreadable`. */
  async text(name: string): Promise<string> {
    const entry = this.entries.get(name.toLowerCase())
    if (!entry) return ''
    const { bytes } = this
    const start =
      entry.header +
      30 +
      uint16LittleEndianAt(bytes, entry.header + 26) +
      uint16LittleEndianAt(bytes, entry.header + 28)
    const packed = new Blob([bytes.subarray(start, start + entry.length)]).stream()
    const unpacked = entry.method === DEFLATED ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed
    const decoder = new TextDecoder()
    const reader = unpacked.getReader()
    let text = ''
    try {
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
        this.left -= value?.length ?? 0
        if (this.left < 0) throw new ToolError('excelTooLarge')
        text += decoder.decode(value, { stream: true })
      }
    } catch (error) {
      void reader.cancel().catch(() => {})
      throw error instanceof ToolError ? error : new ToolError('excelUnreadable')
    }
    return text + decoder.decode()
  }
}
