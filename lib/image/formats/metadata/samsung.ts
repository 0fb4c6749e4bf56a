import { textAt, uint32LittleEndianAt } from '@/lib/core/byte-reader'
import type { Extent } from '@/lib/image/formats/heif/items'

/** More entries than any phone writes. */
const MOST_ENTRIES = 100
const ENTRY_BYTES = 12
const LONGEST_NAME = 64

/** Samsung's data behind a picture, as exiftool's Samsung.pm reads it. */
interface SamsungData {
  /** Where the first of its entries begins. */
  readonly start: number
  readonly entries: readonly (Extent & { readonly name: string })[]
  /** Parts of its directory that place an entry outside the data, or list too many. */
  readonly unread: readonly Extent[]
}

/** More letters than an entry of one line has. */
const LONGEST_TEXT = 200
/** How a motion photo says which version it is, before its clip or alone. */
const VERSION = /^mpv\d/
const VERSION_BYTES = 16

/** The text that an entry consists of; null for a longer one and for other data. */
export function entryText(content: Uint8Array): string | null {
  const text = content.length > LONGEST_TEXT ? '\0' : textAt(content, 0, content.length)
  return /^[\x20-\x7e\s]*$/.test(text) ? text : null
}

/** True for data in an entry that only says how the next is stored. */
export function isVersion(content: Uint8Array): boolean {
  return content.length <= VERSION_BYTES && VERSION.test(textAt(content, 0, content.length))
}

/** True for zeros, line ends and spaces, which may stand between and behind data. */
export function isPadding(byte: number): boolean {
  return byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20
}

/**
 * Samsung's trailer within two offsets: entries, their directory, its length, the letters SEFT and padding. Null if the range
 * does not end in a trailer.
 */
export function samsungData(bytes: Uint8Array, start: number, end: number): SamsungData | null {
  let close = end
  while (close > start && isPadding(bytes[close - 1]!)) close--
  const last = textAt(bytes, close - 4, 4) === 'SEFT' ? close - 8 : -1
  const directory = last - uint32LittleEndianAt(bytes, last)
  if (last < start || directory < start || textAt(bytes, directory, 4) !== 'SEFH') return null
  const first = directory + ENTRY_BYTES
  const listed = Math.min(first + ENTRY_BYTES * uint32LittleEndianAt(bytes, directory + 8), last)
  const read = Math.min(listed, first + ENTRY_BYTES * MOST_ENTRIES)
  const entries: (Extent & { readonly name: string })[] = []
  const unread: Extent[] = [{ start: read, end: listed }]
  let from = directory
  for (let at = first; at + ENTRY_BYTES <= read; at += ENTRY_BYTES) {
    const entry = directory - uint32LittleEndianAt(bytes, at + 4)
    const to = entry + uint32LittleEndianAt(bytes, at + 8)
    const content = entry + 8 + uint32LittleEndianAt(bytes, entry + 4)
    const name = textAt(bytes, entry + 8, Math.min(content - entry - 8, LONGEST_NAME))
    const isInside = entry >= start && to <= directory
    if (isInside) entries.push({ name, start: content, end: to })
    else unread.push({ start: at, end: at + ENTRY_BYTES })
    if (isInside) from = Math.min(from, entry)
  }
  return { start: from, entries, unread }
}
