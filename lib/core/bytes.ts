import { formatNumber } from './format'
import { roundTo } from './numbers'

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/** Formats a size in bytes as Bytes, KB, MB or GB in steps of 1024, with at most two decimals. */
export function formatBytes(locale: string, bytes: number): string {
  const shown = UNITS.map((_, power) => roundTo(bytes / 1024 ** power, power === 0 ? 0 : 2))
  // The first whose rounded number stays below the next unit, because 1,024 KB are 1 MB.
  const power = shown.findIndex((size, index) => size < 1024 || index === UNITS.length - 1)
  return `${formatNumber(locale, shown[power]!, 2)} ${UNITS[power]}`
}

export const MEGABYTE = 1024 * 1024

/** Number of bytes of a text in UTF-8; a lone surrogate counts as the 3 bytes of the replacement character. */
export function utf8Length(text: string): number {
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    length += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
    // A surrogate pair is 4 bytes: 3 are already counted for its first half.
    if (unit >= 0xd800 && text.codePointAt(index)! > 0xffff) {
      length++
      index++
    }
  }
  return length
}

/** Percentage by which a result is smaller than its original (of at least 1 byte); negative when it is larger. */
export function reductionPercent(originalBytes: number, resultBytes: number): number {
  return (1 - resultBytes / originalBytes) * 100
}
