/** Number of bytes of a text in UTF-8; a lone surrogate counts as the 3 bytes of the replacement character. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
    // A surrogate pair is 4 bytes: 3 are already counted for its first half.
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
 * Number of bytes by the rule of the Korean school record system (NEIS): as in UTF-8, but 2 for a line break. Source:
 * 나이스(NEIS) 학교생활기록부 글자 수 기준.
 */
export function schoolRecordBytes(text: string): number {
  const plain = text.replace(/\r\n?/g, '\n')
  return utf8Bytes(plain) + (plain.match(/\n/g)?.length ?? 0)
}
