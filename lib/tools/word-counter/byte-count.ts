/** Bytes of a text in UTF-8; half a surrogate pair counts as the 3 bytes of its replacement character. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
    // A pair is 4 bytes together: 3 counted for its first half, 1 for its second.
    if (unit >= 0xd800 && unit < 0xdc00 && isLowSurrogate(text, index + 1)) {
      bytes += 1
      index++
    }
  }
  return bytes
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  return unit >= 0xdc00 && unit < 0xe000
}

/**
 * Bytes as the Korean school record system (NEIS) counts them: Hangul 3, ASCII 1, Enter 2, everything else as in UTF-8.
 * Source: 나이스(NEIS) 학교생활기록부 글자 수 기준.
 */
export function schoolRecordBytes(text: string): number {
  const plain = text.replace(/\r\n?/g, '\n')
  return utf8Bytes(plain) + (plain.match(/\n/g)?.length ?? 0)
}
